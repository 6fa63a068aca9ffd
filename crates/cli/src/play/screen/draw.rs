//! How the screen looks.

use std::collections::VecDeque;

use kernel::{Paragraph as Part, Phrase, Viewer};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{BorderType, Clear, List, ListItem, ListState, Paragraph};

use super::SMALLEST;
use super::desk::{Desk, Stage};
use super::flow::flow;
use super::paint::Sentence;

/// From this width on the log has a column of its own.
const WIDE: u16 = 110;
/// The least lines that the log keeps.
const LEAST_LOG: u16 = 3;
/// The longest line that is set beside others, such as a card in a hand.
const SHORT: usize = 24;

/// A part of the table.
struct Block {
    /// Whether it is a list of short things, such as cards in a hand.
    list: bool,
    lines: Vec<Line<'static>>,
}

impl Desk<'_, '_> {
    pub(super) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return self.message(frame, area, "screen-too-small");
        }
        if let Stage::Curtain(seat) = self.stage {
            let curtain = self.at.say(&Phrase::new("play-curtain").with("who", seat));
            return centred(frame, area, &curtain);
        }
        let prompt = self.prompt(area.width);
        let most = (area.height / 4).max(4);
        let choices = self.choice_items(area.width.saturating_sub(4));
        let wanted: usize = choices.iter().map(ListItem::height).sum();
        let below = match self.stage {
            Stage::Choosing(_) => (wanted as u16).clamp(1, most) + 2,
            _ => 0,
        };
        let [top, table, asked, list, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(4),
            Constraint::Length(prompt.len() as u16),
            Constraint::Length(below),
            Constraint::Length(1),
        ])
        .areas(area);
        self.draw_title(frame, top);
        self.draw_table(frame, table);
        frame.render_widget(Text::from(prompt), asked);
        if below > 0 {
            self.draw_choices(frame, list, choices);
        }
        let help = match self.stage {
            Stage::Over => "screen-keys-over",
            _ => "screen-keys",
        };
        let quiet = Style::new().add_modifier(Modifier::DIM);
        frame.render_widget(Line::styled(format!(" {}", self.at.translator.word(help)), quiet), keys);
        self.draw_sheet(frame, area);
    }

    fn message(&self, frame: &mut Frame<'_>, area: Rect, key: &str) {
        centred(frame, area, &self.at.translator.word(key));
    }

    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect) {
        let bar = Style::new().add_modifier(Modifier::REVERSED);
        let title =
            format!(" {}  {} ", self.at.translator.word("game-title"), self.at.introductions.join(" · "));
        frame.render_widget(Line::raw(title).style(bar), area);
        let kept = self.at.saving.kept_as();
        let kept = kept.lock().map(|name| name.clone()).unwrap_or_default();
        if let Some(name) = kept {
            frame.render_widget(Line::styled(format!("{name} "), bar).alignment(Alignment::Right), area);
        }
    }

    /// What is asked, or what was just said.
    fn prompt(&self, width: u16) -> Vec<Line<'static>> {
        let style = self.painter.colour(Color::Green).add_modifier(Modifier::BOLD);
        let prompt = match self.stage {
            Stage::Waiting(seat) => self.at.say(&Phrase::new("screen-thinking").with("who", seat)),
            Stage::Over => self.result(),
            Stage::Choosing(_) | Stage::Curtain(_) => {
                self.at.say(&self.at.table.describe(self.at.viewer()).prompt)
            }
        };
        let mut lines = Sentence::plain(&prompt, style).lines(width, " ", " ");
        if let Some(notice) = &self.notice {
            let style = self.painter.colour(Color::Yellow);
            lines.extend(Sentence::plain(notice, style).lines(width, " ▸ ", "   ").into_iter().take(5));
        }
        lines
    }

    /// Who has won, in a line.
    fn result(&self) -> String {
        let Some(standings) = self.at.table.standings() else { return String::new() };
        let mut seats: Vec<kernel::Seat> = kernel::Seat::all(self.at.table.seats()).collect();
        seats.sort_by_key(|seat| standings.ranks()[seat.index()]);
        let place = |seat: kernel::Seat| {
            let place = Phrase::new("play-place")
                .with("place", standings.ranks()[seat.index()])
                .with("who", seat)
                .with("points", standings.scores()[seat.index()]);
            self.at.say(&place)
        };
        let places: Vec<String> = seats.into_iter().map(place).collect();
        let ending = Phrase::new(format!("ending-{}", standings.ending()));
        let over = self.at.say(&Phrase::new("play-over").with("ending", ending));
        format!("{over} {}", places.join("  "))
    }

    fn draw_table(&self, frame: &mut Frame<'_>, area: Rect) {
        let gap = 1;
        let wide = area.width >= WIDE;
        let log_width = if wide { area.width / 3 } else { 0 };
        let column = (area.width - log_width - gap) / 2;
        let parts = self.at.table.describe(match self.stage {
            Stage::Over => Viewer::Spectator,
            _ => self.at.viewer(),
        });
        let blocks: Vec<_> = parts.table.iter().map(|part| self.block(part, column)).collect();
        let height = usize::from(area.height);
        let beside = if wide { height } else { height.saturating_sub(usize::from(LEAST_LOG) + 1) };
        let set_in_order = |lists_first: bool| {
            let mut blocks: Vec<&Block> = blocks.iter().collect();
            if lists_first {
                blocks.sort_by_key(|block| !block.list);
            }
            let lines = blocks.into_iter().map(|block| block.lines.clone()).collect();
            flow(lines, &[height, beside], self.scroll)
        };
        // Where not everything fits, a hand of cards is what one wants to see.
        let set =
            Some(set_in_order(false)).filter(|set| set.furthest == 0).unwrap_or_else(|| set_in_order(true));
        let used = set.parts.get(1).map_or(0, Vec::len) as u16;
        let more = set.more;
        self.furthest.set(set.furthest);
        let mut columns = set.parts.into_iter();
        let left = Rect { width: column, ..area };
        frame.render_widget(Text::from(columns.next().unwrap_or_default()), left);
        let right = Rect { x: area.x + column + gap, width: column, height: used, ..area };
        frame.render_widget(Text::from(columns.next().unwrap_or_default()), right);
        let log = if wide {
            Rect { x: area.x + 2 * column + 2 * gap, width: log_width - gap, ..area }
        } else {
            Rect { y: area.y + used, height: area.height - used, ..right }
        };
        self.draw_log(frame, log);
        if more || self.scroll > 0 {
            let sign = if more { "PgDn ▼ " } else { "PgUp ▲ " };
            let at = Rect { y: area.bottom() - 1, height: 1, ..left };
            let style = Style::new().add_modifier(Modifier::REVERSED);
            frame.render_widget(Line::styled(sign, style).alignment(Alignment::Right), at);
        }
    }

    /// A part of the table: its heading and its lines, short ones beside each other.
    fn block(&self, part: &Part, width: u16) -> Block {
        let mut lines = vec![self.heading(&self.at.say(&part.heading), width)];
        let sentences: Vec<Sentence> =
            part.lines.iter().map(|line| self.painter.drawn(self.at, line)).collect();
        let plain: Vec<String> = part.lines.iter().map(|line| self.at.say(line)).collect();
        let is_new = |line: &String| !self.known.is_empty() && !self.known.contains(line);
        let short = sentences.len() > 1 && sentences.iter().all(|line| line.text().chars().count() <= SHORT);
        if short {
            let mut row = Line::default();
            for (sentence, line) in sentences.iter().zip(&plain) {
                let mark = if is_new(line) { "▸" } else { " " };
                let card = sentence.lines(width, "", "").swap_remove(0);
                if row.width() + card.width() + 2 > usize::from(width) {
                    lines.push(std::mem::take(&mut row));
                }
                row.push_span(Span::raw(mark));
                card.spans.into_iter().for_each(|span| row.push_span(span));
                row.push_span(Span::raw(" "));
            }
            lines.push(row);
            return Block { list: true, lines };
        }
        for (sentence, line) in sentences.iter().zip(&plain) {
            let mark = if is_new(line) { "▸" } else { " " };
            lines.extend(sentence.lines(width, mark, "   "));
        }
        Block { list: false, lines }
    }

    fn heading(&self, text: &str, width: u16) -> Line<'static> {
        let style = self.painter.colour(Color::Yellow).add_modifier(Modifier::BOLD);
        let rest = usize::from(width).saturating_sub(text.chars().count() + 1);
        let rule = Span::styled("─".repeat(rest), Style::new().add_modifier(Modifier::DIM));
        Line::from(vec![Span::styled(format!("{text} "), style), rule])
    }

    /// The last things that happened, the latest at the bottom.
    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect) {
        if area.height < 2 {
            return;
        }
        let mut lines = vec![self.heading(&self.at.translator.word("screen-log"), area.width)];
        let room = usize::from(area.height) - 1;
        let mut told: VecDeque<Line<'static>> = VecDeque::new();
        for sentence in self.log_backwards() {
            if told.len() >= room {
                break;
            }
            for line in sentence.lines(area.width, "• ", "  ").into_iter().rev() {
                told.push_front(line);
            }
        }
        let surplus = told.len().saturating_sub(room);
        lines.extend(told.into_iter().skip(surplus));
        frame.render_widget(Text::from(lines), area);
    }

    fn choice_items(&self, width: u16) -> Vec<ListItem<'static>> {
        let item = |at: usize| {
            let choice = &self.choices[at];
            let back = if Self::takes_back(choice) { " ↩" } else { "" };
            let mut lines = self.painter.sentence(self.at, &choice.label).lines(
                width,
                &format!("{:>3}  ", at + 1),
                "     ",
            );
            if let Some(last) = lines.last_mut() {
                last.push_span(Span::raw(back));
            }
            ListItem::new(Text::from(lines))
        };
        self.fitting().into_iter().map(item).collect()
    }

    fn draw_choices(&self, frame: &mut Frame<'_>, area: Rect, items: Vec<ListItem<'static>>) {
        let count = format!(" {}/{} ", items.len(), self.choices.len());
        let typed = format!(" › {}▏", crate::text::plain(&self.typed));
        let block = ratatui::widgets::Block::bordered()
            .border_type(BorderType::Rounded)
            .title(Line::styled(typed, Style::new().add_modifier(Modifier::BOLD)))
            .title(Line::raw(count).alignment(Alignment::Right));
        let selected = self.selected.min(items.len().saturating_sub(1));
        let mut state = ListState::default().with_selected((!items.is_empty()).then_some(selected));
        let list =
            List::new(items).block(block).highlight_style(Style::new().add_modifier(Modifier::REVERSED));
        frame.render_stateful_widget(list, area, &mut state);
    }

    fn draw_sheet(&self, frame: &mut Frame<'_>, area: Rect) {
        let Some(sheet) = &self.sheet else { return };
        let width = area.width.saturating_sub(8).min(90);
        let lines: Vec<Line<'static>> =
            sheet.paragraphs.iter().flat_map(|text| text.lines(width - 4, " ", " ")).collect();
        let height = (lines.len() as u16).saturating_add(2).min(area.height.saturating_sub(4));
        let x = area.x + (area.width - width) / 2;
        let y = area.y + (area.height - height) / 2;
        let place = Rect { x, y, width, height };
        let last = (lines.len() as u16).saturating_sub(height.saturating_sub(2));
        sheet.furthest.set(last);
        let close = self.at.translator.word("screen-close");
        let block = ratatui::widgets::Block::bordered()
            .border_type(BorderType::Double)
            .title(format!(" {} ", sheet.title))
            .title_bottom(Line::raw(format!(" {close} ")).alignment(Alignment::Right));
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(lines).scroll((sheet.scroll.min(last), 0)).block(block), place);
    }
}

fn centred(frame: &mut Frame<'_>, area: Rect, text: &str) {
    let lines = Sentence::plain(text, Style::new()).lines(area.width.saturating_sub(4), "", "");
    let place = Rect { y: area.y + area.height / 2, height: area.height - area.height / 2, ..area };
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), place);
}
