//! Paragraphs set in columns, like a newspaper.

use ratatui::text::Line;

/// Where the lines of a table go.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Columns<'l> {
    pub(super) parts: Vec<Vec<Line<'l>>>,
    /// Whether there is more below.
    pub(super) more: bool,
    /// How far one can scroll.
    pub(super) furthest: usize,
}

/// Sets blocks of lines into columns of these heights, from line `scroll` on. A block stays together if everything still fits.
pub(super) fn flow<'l>(blocks: Vec<Vec<Line<'l>>>, heights: &[usize], scroll: usize) -> Columns<'l> {
    if let Some(parts) = together(&blocks, heights).filter(|_| scroll == 0) {
        return Columns { parts, more: false, furthest: 0 };
    }
    let lines: Vec<Line<'l>> = blocks.into_iter().flatten().collect();
    let room: usize = heights.iter().sum();
    // One cannot scroll past the end.
    let furthest = lines.len().saturating_sub(room);
    let mut rest = lines.into_iter().skip(scroll.min(furthest)).peekable();
    let parts = heights.iter().map(|&height| rest.by_ref().take(height).collect()).collect();
    Columns { more: rest.peek().is_some(), parts, furthest }
}

/// The blocks in order, each whole in one column, the columns about equally full; nothing if they do not fit so.
fn together<'l>(blocks: &[Vec<Line<'l>>], heights: &[usize]) -> Option<Vec<Vec<Line<'l>>>> {
    let height = |part: &[Vec<Line<'l>>]| part.iter().map(Vec::len).sum::<usize>();
    let lines = |part: &[Vec<Line<'l>>]| part.iter().flatten().cloned().collect::<Vec<_>>();
    match *heights {
        [only] => (height(blocks) <= only).then(|| vec![lines(blocks)]),
        [left, right] => {
            let fits = |&split: &usize| height(&blocks[..split]) <= left && height(&blocks[split..]) <= right;
            let fullest = |&split: &usize| height(&blocks[..split]).max(height(&blocks[split..]));
            let split = (0..=blocks.len()).filter(fits).min_by_key(fullest)?;
            Some(vec![lines(&blocks[..split]), lines(&blocks[split..])])
        }
        _ => None,
    }
}
