//! What goes over the wire: the requests and answers of the HTTP interface, and the messages of a live table.
//!
//! | request | body | answer |
//! | --- | --- | --- |
//! | `GET /api/me` | | [`Me`]; whoever comes without a cookie becomes a guest |
//! | `PATCH /api/me` | [`ChangeMe`] | [`Me`] |
//! | `POST /api/me/link` | | [`LinkCode`], to be typed on another device |
//! | `POST /api/link` | [`LinkCode`] | [`Me`]: this browser is now that guest |
//! | `DELETE /api/me/link` | | the code is no longer good |
//! | `GET /api/me/card` | | [`RecoveryCard`]: whether the guest has one |
//! | `POST /api/me/card` | | [`CardWords`] of a new card, told once; the one before is no longer good |
//! | `DELETE /api/me/card` | | there is no card any more |
//! | `POST /api/recover` | [`CardWords`] | [`Me`]: this browser is now that guest |
//! | `GET /api/me/devices` | | [`Device`]s: the browsers in which the guest is known |
//! | `DELETE /api/me/devices/{id}` | | that browser forgets the guest |
//! | `POST /api/me/devices/end-others` | | every other browser does |
//! | `GET /api/me/mutes` | | [`Muted`]s: whom the guest does not read |
//! | `DELETE /api/me/mutes/{id}` | | reads that person again |
//! | `GET /api/me/data` | | everything that is kept about the guest, as a file of JSON |
//! | `DELETE /api/me` | [`DeleteMe`] | all of it is deleted |
//! | `GET /api/me/tables` | | [`TableInfo`]s of the guest that are waiting or running, newest first |
//! | `GET /api/me/games?game=&before=` | | [`YourGames`]: what goes on, and at most 20 games that had ended before |
//! | `GET /api/me/week` | | [`WeeklyBoard`]: this week's daily deals among the people whom the guest has played with |
//! | `GET /api/daily` | | [`DailyDeals`] |
//! | `POST /api/daily/{game}` | | [`TableInfo`] of the guest's own table of today's deal, which is opened once |
//! | `GET /api/daily/{game}?day=` | | [`DailyResults`], today's if no day is given |
//! | `POST /api/duplicates` | [`NewDuplicates`] | [`DuplicateSet`] |
//! | `GET /api/duplicates/{set}` | | [`DuplicateSet`] |
//! | `POST /api/duplicates/{set}/sit` | | [`TableInfo`]: the guest sits at the first table with room |
//! | `GET /api/me/announcements` | | [`Announcements`]: how the guest is told what happens while they do not look |
//! | `PUT /api/me/announcements` | [`AnnouncementWish`] | [`Announcements`] |
//! | `PUT /api/me/announcements/here` | [`Subscription`] | [`Announcements`]: this browser is told |
//! | `DELETE /api/me/announcements/here` | | this browser is not told any more |
//! | `GET /api/me/people` | | [`MetPerson`]s with whom the guest has played to the end of a game |
//! | `POST /api/me/people/invite` | [`InvitePeople`] | [`TableInfo`] of a new table, to which they are asked |
//! | `DELETE /api/me/invitations/{table}` | | does not want to come |
//! | `GET /api/me/campaigns/{game}` | | [`Campaign`] |
//! | `DELETE /api/me/campaigns/{game}` | | |
//! | `GET /api/games` | | [`GameInfo`]s |
//! | `GET /api/games/{game}/sheet` | | [`SheetInfo`] |
//! | `GET /api/games/{game}/texts` | `?language=en` | [`GameTexts`] |
//! | `GET /api/games/{game}/lessons` | | [`LessonList`] |
//! | `POST /api/games/{game}/lessons/{id}?plain=` | [`Progress`] | [`Moment`] of a lesson |
//! | `POST /api/games/{game}/puzzles/{id}?plain=` | [`Progress`] | [`Moment`] of a puzzle |
//! | `POST /api/games/{game}/lessons/{id}/play-on` | [`Progress`] | [`TableInfo`] of a new table, which begins there; the same for puzzles |
//! | `GET /api/lobby` | | [`TableInfo`]s of public tables, open ones first |
//! | `GET /api/lobby/live` | | the same list again whenever it changes, as server-sent events |
//! | `POST /api/tables` | [`NewTable`] | [`TableInfo`] |
//! | `GET /api/tables/{id}?invite=` | | [`TableInfo`] |
//! | `POST /api/tables/{id}/sit?invite=` | [`Sit`] | [`TableInfo`] |
//! | `POST /api/tables/{id}/bots` | [`AddBots`] | [`TableInfo`]; by the host, before the start only |
//! | `POST /api/tables/{id}/leave` | | [`TableInfo`]; before the start only |
//! | `POST /api/tables/{id}/close` | | [`TableInfo`]; by the host |
//! | `POST /api/tables/{id}/rematch` | | [`TableInfo`] of the next table |
//! | `POST /api/tables/{id}/play-on?invite=` | [`PlayOn`] | [`TableInfo`] of a new table, which begins after that move of one that has ended |
//! | `POST /api/tables/{id}/report?invite=` | [`Report`] | the operator reads it |
//! | `GET /api/tables/{id}/record?invite=` | | the record as text |
//! | `GET /api/tables/{id}/replay?invite=&viewer=&from=&plain=` | | [`Replay`]: at most 100 frames |
//! | `GET /api/tables/{id}/review?invite=&from=` | | [`ReviewState`]: the review of a table that has ended, or how far it is |
//! | `POST /api/tables/{id}/review?invite=` | | [`ReviewState`]; asks for it |
//! | `GET /api/tables/{id}/live?invite=&since=&seat=&plain=&hidden=` | | a WebSocket: [`ClientMessage`] in, [`ServerMessage`] out |
//!
//! Whatever fails is answered with an [`ErrorReply`].

