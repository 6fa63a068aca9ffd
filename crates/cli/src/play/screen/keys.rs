//! Keys, as the screen understands them.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What somebody does at the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// A letter of what is looked for.
    Letter(char),
    Erase,
    Enter,
    Up,
    Down,
    First,
    Last,
    PageUp,
    PageDown,
    /// Close what is open, or forget what was typed.
    Back,
    Explain,
    Hint,
    Undo,
    Log,
    Quit,
    /// The window has another size now.
    Redraw,
}

/// Where keys come from: the terminal, or a test.
pub(super) trait Keys {
    /// The next key, if one comes within this time; waits for ever without one.
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Key>>;
}

/// The terminal's own keyboard.
pub(super) struct Keyboard;

impl Keys for Keyboard {
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Key>> {
        loop {
            if let Some(patience) = patience
                && !event::poll(patience)?
            {
                return Ok(None);
            }
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    if let Some(key) = meaning(key) {
                        return Ok(Some(key));
                    }
                }
                Event::Resize(..) => return Ok(Some(Key::Redraw)),
                _ => {}
            }
        }
    }
}

fn meaning(key: KeyEvent) -> Option<Key> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c' | 'q' | 'd') if control => Key::Quit,
        KeyCode::Char('z') if control => Key::Undo,
        KeyCode::Char('u') if control => Key::Back,
        KeyCode::Char(_) if control => return None,
        KeyCode::Char('?') | KeyCode::F(1) => Key::Explain,
        KeyCode::Char(letter) => Key::Letter(letter),
        KeyCode::Tab => Key::Hint,
        KeyCode::F(2) => Key::Log,
        KeyCode::Backspace => Key::Erase,
        KeyCode::Enter => Key::Enter,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Home => Key::First,
        KeyCode::End => Key::Last,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Esc => Key::Back,
        _ => return None,
    })
}
