//! What goes over the wire: the requests and answers of the HTTP interface, and the messages of a live table.
//!
//! | request | body | answer |
//! | --- | --- | --- |
//! | `GET /api/me` | | [`Me`]; whoever comes without a cookie becomes a guest |
//! | `PATCH /api/me` | [`ChangeMe`] | [`Me`] |
//! | `POST /api/me/link` | | [`LinkCode`], to be typed on another device |
//! | `POST /api/link` | [`LinkCode`] | [`Me`]: this browser is now that guest |
//! | `DELETE /api/me/link` | | the code is no longer good |
//! | `GET /api/me/devices` | | [`Device`]s: the browsers in which the guest is known |
//! | `DELETE /api/me/devices/{id}` | | that browser forgets the guest |
//! | `POST /api/me/devices/end-others` | | every other browser does |
//! | `GET /api/me/mutes` | | [`Muted`]s: whom the guest does not read |
//! | `DELETE /api/me/mutes/{id}` | | reads that person again |
//! | `GET /api/me/data` | | everything that is kept about the guest, as a file of JSON |
//! | `DELETE /api/me` | [`DeleteMe`] | all of it is deleted |
//! | `GET /api/me/tables` | | [`TableInfo`]s of the guest that are waiting or running, newest first |
//! | `GET /api/me/campaigns/{game}` | | [`Campaign`] |
//! | `DELETE /api/me/campaigns/{game}` | | |
//! | `GET /api/games` | | [`GameInfo`]s |
//! | `GET /api/games/{game}/sheet` | | [`SheetInfo`] |
//! | `GET /api/lobby` | | [`TableInfo`]s of public tables, open ones first |
//! | `GET /api/lobby/live` | | the same list again whenever it changes, as server-sent events |
//! | `POST /api/tables` | [`NewTable`] | [`TableInfo`] |
//! | `GET /api/tables/{id}?invite=` | | [`TableInfo`] |
//! | `POST /api/tables/{id}/sit?invite=` | [`Sit`] | [`TableInfo`] |
//! | `POST /api/tables/{id}/leave` | | [`TableInfo`]; before the start only |
//! | `POST /api/tables/{id}/close` | | [`TableInfo`]; by the host |
//! | `POST /api/tables/{id}/rematch` | | [`TableInfo`] of the next table |
//! | `POST /api/tables/{id}/report?invite=` | [`Report`] | the operator reads it |
//! | `GET /api/tables/{id}/record?invite=` | | the record as text |
//! | `GET /api/tables/{id}/replay?invite=&viewer=&from=&plain=` | | [`Replay`]: at most 100 frames |
//! | `GET /api/tables/{id}/live?invite=&since=&seat=&plain=` | | a WebSocket: [`ClientMessage`] in, [`ServerMessage`] out |
//!
//! Whatever fails is answered with an [`ErrorReply`].

mod error;
mod game;
mod guest;
mod live;
mod replay;
mod table;

pub use error::ErrorReply;
pub use game::{GameInfo, SheetInfo};
pub use guest::{Campaign, ChangeMe, DeleteMe, Device, LinkCode, Me, Muted};
pub use live::{ChatLine, ClientMessage, Command, ServerMessage, StepLog, TableUpdate, Undo};
pub use replay::{Frame, Replay};
pub use table::{Clock, NewSeat, NewTable, Report, SeatInfo, SeatKind, Sit, Status, TableInfo, Who};

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
            .with::<Muted>()
            .with::<DeleteMe>()
            .with::<Report>()
            .with::<Campaign>()
            .with::<GameInfo>()
            .with::<SheetInfo>()
            .with::<NewTable>()
            .with::<Sit>()
            .with::<TableInfo>()
            .with::<Replay>();
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
