//! C's comments, line by line: they change nothing.

/// Where the reader of a hunk is.
#[derive(Default)]
pub struct Comments {
    /// Within a comment that began on an earlier line.
    within: bool,
}

impl Comments {
    /// True of a line that is a comment and nothing else. A hunk may begin within one, whose lines
    /// begin with a star.
    pub fn are_all_of(&mut self, line: &str) -> bool {
        let mut rest = line.trim();
        if !self.within && (rest.starts_with("* ") || rest == "*" || rest == "*/") {
            return true;
        }
        loop {
            let end = if self.within { "*/" } else { "/*" };
            let (before, behind) = rest.split_once(end).unwrap_or((rest, ""));
            let code = before.split("//").next().unwrap_or_default().trim();
            if !self.within && !code.is_empty() {
                self.within = rest.rfind("/*") > rest.rfind("*/");
                return false;
            }
            if !rest.contains(end) {
                return true;
            }
            (self.within, rest) = (!self.within, behind);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_before_between_and_behind_comments_is_code() {
        let mut comments = Comments::default();
        for (line, is_comment) in [
            ("/* why */ x();", false),
            ("y(); /* and", false),
            (" * so on */", true),
            ("/* a */ /* b", true),
            ("c */ z();", false),
            ("z(); // too", false),
            ("// words", true),
            (" * of one that began before the hunk", true),
            ("*p = 1;", false),
        ] {
            assert_eq!(comments.are_all_of(line), is_comment, "{line}");
        }
    }
}
