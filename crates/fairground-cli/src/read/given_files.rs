//! Files that a program gives with its question, as a page does that has no disk: a path that is
//! among them is read from there, and from the disk only if it is not.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Texts by path.
pub type Files = BTreeMap<PathBuf, String>;

thread_local! {
    static GIVEN: RefCell<Files> = const { RefCell::new(Files::new()) };
}

/// Does work to which these files are there.
pub fn with_files<T>(files: Files, work: impl FnOnce() -> T) -> T {
    /// Takes them away again, whatever becomes of the work.
    struct Taken(Files);
    impl Drop for Taken {
        fn drop(&mut self) {
            GIVEN.set(std::mem::take(&mut self.0));
        }
    }
    let _taken = Taken(GIVEN.replace(files));
    work()
}

/// The text of a file that was given.
pub(super) fn text(path: &Path) -> Option<String> {
    GIVEN.with_borrow(|files| files.get(path).cloned())
}

/// True if a file was given.
pub(super) fn has(path: &Path) -> bool {
    GIVEN.with_borrow(|files| files.contains_key(path))
}

/// True if there is something at a path: given, or on the disk, a broken link too.
pub(super) fn is_there(path: &Path) -> bool {
    has(path) || path.symlink_metadata().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_there_as_long_as_the_work() {
        let name = Path::new("given/web.toml");
        let files = Files::from([(name.to_owned(), "text".to_owned())]);
        let inside = with_files(files, || (text(name), is_there(name)));
        assert_eq!(inside, (Some("text".to_owned()), true));
        assert_eq!((text(name), is_there(name)), (None, false));
    }
}
