//! Why an action is refused.

kernel::refusals! {
    /// Why an action is refused.
    pub enum Reason {
        /// The number is not in the box.
        NoSuchNumber = "no-such-number", rule "1.1";
    }
}
