//! A file's name as it is called from another folder.

use std::path::{Component, Path, PathBuf};

/// The same file, as a file in `folder` would name it; where the folder is this one, a name from
/// the root, and what is no file, stay as they are.
pub fn from_folder(name: &str, folder: &Path) -> String {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let real = [Path::new(name), folder, Path::new(".")].map(|path| path.canonicalize().ok());
    match real {
        [Some(file), Some(folder), Some(here)]
            if Path::new(name).is_relative() && folder != here =>
        {
            way(&folder, &file).to_str().unwrap_or(name).to_owned()
        }
        _ => name.to_owned(),
    }
}

/// From a folder to a file, both from the root.
fn way(folder: &Path, file: &Path) -> PathBuf {
    let both = folder.components().zip(file.components());
    let same = both.take_while(|(one, other)| one == other).count();
    let up = folder.components().skip(same).map(|_| Component::ParentDir);
    up.chain(file.components().skip(same)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_from_another_folder() {
        let way = |folder: &str, file: &str| way(Path::new(folder), Path::new(file));
        assert_eq!(way("/a/sets", "/a/nodes/lscpu.json"), Path::new("../nodes/lscpu.json"));
        assert_eq!(way("/a", "/a/lscpu.json"), Path::new("lscpu.json"));
        assert_eq!(from_folder("Cargo.toml", Path::new("src")), "../Cargo.toml");
        for stays in ["laptop-4x2", "node:1 l3:1 core:2 pu:1", "/proc/version"] {
            assert_eq!(from_folder(stays, Path::new("src")), stays);
        }
        assert_eq!(from_folder("Cargo.toml", Path::new("")), "Cargo.toml");
    }
}
