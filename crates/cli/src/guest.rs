//! `dragonhall guest`: guests looked at, muted, renamed and banned while the hall is open.

use clap::{Args, Subcommand};
use hall::guest::presentable;
use hall::moderation::day;
use hall::store::{Change, Person, SessionRow, Store, now};
use kernel::erased::CodedError;
use serde_json::{Value, json};

use crate::serve::{StoreOptions, broken};
use crate::text::{plain, print_json, print_line};

/// A day in milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

#[derive(Args, Debug)]
pub(crate) struct Guests {
    #[command(subcommand)]
    what: Tool,
    #[command(flatten)]
    store: StoreOptions,
}

#[derive(Debug, Subcommand)]
enum Tool {
    /// List guests, newest first
    List {
        /// Only those whose name holds this
        #[arg(long, value_name = "TEXT")]
        name: Option<String>,
        /// Only those who are muted, banned or renamed
        #[arg(long)]
        decided: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a guest
    Show {
        /// The guest
        id: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Mute a guest in the whole hall
    Mute {
        /// The guest
        id: String,
    },
    /// Let a guest chat again
    Unmute {
        /// The guest
        id: String,
    },
    /// Give a guest another name, wherever the old one stands
    Rename {
        /// The guest
        id: String,
        /// The new name
        name: String,
    },
    /// Ban a guest for some time; open connections are closed
    Ban {
        /// The guest
        id: String,
        /// For how many days
        #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u16).range(1..=36_500))]
        days: u16,
        /// Why, for your own memory
        #[arg(long, value_name = "TEXT", default_value = "")]
        why: String,
    },
    /// Lift a guest's ban
    Unban {
        /// The guest
        id: String,
    },
}

pub(crate) fn run(guests: &Guests) -> Result<(), CodedError> {
    guests.store.with_store(async |store| use_tool(store, &guests.what).await)
}

async fn use_tool(store: &Store, tool: &Tool) -> Result<(), CodedError> {
    let (id, change) = match tool {
        Tool::List { name, decided, json } => {
            let people = store.people(name.as_deref(), *decided).await.map_err(broken)?;
            if *json {
                print_json(&people.iter().map(as_json).collect::<Vec<_>>());
            } else {
                people.iter().for_each(|person| print_line!("{}", plain(&line(person))));
            }
            return Ok(());
        }
        Tool::Show { id, json } => return show(store, id, *json).await,
        Tool::Mute { id } => (id, Change::MuteGuest { guest: id.clone(), on: true }),
        Tool::Unmute { id } => (id, Change::MuteGuest { guest: id.clone(), on: false }),
        Tool::Rename { id, name } => {
            let name = presentable(name)
                .ok_or_else(|| CodedError::new("bad-name", "a name has 1 to 24 letters that can be seen"))?;
            (id, Change::Rename { guest: id.clone(), name })
        }
        Tool::Ban { id, days, why } => {
            let until = Some(now() + i64::from(*days) * DAY);
            (id, Change::BanGuest { guest: id.clone(), until, why: why.clone() })
        }
        Tool::Unban { id } => (id, Change::BanGuest { guest: id.clone(), until: None, why: String::new() }),
    };
    if keep(store, change).await? { Ok(()) } else { Err(nobody(id)) }
}

async fn show(store: &Store, id: &str, json: bool) -> Result<(), CodedError> {
    let person = store.person(id).await.map_err(broken)?.ok_or_else(|| nobody(id))?;
    let sessions = store.sessions(id).await.map_err(broken)?;
    let tables = store.unfinished_tables_of(id).await.map_err(broken)?;
    if json {
        let device = |session: &SessionRow| json!({ "label": session.label, "seen_at": session.seen_at });
        let mut shown = as_json(&person);
        shown["devices"] = sessions.iter().map(device).collect();
        shown["tables"] = tables.into();
        print_json(&shown);
        return Ok(());
    }
    print_line!("{}", plain(&line(&person)));
    print_line!("came {}  language {}", day(person.guest.came_at), person.guest.language);
    if !person.sanction.why.is_empty() {
        print_line!("why: {}", plain(&person.sanction.why));
    }
    for session in sessions {
        print_line!("device  {}  last used {}", plain(&session.label), day(session.seen_at));
    }
    tables.iter().for_each(|table| print_line!("table  {table}"));
    Ok(())
}

/// A guest as data. What their devices are known by stays in the store.
fn as_json(person: &Person) -> Value {
    let Person { guest, sanction } = person;
    json!({
        "id": guest.id,
        "name": guest.name,
        "language": guest.language,
        "came_at": guest.came_at,
        "seen_at": guest.seen_at,
        "muted": sanction.muted,
        "banned_until": sanction.ban(),
        "why": sanction.why,
    })
}

fn line(person: &Person) -> String {
    let muted = if person.sanction.muted { "  muted" } else { "" };
    let banned = person.sanction.ban().map(|until| format!("  banned until {}", day(until)));
    format!("{}  {}{muted}{}", person.guest.id, person.guest.name, banned.unwrap_or_default())
}

fn nobody(id: &str) -> CodedError {
    CodedError::new("no-guest", format!("there is no guest `{id}`"))
}

/// Keeps a decision; an open hall learns of it within a few seconds.
pub(crate) async fn keep(store: &Store, change: Change) -> Result<bool, CodedError> {
    store.write(change.into()).await.map_err(broken)
}
