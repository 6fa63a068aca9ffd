//! The hall: the games, the store, and the tables in memory.

mod opening;

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use bots::{BotSpec, Level};
use catalog::Playable;
use data_encoding::HEXLOWER;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use sha2::{Digest, Sha256};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::announce::{Announcer, Vapid, fresh_vapid_key};
use crate::bots::{OutsideBots, Scheduler};
use crate::coach::Scripts;
use crate::deals::DealKey;
use crate::error::{ErrorCode, HallError};
use crate::guest::{fresh_key, signing_key};
use crate::limits::{per_hour, per_second, same_invitation};
use crate::lobby::Lobby;
use crate::maintenance::Maintenance;
use crate::metrics::Metrics;
use crate::moderation::Moderation;
use crate::reviews::Reviews;
use crate::seeds::Seeds;
use crate::settings::Settings;
use crate::store::{Store, StoreError, TableRow};
use crate::table::{Pages, SpectatorChatLimiter, Table, TableRequest};
use crate::translators::Translators;
use crate::wire::GameInfo;

/// Cards that one address may try in an hour: nobody guesses one, and nobody keeps the store busy by trying.
const CARD_TRIES_PER_HOUR: u32 = 20;

/// Requests that may wait at one table.
const WAITING_REQUESTS: usize = 32;
/// Tables read from the store at the same time.
const FETCHERS: usize = 8;
/// Live connections at the same time, at most.
const MOST_LIVE: u32 = 100_000;
/// How long the last connections have to close.
const CLOSE_GRACE: Duration = Duration::from_secs(2);

/// A line of chat every two seconds, five at once.
fn chat() -> Quota {
    let burst = NonZeroU32::new(5).expect("five is not zero");
    Quota::with_period(Duration::from_secs(2)).expect("two seconds are a while").allow_burst(burst)
}

/// Why a hall cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Broken texts.
    #[error(transparent)]
    Texts(#[from] catalog::MissingText),
    /// The threads on which bots think.
    #[error("no thread can be started for the bots: {0}")]
    Threads(std::io::Error),
    /// The key in the database is none.
    #[error("the key that signs cookies is damaged")]
    Key,
    /// The key in the database by which push services know the hall is none.
    #[error("the key of announcements is damaged")]
    PushKey,
}

