//! How the operator's page looks. Every value is escaped by the template.

use std::sync::Arc;

use maud::{DOCTYPE, Markup, html};

use crate::error::HallError;
use crate::hall::Hall;
use crate::moderation::day;
use crate::store::{Person, ReportLine, ReportRow};
use crate::wire::Status;

/// Tables that the page lists at most.
const MOST_TABLES: u32 = 200;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem;color-scheme:light dark}\
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #8886}\
form{display:inline-flex;gap:.4rem;margin:.2rem .6rem .2rem 0;flex-wrap:wrap}input{font:inherit;max-width:11rem}button{font:inherit}\
article{border:1px solid #8886;border-radius:.5rem;padding:.5rem 1rem;margin:.8rem 0}ol{margin:.3rem 0}code{overflow-wrap:anywhere}";

fn frame(title: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                title { (title) }
                style { (maud::PreEscaped(STYLE)) }
            }
            body { (body) }
        }
    }
}

/// The form that asks for the token.
pub(super) fn login() -> Markup {
    let form = html! {
        h1 { "Dragonhall: operator" }
        form method="post" action="/operator/login" {
            label { "Token " input type="password" name="token" required autocomplete="current-password"; }
            button { "Enter" }
        }
    };
    frame("Operator", &form)
}

/// Everything at one glance.
pub(super) async fn page(hall: &Arc<Hall>) -> Result<Markup, HallError> {
    let store = &hall.store;
    let mut reports = Vec::new();
    for row in store.reports(false).await? {
        let lines = store.report(&row.id).await?.map(|(_, lines)| lines).unwrap_or_default();
        let person = match &row.about {
            Some(about) => store.person(about).await?,
            None => None,
        };
        reports.push((row, lines, person));
    }
    let decided = store.people(None, true).await?;
    let bans = store.address_bans().await?;
    let tables = store.unfinished(MOST_TABLES).await?;
    let body = html! {
        h1 { "Dragonhall: operator" }
        form method="post" action="/operator/logout" { button { "Leave" } }
        h2 { "Reports (" (reports.len()) ")" }
        @for (row, lines, person) in &reports { (report(row, lines, person.as_ref())) }
        h2 { "Guests with a decision (" (decided.len()) ")" }
        @for person in &decided { article { (about(person)) } }
        h2 { "Banned networks (" (bans.len()) ")" }
        table {
            @for ban in &bans {
                tr {
                    td { code { (ban.network) } }
                    td { (ban.ends_at.map_or_else(|| "for good".to_owned(), |at| format!("until {}", day(at)))) }
                    td { (ban.why) }
                    td {
                        form method="post" action="/operator/bans/remove" {
                            input type="hidden" name="network" value=(ban.network);
                            button { "Lift" }
                        }
                    }
                }
            }
        }
        form method="post" action="/operator/bans" {
            input name="network" placeholder="203.0.113.0/24" aria-label="Network" required;
            input name="days" placeholder="days" aria-label="Days" inputmode="numeric";
            input name="why" placeholder="why" aria-label="Why";
            button { "Ban this network" }
        }
        h2 { "Open tables (" (tables.len()) ")" }
        table {
            @for table in &tables {
                tr {
                    td { code { (table.id) } }
                    td { (table.game) }
                    td { @if table.status == Status::Waiting { "waiting" } @else { "running" } }
                    td {
                        @for seat in &table.seats {
                            @if let Some(guest) = &seat.guest { (seat.name) " " code { (guest) } " " }
                        }
                    }
                }
            }
        }
    };
    Ok(frame("Operator", &body))
}

fn report(row: &ReportRow, lines: &[ReportLine], person: Option<&Person>) -> Markup {
    html! {
        article {
            p {
                b { (row.name) } ": " (row.reason) br;
                small { (day(row.made_at)) ", table " code { (row.table) } ", report " code { (row.id) } }
            }
            ol {
                @for line in lines {
                    @let own = row.about.is_some() && line.guest == row.about;
                    li value=(line.number) { @if own { b { (line.name) } } @else { (line.name) } ": " (line.text) }
                }
            }
            @if let Some(person) = person { (about(person)) }
            form method="post" action=(format!("/operator/reports/{}/resolve", row.id)) {
                input name="note" placeholder="note" aria-label="Note";
                button { "Resolved" }
            }
        }
    }
}

/// One button with what it needs.
fn button(person: &Person, action: &str, label: &str, fields: &Markup) -> Markup {
    html! {
        form method="post" action="/operator/guest" {
            input type="hidden" name="guest" value=(person.guest.id);
            input type="hidden" name="action" value=(action);
            (fields)
            button { (label) }
        }
    }
}

fn about(person: &Person) -> Markup {
    let nothing = html! {};
    let muted = person.sanction.muted;
    let rename = html! { input name="name" placeholder="new name" aria-label="New name" required; };
    let ban = html! {
        input name="days" value="7" aria-label="Days" inputmode="numeric";
        input name="why" placeholder="why" aria-label="Why";
    };
    html! {
        p {
            (person.guest.name) " " code { (person.guest.id) }
            @if muted { " · muted" }
            @if let Some(until) = person.sanction.ban() { " · banned until " (day(until)) " " (person.sanction.why) }
        }
        @if muted { (button(person, "unmute", "Unmute", &nothing)) } @else { (button(person, "mute", "Mute", &nothing)) }
        (button(person, "rename", "Rename", &rename))
        @if person.sanction.ban().is_some() { (button(person, "unban", "Lift the ban", &nothing)) }
        @else { (button(person, "ban", "Ban", &ban)) }
    }
}