mod announcement;
mod deals;
mod error;
mod game;
mod guest;
mod lesson;
mod live;
mod replay;
mod review;
mod table;
mod your_games;

pub use announcement::{
    AnnouncementWish, Announcements, Invitation, InvitePeople, MetPerson, PersonAt, QuietSpan, Subscription,
};
pub use deals::{
    Comparison, DailyDeal, DailyDeals, DailyGame, DailyReplay, DailyResults, DailyScores, DealInfo,
    DuplicateSet, NewDuplicates, OpenedDeal, ScoreCount, SeatComparison, Team, TeamMember, WeekLine,
    WeeklyBoard,
};
pub use error::ErrorReply;
pub use game::{GameInfo, GameTexts, SheetInfo};
pub use guest::{Campaign, CardWords, ChangeMe, DeleteMe, Device, LinkCode, Me, Muted, RecoveryCard};
pub use lesson::{Asks, LessonInfo, LessonList, Moment, Progress, PuzzleInfo, Verdict, Words};
pub use live::{Advice, ChatLine, ClientMessage, Command, ServerMessage, StepLog, TableUpdate, Undo};
pub use replay::{Frame, Replay};
pub use review::ReviewState;
pub use table::{
    AddBots, Branch, Clock, NewSeat, NewTable, PlayOn, Report, SeatInfo, SeatKind, Sit, Status, TableInfo,
    Who,
};
pub use your_games::{AgainstStatistics, FinishedGame, GameStatistics, RunningGame, YourGames};

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use kernel::erased::{Choice, EventLine};
    use kernel::{Language, Paragraph, ScoreLine, Standings};
    use testkit::ClientTypes;

    use super::*;

    fn kept(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire").join(name)
    }

    #[test]
    fn golden_types_of_the_wire_are_kept_for_the_client() {
        let types = ClientTypes::new()
            .with::<ClientMessage>()
            .with::<ServerMessage>()
            .with::<ErrorReply>()
            .with::<Me>()
            .with::<ChangeMe>()
            .with::<LinkCode>()
            .with::<Device>()
            .with::<RecoveryCard>()
            .with::<CardWords>()
            .with::<Muted>()
            .with::<DeleteMe>()
            .with::<Report>()
            .with::<Campaign>()
            .with::<GameInfo>()
            .with::<SheetInfo>()
            .with::<GameTexts>()
            .with::<LessonList>()
            .with::<Progress>()
            .with::<Moment>()
            .with::<NewTable>()
            .with::<Sit>()
            .with::<AddBots>()
            .with::<PlayOn>()
            .with::<TableInfo>()
            .with::<YourGames>()
            .with::<DailyDeals>()
            .with::<DailyResults>()
            .with::<WeeklyBoard>()
            .with::<NewDuplicates>()
            .with::<DuplicateSet>()
            .with::<Announcements>()
            .with::<AnnouncementWish>()
            .with::<Subscription>()
            .with::<MetPerson>()
            .with::<InvitePeople>()
            .with::<Replay>()
            .with::<ReviewState>();
        testkit::assert_kept(kept("hall.ts"), &types.text());
    }

    #[test]
    fn golden_types_of_the_kernel_are_kept_for_the_client() {
        let types = ClientTypes::of_kernel()
            .with::<Choice>()
            .with::<EventLine>()
            .with::<Paragraph>()
            .with::<ScoreLine>()
            .with::<Standings>()
            .with::<Language>()
            .with::<kernel::SeatSet>()
            .with::<kernel::Field>()
            .with::<kernel::Entry>();
        testkit::assert_kept(kept("kernel.ts"), &types.text());
    }
}
