//! `dragonhall guest`: guests looked at, muted, renamed and banned while the hall is open.

use clap::{Args, Subcommand};
use hall::guest::presentable;
use hall::moderation::day;
use hall::store::{Change, Person, Store, now};
use kernel::erased::CodedError;

use crate::serve::{StoreOptions, broken};
use crate::text::print_line;

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
    },
    /// Show a guest
    Show {
        /// The guest
        id: String,
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
        Tool::List { name, decided } => {
            let people = store.people(name.as_deref(), *decided).await.map_err(broken)?;
            people.iter().for_each(|person| print_line!("{}", line(person)));
            return Ok(());
        }
        Tool::Show { id } => return show(store, id).await,
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

async fn show(store: &Store, id: &str) -> Result<(), CodedError> {
    let person = store.person(id).await.map_err(broken)?.ok_or_else(|| nobody(id))?;
    print_line!("{}", line(&person));
    print_line!("came {}  language {}", day(person.guest.came_at), person.guest.language);
    if !person.sanction.why.is_empty() {
        print_line!("why: {}", person.sanction.why);
    }
    for session in store.sessions(id).await.map_err(broken)? {
        print_line!("device  {}  last used {}", session.label, day(session.seen_at));
    }
    for table in store.unfinished_tables_of(id).await.map_err(broken)? {
        print_line!("table  {table}");
    }
    Ok(())
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