/// Everything that requests and tables share.
pub struct Hall {
    games: Vec<Arc<dyn Playable>>,
    /// Where everything is kept.
    pub store: Store,
    tables: Mutex<HashMap<String, mpsc::Sender<TableRequest>>>,
    pub(crate) bots: Scheduler,
    /// Bots that are processes.
    pub(crate) outside: OutsideBots,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) translators: Translators,
    /// Lessons and puzzles.
    pub(crate) scripts: Scripts,
    pub(crate) settings: Settings,
    pub(crate) key: Key,
    /// What the seeds of daily deals come from.
    pub(crate) deal_key: DealKey,
    pub(crate) moderation: Moderation,
    /// How quickly each guest asks, from whatever addresses.
    pub(crate) guest_limiter: DefaultKeyedRateLimiter<String>,
    /// How quickly each guest sends messages to live tables, over whatever connections.
    pub(crate) message_limiter: DefaultKeyedRateLimiter<String>,
    /// How quickly each guest chats.
    pub(crate) chat_limiter: DefaultKeyedRateLimiter<String>,
    /// How many moves come from each address.
    pub(crate) move_limiter: DefaultKeyedRateLimiter<IpAddr>,
    /// How many guests come from each address.
    pub(crate) new_guest_limiter: DefaultKeyedRateLimiter<IpAddr>,
    /// Tries to come back by a card, by address.
    pub(crate) card_limiter: DefaultKeyedRateLimiter<IpAddr>,
    /// How many tables are opened from each address.
    pub(crate) new_table_limiter: DefaultKeyedRateLimiter<IpAddr>,
    /// How many people each guest invites.
    pub(crate) invitation_limiter: DefaultKeyedRateLimiter<String>,
    /// How often a guest invites the same person.
    pub(crate) same_invitation_limiter: DefaultKeyedRateLimiter<(String, String)>,
    /// The way to whoever does not look.
    pub(crate) announcer: Announcer,
    /// What goes on without anybody asking.
    pub(crate) maintenance: Arc<Maintenance>,
    /// How quickly spectators chat.
    pub(crate) spectator_chat_limiter: SpectatorChatLimiter,
    /// Pages of replays and histories.
    pub(crate) pages: Pages,
    /// Reviews that are being made.
    pub(crate) reviews: Reviews,
    /// Permits to read a table from the store.
    pub(crate) fetching: Semaphore,
    /// One for each live connection, so that the hall can wait for the last one to close.
    pub(crate) live_slots: Arc<Semaphore>,
    /// The list of public tables.
    pub(crate) lobby: Arc<Lobby>,
    /// Where seeds come from.
    pub(crate) seeds: Seeds,
    /// Turns true when the hall closes.
    closing: watch::Sender<bool>,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl Hall {
    /// Opens the hall. `corrected` are games with sheets of the host's own; the others come from the catalog.
    ///
    /// # Errors
    /// If the store or the texts are not usable.
    pub async fn open(
        store: Store,
        corrected: Vec<Arc<dyn Playable>>,
        settings: Settings,
    ) -> Result<Arc<Self>, CannotOpen> {
        store.claim().await?;
        let mut games = corrected;
        let entries = settings.catalog.entries();
        for entry in entries {
            if !games.iter().any(|game| game.name() == entry.name) {
                games.push(entry.build().into());
            }
        }
        games.sort_by_key(|game| entries.iter().position(|entry| entry.name == game.name()));
        let translators = Translators::new(games.iter().map(|game| game.as_ref() as &dyn Playable))?;
        let scripts = Scripts::read(games.iter().map(|game| game.as_ref() as &dyn Playable));
        let key = signing_key(&store.secret("cookie-key", fresh_key).await?).ok_or(CannotOpen::Key)?;
        let deal_key = match settings.seed {
            Some(number) => number.to_string(),
            None => store.secret("deal-key", fresh_key).await?,
        };
        let vapid = store.secret("push-key", fresh_vapid_key).await?;
        let vapid = Vapid::read(&vapid, settings.announce.contact.clone()).ok_or(CannotOpen::PushKey)?;
        let (announcer, jobs) = Announcer::new(vapid, &settings.announce, &settings.limits);
        let metrics = Arc::<Metrics>::default();
        let (commands, limits) = (settings.outside.clone(), settings.limits.clone());
        let outside = tokio::task::spawn_blocking(move || OutsideBots::open(&commands, &limits));
        let outside = outside.await.map_err(std::io::Error::from).and_then(|opened| opened);
        let hall = Arc::new(Self {
            games,
            lobby: Lobby::open(store.clone(), Arc::clone(&metrics)),
            store,
            tables: Mutex::default(),
            bots: Scheduler::new(settings.bot_threads, &settings.limits).map_err(CannotOpen::Threads)?,
            outside: outside.map_err(CannotOpen::Threads)?,
            metrics,
            translators,
            scripts,
            guest_limiter: RateLimiter::keyed(settings.requests()),
            message_limiter: RateLimiter::keyed(settings.messages()),
            chat_limiter: RateLimiter::keyed(chat()),
            move_limiter: RateLimiter::keyed(per_second(settings.limits.moves_per_second)),
            card_limiter: RateLimiter::keyed(per_hour(CARD_TRIES_PER_HOUR)),
            new_guest_limiter: RateLimiter::keyed(per_hour(settings.limits.guests_per_hour)),
            new_table_limiter: RateLimiter::keyed(per_hour(settings.limits.tables_per_hour)),
            invitation_limiter: RateLimiter::keyed(per_hour(settings.limits.invitations_per_hour)),
            same_invitation_limiter: RateLimiter::keyed(same_invitation()),
            announcer,
            maintenance: Arc::default(),
            spectator_chat_limiter: SpectatorChatLimiter::new(),
            pages: Pages::new(&settings.limits),
            reviews: Reviews::new(&settings.limits),
            fetching: Semaphore::new(FETCHERS),
            moderation: Moderation::new(&settings.limits),
            live_slots: Arc::new(Semaphore::new(MOST_LIVE as usize)),
            seeds: Seeds::new(settings.seed),
            settings,
            key,
            deal_key: DealKey::new(&deal_key),
            closing: watch::Sender::new(false),
        });
        Announcer::start(&hall, jobs);
        Moderation::start(&hall).await?;
        hall.resume_tables().await?;
        Maintenance::start(&hall);
        Ok(hall)
    }

    /// After a restart every table goes on that waits for a bot or a clock, or has a turn to announce.
    async fn resume_tables(self: &Arc<Self>) -> Result<(), StoreError> {
        let tables = self.store.tables_to_resume().await?;
        if !tables.is_empty() {
            tracing::info!(tables = tables.len(), "resuming running tables");
        }
        for id in tables {
            self.resume(&id);
        }
        Ok(())
    }

    /// The games.
    pub(crate) fn games(&self) -> Vec<GameInfo> {
        let info = |game: &Arc<dyn Playable>| GameInfo {
            name: game.name().to_owned(),
            seats: [*game.seats().start(), *game.seats().end()],
            revision: game.revision(),
            sheet: game.sheet_digest(),
            campaign: game.has_campaign(),
            options: game.form(),
            bots: BotSpec::NAMES.map(str::to_owned).to_vec(),
            outside: self.outside.offered(game.name()),
            first_bot: Level::FIRST.name().to_owned(),
            strengths: Level::strengths_in(game.name()).map_or_else(BTreeMap::new, |found| found.elo.clone()),
        };
        self.games.iter().map(info).collect()
    }

    /// Their names, in the order to show them.
    pub(crate) fn game_names(&self) -> Vec<String> {
        self.games.iter().map(|game| game.name().to_owned()).collect()
    }

    /// The game of this name.
    pub(crate) fn game(&self, name: &str) -> Result<&Arc<dyn Playable>, HallError> {
        self.games.iter().find(|game| game.name() == name).ok_or(HallError::new(ErrorCode::UnknownGame))
    }

    /// How many tables are in memory.
    pub(crate) fn tables_in_memory(&self) -> usize {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The way to a table; it is fetched from the store if need be.
    pub(crate) fn table(self: &Arc<Self>, id: &str) -> mpsc::Sender<TableRequest> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(requests) = tables.get(id).filter(|requests| !requests.is_closed()) {
            return requests.clone();
        }
        let (requests, waiting) = mpsc::channel(WAITING_REQUESTS);
        tables.insert(id.to_owned(), requests.clone());
        tokio::spawn(Table::run(Arc::clone(self), id.to_owned(), requests.downgrade(), waiting));
        requests
    }

    /// Fetches a table that exists and has to go on without anybody asking for it.
    pub(crate) fn resume(self: &Arc<Self>, id: &str) {
        self.maintenance.want(id);
        drop(self.table(id));
    }

    /// Whether a table is in memory.
    pub(crate) fn has_in_memory(&self, id: &str) -> bool {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
    }

    /// A digest of an address, by which limits are counted in the store: the address itself is not kept.
    pub(crate) fn origin(&self, address: IpAddr) -> String {
        let digest =
            Sha256::new().chain_update(self.key.signing()).chain_update(address.to_string()).finalize();
        HEXLOWER.encode(&digest[..8])
    }

    /// Sends a table a request if it is in memory; from the store it is read as it is anyway.
    pub(crate) async fn send_if_in_memory(&self, id: &str, request: TableRequest) {
        let requests = self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        if let Some(requests) = requests {
            let _ = requests.send(request).await;
        }
    }

    /// Sends a table a request and waits for the reply.
    pub(crate) async fn request<T>(
        self: &Arc<Self>,
        id: &str,
        request: impl FnOnce(oneshot::Sender<Result<T, HallError>>) -> TableRequest,
    ) -> Result<T, HallError> {
        let (reply, replied) = oneshot::channel();
        let gone = || HallError::new(ErrorCode::Busy);
        self.table(id).send(request(reply)).await.map_err(|_| gone())?;
        replied.await.map_err(|_| gone())?
    }

    /// Forgets a table that leaves memory, unless somebody has asked it something in this moment.
    pub(crate) fn forget(&self, id: &str, waiting: &mpsc::Receiver<TableRequest>) -> bool {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        // The map holds one sender; whoever holds another is about to ask.
        let quiet = waiting.is_empty() && waiting.sender_strong_count() <= 1;
        if quiet {
            tables.remove(id);
        }
        quiet
    }

    /// Forgets an attempt to fetch a table that is not there.
    pub(crate) fn forget_failed(&self, id: &str) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
    }

    /// A table has changed in a way that the lobby shows. Private tables are not in it.
    pub(crate) fn table_changed(&self, row: &TableRow) {
        if row.public {
            self.lobby.changed();
        }
    }

    /// Whether the hall is about to close.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Follows whether the hall closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Waits until the hall closes.
    pub(crate) async fn closes(&self) {
        // The sender lives as long as the hall.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Closes all connections and stops.
    pub fn close(&self) {
        self.closing.send_replace(true);
        self.outside.close();
    }

    /// Waits until all live connections are closed, but not for ever.
    pub(crate) async fn wait_for_connections(&self) {
        let _ = tokio::time::timeout(CLOSE_GRACE, self.live_slots.acquire_many(MOST_LIVE)).await;
    }
}
