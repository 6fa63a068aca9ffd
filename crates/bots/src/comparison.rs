//! Two programs measured in turns: how many times as fast one is as the other.

use serde::Serialize;

/// One figure of two programs. The field names are an interface.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The figure of the program that is compared with: the median over rounds.
    pub base: f64,
    /// The figure of the program that is looked at.
    pub this: f64,
    /// How many times as fast it is: the median over rounds of what was measured side by side.
    pub speedup: f64,
    /// The least over rounds.
    pub least: f64,
    /// The largest over rounds.
    pub most: f64,
}

impl Comparison {
    /// Compares times: one pair of (base, this) for each round; `None` without a round.
    ///
    /// ```
    /// // The machine is half as fast in the second round, for both.
    /// let compared = bots::Comparison::of_times(&[(80.0, 40.0), (160.0, 80.0), (90.0, 60.0)]).unwrap();
    /// assert_eq!((compared.speedup, compared.least, compared.most), (2.0, 1.5, 2.0));
    /// assert_eq!((compared.base, compared.this), (90.0, 60.0));
    /// ```
    #[must_use]
    pub fn of_times(rounds: &[(f64, f64)]) -> Option<Self> {
        let sorted = |figure: fn(&(f64, f64)) -> f64| {
            let mut all: Vec<f64> = rounds.iter().map(figure).collect();
            all.sort_by(f64::total_cmp);
            all
        };
        let ratios = sorted(|(base, this)| base / this);
        Some(Self {
            base: median(&sorted(|(base, _)| *base))?,
            this: median(&sorted(|(_, this)| *this))?,
            speedup: median(&ratios)?,
            least: *ratios.first()?,
            most: *ratios.last()?,
        })
    }
}

/// The middle of sorted figures.
fn median(sorted: &[f64]) -> Option<f64> {
    let half = sorted.len() / 2;
    let upper = *sorted.get(half)?;
    Some(if sorted.len() % 2 == 1 { upper } else { f64::midpoint(sorted[half - 1], upper) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_an_even_number_is_between_the_two_in_the_middle() {
        assert_eq!(median(&[1.0, 2.0, 4.0, 9.0]), Some(3.0));
    }

    #[test]
    fn without_a_round_there_is_nothing_to_compare() {
        assert_eq!(Comparison::of_times(&[]), None);
    }
}
