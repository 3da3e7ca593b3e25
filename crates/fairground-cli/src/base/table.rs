//! Tables for people: the one place that pads cells.
//!
//! A cell wider than its column is written whole and moves what follows; who must not let that
//! happen shortens it before.

/// A column: how wide, how far from the one before it, and to which side its cells lean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    gap: usize,
    width: usize,
    right: bool,
}

/// A column of words, one blank behind the column before it.
pub const fn left(width: usize) -> Column {
    Column { gap: 1, width, right: false }
}

/// A column of numbers, one blank behind the column before it.
pub const fn right(width: usize) -> Column {
    Column { gap: 1, width, right: true }
}

impl Column {
    /// The same, so many blanks behind the column before it.
    pub const fn gap(self, gap: usize) -> Self {
        Column { gap, ..self }
    }
}

/// Columns beside each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table(Vec<Column>);

impl Table {
    /// A table of these columns; nothing stands before the first one.
    pub fn new(columns: impl IntoIterator<Item = Column>) -> Self {
        let mut columns: Vec<Column> = columns.into_iter().collect();
        if let Some(first) = columns.first_mut() {
            first.gap = 0;
        }
        Table(columns)
    }

    /// Width of a full line.
    pub fn width(&self) -> usize {
        self.0.iter().map(|column| column.gap + column.width).sum()
    }

    /// A line of dashes under or above the table's rows.
    pub fn ruler(&self) -> String {
        "-".repeat(self.width())
    }

    /// A row, without blanks at its end.
    pub fn line<S: AsRef<str>>(&self, cells: impl IntoIterator<Item = S>) -> String {
        let line = self.padded(cells);
        line.trim_end().to_owned()
    }

    /// A row with the blanks at its end, if something is to follow.
    pub fn padded<S: AsRef<str>>(&self, cells: impl IntoIterator<Item = S>) -> String {
        let mut line = String::new();
        for (column, cell) in self.0.iter().zip(cells) {
            let cell = cell.as_ref();
            let blanks = " ".repeat(column.width.saturating_sub(cell.chars().count()));
            line.push_str(&" ".repeat(column.gap));
            let (before, after) = if column.right { (&*blanks, "") } else { ("", &*blanks) };
            line.extend([before, cell, after]);
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lean_to_the_left_and_numbers_to_the_right() {
        let table = Table::new([left(6), right(4), right(3).gap(2)]);
        assert_eq!(table.line(["CPU", "ms", "%"]), "CPU      ms    %");
        assert_eq!(table.padded(["a", "", ""]).len(), table.width());
        assert_eq!(table.line(["a", "", ""]), "a");
        assert_eq!(table.ruler(), "-".repeat(16));
    }

    #[test]
    fn a_cell_that_is_too_wide_is_written_whole() {
        assert_eq!(Table::new([left(2), right(2)]).line(["abc", "1234"]), "abc 1234");
    }
}
