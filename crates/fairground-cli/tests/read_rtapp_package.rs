//! Every example that Debian's rt-app package ships is read, or refused naming a key.
//!
//! The examples are GPL-2, so they are not in this repository: the test takes them from the
//! package, which it downloads with apt once into `target/`. Without apt or a network the test
//! says so and checks nothing.

use fairground_cli::read::{Overrides, load};
use std::path::{Path, PathBuf};
use std::process::Command;

fn run(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// The folder of the package's documentation.
fn package() -> Option<PathBuf> {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("rt-app");
    let docs = target.join("root/usr/share/doc/rt-app");
    if docs.is_dir() {
        return Some(docs);
    }
    std::fs::create_dir_all(&target).ok()?;
    let downloaded = run(Command::new("apt-get").args(["download", "rt-app"]).current_dir(&target));
    let file = std::fs::read_dir(&target).ok().filter(|_| downloaded)?;
    let mut files = file.filter_map(|entry| Some(entry.ok()?.path()));
    let package = files.find(|path| path.extension().is_some_and(|ext| ext == "deb"))?;
    run(Command::new("dpkg-deb").arg("-x").arg(package).arg(target.join("root")));
    docs.is_dir().then_some(docs)
}

fn examples(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            examples(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "json") {
            found.push(path);
        }
    }
}

/// What is not read, and the key that the message must name.
const REFUSED: &[(&str, &str)] = &[
    ("taskset.json", "\"type\""),
    ("tutorial/example6.json", "\"mem\""),
    ("merge/global.json", "\"tasks\""),
    ("merge/resources.json", "\"tasks\""),
    ("merge/thread0.json", "\"exec\""),
    ("merge/thread1.json", "\"exec\""),
    ("merge/thread2.json", "\"exec\""),
    ("merge/thread3.json", "\"exec\""),
];

#[test]
fn every_example_of_the_package_is_read_or_refused_by_key() {
    let Some(docs) = package() else {
        eprintln!("SKIPPED: the package rt-app can't be downloaded here (apt-get download rt-app)");
        return;
    };
    let mut files = Vec::new();
    examples(&docs, &mut files);
    assert!(files.len() >= 25, "only {} examples in {}", files.len(), docs.display());
    for path in files {
        let refused = REFUSED.iter().find(|(name, _)| path.ends_with(name));
        match (load(&path, &Overrides::default()), refused) {
            (Ok(scenario), None) => assert!(!scenario.workload.tasks.is_empty()),
            (Ok(_), Some(_)) => panic!("{} is read now: take it off the list", path.display()),
            (Err(error), None) => panic!("{error}"),
            (Err(error), Some((_, key))) => {
                assert!(error.to_string().contains(key), "{key} is not named:\n{error}");
            }
        }
    }
}
