//! Guests: no account, a signed cookie, a name and a picture.

pub(crate) mod card;
mod device;
mod drawn_names;
mod faces;
mod names;

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use data_encoding::{BASE32_NOPAD, HEXLOWER};
use kernel::Language;
use sha2::{Digest, Sha256};

use crate::error::{ErrorCode, HallError};
use crate::store::{GuestRow, SessionRow, now};
use crate::wire::{ChangeMe, Me};
pub(crate) use drawn_names::is_drawn;
pub(crate) use faces::{settle, settle_newcomer};
pub use names::presentable;
pub(crate) use names::{Look, good_name, tidy};

/// The pictures a guest can have.
pub const AVATARS: [&str; 8] = ["ember", "frost", "honey", "moss", "plum", "rose", "slate", "tide"];

/// The name of the cookie.
pub(crate) const COOKIE: &str = "dragonhall";
/// A guest is remembered so long.
const REMEMBERED: std::time::Duration = std::time::Duration::from_secs(400 * 24 * 60 * 60);
/// What the cookie of a session begins with; older cookies hold the guest's own name, which has no such beginning.
const SESSION: &str = "s.";
/// How long a link code is good, in milliseconds.
pub(crate) const LINK_LASTS: i64 = 10 * 60 * 1000;

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives randomness");
    bytes
}

/// A name that nobody can guess: 128 bits.
pub(crate) fn secret_name() -> String {
    BASE32_NOPAD.encode(&random::<16>()).to_lowercase()
}

/// A short name for addresses: 60 bits.
pub(crate) fn short_name() -> String {
    secret_name()[..12].to_owned()
}

/// Whether this may be the name of a table: nothing else is asked of the store.
pub(crate) fn is_table_name(text: &str) -> bool {
    text.len() == 12 && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
}

/// Whether this may be a name of [`secret_name`].
pub(crate) fn is_secret_name(text: &str) -> bool {
    text.len() == 26 && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
}

/// A code to be typed: eight letters and digits that are not mistaken for one another.
pub(crate) fn link_code() -> String {
    BASE32_NOPAD.encode(&random::<5>())
}

/// The key that signs cookies, from its form in the store.
pub(crate) fn signing_key(hex: &str) -> Option<Key> {
    Key::try_from(HEXLOWER.decode(hex.as_bytes()).ok()?.as_slice()).ok()
}

/// A new key in that form.
pub(crate) fn fresh_key() -> String {
    HEXLOWER.encode(&random::<64>())
}

/// What a cookie says about who somebody is.
pub(crate) enum Claim {
    /// The SHA-256 of a session's token.
    Session(String),
    /// The guest's own name, from before there were sessions.
    Guest(String),
}

impl Claim {
    pub(crate) fn read(cookie: &str) -> Self {
        if cookie.starts_with(SESSION) {
            Self::Session(digest(cookie))
        } else {
            Self::Guest(cookie.to_owned())
        }
    }
}

/// Only this is kept of a token: whoever reads the database cannot be a guest.
fn digest(token: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(token.as_bytes()))
}

/// A new session of a guest: what its cookie holds, and what is kept of it.
pub(crate) fn fresh_session(guest: &str, headers: &HeaderMap) -> (String, SessionRow) {
    let token = format!("{SESSION}{}", BASE32_NOPAD.encode(&random::<32>()).to_lowercase());
    let row = SessionRow {
        token: digest(&token),
        id: short_name(),
        guest: guest.to_owned(),
        label: device::label(headers),
        made_at: now(),
        seen_at: now(),
    };
    (token, row)
}

/// The cookie that says who somebody is. Scripts cannot read it, other sites cannot send it.
pub(crate) fn cookie(token: String, secure: bool) -> Cookie<'static> {
    let age = REMEMBERED.try_into().expect("a year and a bit is a duration");
    Cookie::build((COOKIE, token))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(age)
        .build()
}

/// The language of a request from somebody we do not know: the first of their languages that we speak.
pub(crate) fn language_of(headers: &HeaderMap) -> Language {
    let wanted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let spoken = wanted.split(',').filter_map(|part| part.trim().get(..2)?.to_ascii_lowercase().parse().ok());
    spoken.into_iter().next().unwrap_or_default()
}

/// A name for somebody who has not told theirs.
pub(crate) fn drawn_name(language: Language) -> String {
    drawn_names::draw(language, u64::from_le_bytes(random()))
}

impl GuestRow {
    /// Somebody who has just come.
    pub(crate) fn fresh(language: Language, origin: String) -> Self {
        let [avatar] = random::<1>();
        Self {
            id: secret_name(),
            name: drawn_name(language),
            avatar: AVATARS[avatar as usize % AVATARS.len()].to_owned(),
            language: language.code().to_owned(),
            came_at: now(),
            seen_at: now(),
            origin: Some(origin),
        }
    }

    /// The guest's language.
    pub(crate) fn language(&self) -> Language {
        self.language.parse().unwrap_or_default()
    }

    /// The same guest with something changed.
    pub(crate) fn changed(mut self, change: ChangeMe) -> Result<Self, HallError> {
        if let Some(name) = change.name {
            self.name = good_name(&name)?;
        }
        if let Some(avatar) = change.avatar {
            let known = AVATARS.contains(&avatar.as_str());
            self.avatar = known.then_some(avatar).ok_or(HallError::new(ErrorCode::BadAvatar))?;
        }
        if let Some(language) = change.language {
            let language: Language =
                language.parse().map_err(|_| HallError::new(ErrorCode::UnknownLanguage))?;
            self.language = language.code().to_owned();
        }
        Ok(self)
    }

    /// What guests read about themselves, and what they can play here.
    pub(crate) fn me(&self, games: Vec<String>) -> Me {
        Me {
            name: self.name.clone(),
            named: !is_drawn(&self.name),
            avatar: self.avatar.clone(),
            language: self.language.clone(),
            games,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_speak_is_taken() {
        let language = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, text.parse().unwrap());
            language_of(&headers)
        };
        assert_eq!(language("fr-CA,fr;q=0.9,en;q=0.8"), Language::Fr);
        assert_eq!(language("de,en-GB;q=0.7,fr;q=0.3"), Language::En);
        assert_eq!(language("日本語"), Language::En);
    }
}
