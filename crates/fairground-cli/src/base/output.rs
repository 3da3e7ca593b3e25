//! Files that appear whole or not at all.

use super::failure::Failure;
use super::used_files;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that is written under a temporary name beside its own and renamed at the end; if it is
/// dropped before, nothing is left. What is no plain file (a pipe, a device) is written directly.
pub struct Output {
    file: Option<BufWriter<File>>,
    temporary: Option<PathBuf>,
    path: PathBuf,
}

impl Output {
    /// Opens the file that an option names: what can't be written is told before anything runs.
    ///
    /// # Errors
    /// When the directory does not allow it, the command reads it, or another option writes it.
    pub fn of_option(option: &'static str, path: &Path) -> Result<Self, Failure> {
        used_files::claim(option, path)?;
        Output::create(path).map_err(|error| Failure::writing(&path.display().to_string(), &error))
    }

    /// Opens `path` for writing.
    ///
    /// # Errors
    /// When the directory does not allow it.
    pub fn create(path: &Path) -> io::Result<Self> {
        let special = fs::metadata(path).is_ok_and(|meta| !meta.is_file());
        let temporary = (!special).then(|| temporary_name(path));
        let file = match &temporary {
            Some(temporary) => create_new(temporary)?,
            None => File::options().write(true).open(path)?,
        };
        let file = Some(BufWriter::with_capacity(1 << 16, file));
        Ok(Output { file, temporary, path: path.to_owned() })
    }

    /// Waits until the disk has all of it, and gives the file its name.
    ///
    /// # Errors
    /// When the last bytes can't be written.
    pub fn commit_synced(mut self) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            file.flush()?;
            file.get_ref().sync_all()?;
        }
        self.commit()
    }

    /// Gives the file its name.
    ///
    /// # Errors
    /// When the last bytes can't be written.
    pub fn commit(mut self) -> io::Result<()> {
        if let Some(file) = self.file.take() {
            file.into_inner().map_err(io::IntoInnerError::into_error)?;
        }
        match &self.temporary {
            Some(temporary) => fs::rename(temporary, &self.path)?,
            None => return Ok(()),
        }
        self.temporary = None;
        Ok(())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.as_mut().map_or(Ok(0), |file| file.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_mut().map_or(Ok(()), Write::flush)
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if let Some(temporary) = &self.temporary {
            // Nothing can be done about a temporary file that can't be removed.
            let _ = fs::remove_file(temporary);
        }
    }
}

/// Makes a file of our own: what a process of the same number left, or a link, is not written to.
fn create_new(path: &Path) -> io::Result<File> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => File::options().write(true).create_new(true).open(path),
    }
}

/// What a file is called while it is written.
pub fn temporary_name(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.partial", std::process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_scratch(name: &str) -> PathBuf {
        let dir = std::env::temp_dir().join(format!("fairground-{name}-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        dir
    }

    #[test]
    fn a_dropped_output_leaves_nothing() {
        let dir = in_scratch("dropped");
        let mut output = Output::create(&dir.join("trace")).unwrap();
        output.write_all(b"half").unwrap();
        drop(output);
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 0);
        fs::remove_dir(&dir).unwrap();
    }

    #[test]
    fn a_committed_output_replaces_the_file() {
        let dir = in_scratch("committed");
        let path = dir.join("trace");
        fs::write(&path, "old").unwrap();
        let mut output = Output::create(&path).unwrap();
        output.write_all(b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"old", "untouched until the end");
        output.commit().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
        fs::remove_dir_all(&dir).unwrap();
    }
}
