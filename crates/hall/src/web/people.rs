//! The people whom a guest has played with, and asking them to another game. Nobody learns whether somebody is here, whether
//! an invitation arrived, or by whom they are muted.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde_json::{Map, json};

use super::extract::{Address, Body, Guest, Nothing};
use crate::announce::Invited;
use crate::error::{ErrorCode, HallError};
use crate::guest::is_table_name;
use crate::hall::Hall;
use crate::store::{GuestRow, MetRow, TableRow, Write};
use crate::table::{Reader, TableRequest};
use crate::wire::{Invitation, InvitePeople, MetPerson, NewSeat, NewTable, PersonAt, TableInfo};

/// People that are listed.
const MOST_LISTED: usize = 30;
/// People that are invited at once.
const MOST_INVITED: usize = 5;

/// The seats of people whom the guest has met and may know of: neither muted by the guest nor banned from the hall.
async fn met(hall: &Hall, guest: &GuestRow) -> Result<Vec<MetRow>, HallError> {
    let muted = hall.moderation.mutes_of(&hall.store, &guest.id).await?;
    let rows = hall.store.met(&guest.id).await?;
    let welcome = |row: &MetRow| !muted.has(&row.guest) && hall.moderation.admit_guest(&row.guest).is_ok();
    Ok(rows.into_iter().filter(welcome).collect())
}

/// The people with whom the guest has played to the end of a game, the last one first.
#[utoipa::path(get, path = "/api/me/people", responses((status = 200, body = Vec<MetPerson>)))]
pub(super) async fn people(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<Vec<MetPerson>>, HallError> {
    let mut people: Vec<MetPerson> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut counted = std::collections::HashSet::new();
    for row in met(&hall, &guest).await? {
        // Several seats of one screen are one game.
        let fresh = counted.insert((row.guest.clone(), row.table.clone()));
        if let Some(&place) = places.get(&row.guest) {
            people[place].games += u32::from(fresh);
            continue;
        }
        places.insert(row.guest, people.len());
        let MetRow { table, seat, name, avatar, game, ended_at, .. } = row;
        people.push(MetPerson { table, seat, name, avatar, game, games: 1, ended_at });
    }
    people.truncate(MOST_LISTED);
    Ok(Json(people))
}

/// Opens a table like the one where these people were met, and asks them to it.
#[utoipa::path(post, path = "/api/me/people/invite", request_body = InvitePeople,
    responses((status = 200, body = TableInfo)))]
pub(super) async fn invite(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Address(address): Address,
    Body(InvitePeople { people }): Body<InvitePeople>,
) -> Result<Json<TableInfo>, HallError> {
    if hall.moderation.is_muted(&guest.id) {
        return Err(HallError::new(ErrorCode::Muted));
    }
    let nobody = || HallError::new(ErrorCode::NobodyThere);
    let first = people.first().filter(|_| people.len() <= MOST_INVITED).ok_or_else(nobody)?;
    let known = met(&hall, &guest).await?;
    let mut asked: Vec<String> = Vec::new();
    for PersonAt { table, seat } in &people {
        let row = known.iter().find(|row| row.table == *table && row.seat == *seat).ok_or_else(nobody)?;
        if !asked.contains(&row.guest) {
            asked.push(row.guest.clone());
        }
    }
    let before = hall.store.table(&first.table).await?.ok_or_else(nobody)?;
    let wanted = table_like(&hall, &before, asked.len() + 1)?;
    let too_many = |_| HallError::new(ErrorCode::TooManyInvitations);
    for other in &asked {
        hall.invitation_limiter.check_key(&guest.id).map_err(too_many)?;
        hall.same_invitation_limiter.check_key(&(guest.id.clone(), other.clone())).map_err(too_many)?;
    }
    let id = hall.open_table(&guest, address, wanted).await?;
    // Whoever does not want to read the guest is not asked, and the guest does not learn it.
    let mut reached = Vec::with_capacity(asked.len());
    for other in asked {
        if !hall.moderation.mutes_of(&hall.store, &other).await?.has(&guest.id) {
            reached.push(other);
        }
    }
    let write = Write::Invite { table: id.clone(), host: guest.id.clone(), guests: reached.clone() };
    hall.store.write(write).await?;
    let reader = Box::new(Reader { guest, address, invite: None });
    let table = hall.request(&id, |reply| TableRequest::Info(reader, reply)).await?;
    let by = table.seats.first().map(|seat| seat.name.clone()).unwrap_or_default();
    for guest in reached {
        // What they want counts when they are asked, not when the queue comes to it.
        if !hall.store.announcement_wishes(&guest).await?.invitations {
            continue;
        }
        hall.announcer.invited(Invited {
            guest,
            table: id.clone(),
            invite: table.invite.clone().unwrap_or_default(),
            game: table.game.clone(),
            by: by.clone(),
        });
    }
    Ok(Json(table))
}

/// A table for so many people like an earlier one: the same game and clock, and the same options if it was for as many.
fn table_like(hall: &Hall, before: &TableRow, people: usize) -> Result<NewTable, HallError> {
    let game = hall.game(&before.game)?;
    let players = people.clamp(usize::from(*game.seats().start()), usize::from(*game.seats().end()));
    if players < people {
        return Err(HallError::with_detail(ErrorCode::BadSeats, "so many cannot play this game"));
    }
    let options = if before.seats.len() == players {
        before.options.values()
    } else {
        Map::from_iter([("players".to_owned(), json!(players))])
    };
    let mut seats = vec![NewSeat::Open; players];
    seats[0] = NewSeat::Me { name: None };
    Ok(NewTable {
        game: before.game.clone(),
        options,
        seats,
        public: false,
        clock: before.clock,
        campaign: false,
    })
}

/// The tables that a guest is asked to.
pub(super) async fn invitations(hall: &Hall, guest: &GuestRow) -> Result<Vec<Invitation>, HallError> {
    let rows = hall.store.invitations(&guest.id).await?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let muted = hall.moderation.mutes_of(&hall.store, &guest.id).await?;
    let tables = hall.store.tables_named(rows.iter().map(|row| row.table.clone()).collect()).await?;
    let mut tables: HashMap<String, TableRow> = tables.into_iter().map(|row| (row.id.clone(), row)).collect();
    let mut shown = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(table) = tables.remove(&row.table) else { continue };
        // Those muted, by the guest or in the whole hall, or banned, ask in vain.
        if muted.has(&row.host)
            || hall.moderation.is_muted(&row.host)
            || hall.moderation.admit_guest(&row.host).is_err()
        {
            continue;
        }
        let Some(host) = table.seats.iter().find(|seat| seat.guest.as_deref() == Some(row.host.as_str()))
        else {
            continue;
        };
        shown.push(Invitation {
            name: host.name.clone(),
            avatar: host.avatar.clone(),
            invite: table.invite.clone(),
            table: table.info(&guest.id),
            since: row.made_at,
        });
    }
    Ok(shown)
}

/// Does not want to come.
#[utoipa::path(delete, path = "/api/me/invitations/{table}", params(("table" = String, Path)),
    responses((status = 200)))]
pub(super) async fn decline(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Path(table): Path<String>,
) -> Result<Json<Nothing>, HallError> {
    if !is_table_name(&table) {
        return Err(HallError::new(ErrorCode::NoSuchTable));
    }
    hall.store.write(Write::Decline { guest: guest.id, table }).await?;
    Ok(Json(Nothing {}))
}
