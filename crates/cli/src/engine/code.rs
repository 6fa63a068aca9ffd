//! The codes of the engine's answers.

use kernel::erased::CodedError;

/// Lists the codes, each with its name in the protocol.
macro_rules! codes {
    ($($(#[$note:meta])* $code:ident = $text:literal;)+) => {
        /// Why the engine does not do what a request asks for. What a table refuses, whatever the game, is
        /// [`kernel::Refusal::OF_TABLE`]; any other code is a refusal by a rule of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code {
            $($(#[$note])* $code,)+
        }

        impl Code {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$code),+];

            /// The name in the protocol.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$code => $text,)+ }
            }
        }
    };
}

codes! {
    /// The line is not JSON, or not UTF-8.
    BadJson = "bad-json";
    /// The line is too long.
    LineTooLong = "line-too-long";
    /// This is no request.
    BadRequest = "bad-request";
    /// There is no such command.
    UnknownCommand = "unknown-command";
    /// There is no such game.
    UnknownGame = "unknown-game";
    /// There is no such match.
    UnknownMatch = "unknown-match";
    /// There is no such bot.
    UnknownBot = "unknown-bot";
    /// There is no such language.
    UnknownLanguage = "unknown-language";
    /// The engine holds as many matches as it can.
    TooManyMatches = "too-many-matches";
    /// The game cannot be dealt with these options.
    BadOptions = "bad-options";
    /// The question is about other rules, or other components, than this engine has.
    OtherRules = "other-rules";
    /// No table can be as this snapshot says.
    BadSnapshot = "bad-snapshot";
    /// This is no action of the game.
    BadAction = "bad-action";
    /// The game is not for that number of players.
    BadPlayers = "bad-players";
    /// A bot was asked, but there is nothing to choose from.
    DeadEnd = "dead-end";
    /// The operating system gave no seed.
    NoRandomness = "no-randomness";
    /// A mistake of the program.
    InternalError = "internal-error";
}

impl Code {
    /// An error with this code.
    pub(super) fn error(self, message: impl ToString) -> CodedError {
        CodedError::new(self.as_str(), message)
    }
}
