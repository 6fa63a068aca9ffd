//! `dragonhall ban`: networks that nobody may come from.

use clap::{Args, Subcommand};
use hall::moderation::{day, network};
use hall::store::{AddressBan, Change, Store, now};
use kernel::erased::CodedError;
use serde_json::json;

use crate::guest::{DAY, keep};
use crate::serve::{StoreOptions, broken};
use crate::text::{plain, print_json, print_line};

#[derive(Args, Debug)]
pub(crate) struct Bans {
    #[command(subcommand)]
    what: Tool,
    #[command(flatten)]
    store: StoreOptions,
}

#[derive(Debug, Subcommand)]
enum Tool {
    /// List banned networks
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Ban a network; open connections from it are closed. IPv6 is counted by networks of 64 bits
    Add {
        /// An address, or a network such as 203.0.113.0/24
        range: String,
        /// For how many days; for good otherwise
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=36_500))]
        days: Option<u16>,
        /// Why, for your own memory
        #[arg(long, value_name = "TEXT", default_value = "")]
        why: String,
    },
    /// Lift the ban of a network
    Remove {
        /// The network, as it is listed
        range: String,
    },
}

pub(crate) fn run(bans: &Bans) -> Result<(), CodedError> {
    bans.store.with_store(async |store| use_tool(store, &bans.what).await)
}

fn read(range: &str) -> Result<String, CodedError> {
    network(range).map(|network| network.to_string()).map_err(|bad| CodedError::new("bad-network", bad))
}

async fn use_tool(store: &Store, tool: &Tool) -> Result<(), CodedError> {
    match tool {
        Tool::List { json: true } => {
            let bans = store.address_bans().await.map_err(broken)?;
            let ban = |ban: &AddressBan| json!({ "network": ban.network, "why": ban.why, "made_at": ban.made_at, "ends_at": ban.ends_at });
            print_json(&bans.iter().map(ban).collect::<Vec<_>>());
        }
        Tool::List { json: false } => {
            for ban in store.address_bans().await.map_err(broken)? {
                let end =
                    ban.ends_at.map_or_else(|| "for good".to_owned(), |at| format!("until {}", day(at)));
                print_line!("{}  {end}  {}", ban.network, plain(&ban.why));
            }
        }
        Tool::Add { range, days, why } => {
            let made_at = now();
            let ends_at = days.map(|days| made_at + i64::from(days) * DAY);
            let ban = AddressBan { network: read(range)?, why: why.clone(), made_at, ends_at };
            keep(store, Change::BanNetwork(ban)).await?;
        }
        Tool::Remove { range } => {
            let network = read(range)?;
            let missing = format!("`{network}` is not banned");
            if !keep(store, Change::UnbanNetwork { network }).await? {
                return Err(CodedError::new("no-ban", missing));
            }
        }
    }
    Ok(())
}
