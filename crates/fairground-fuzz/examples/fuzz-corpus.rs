//! `fuzz-corpus list | unpack FILE FOLDER | pack FOLDER FILE BYTES`: the corpora between fuzzers
//! and repository.

use fairground_fuzz::{corpus, targets};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["list"] => {
            targets::TARGETS.iter().for_each(|target| println!("{}", target.name));
            Ok(())
        }
        ["unpack", file, folder] => corpus::unpack(Path::new(file), Path::new(folder))
            .map(|count| println!("{count} inputs of {file}")),
        ["pack", folder, file, bytes] => {
            let bytes_max = bytes.parse().expect("BYTES is a number");
            corpus::pack(Path::new(folder), Path::new(file), bytes_max)
                .map(|(of, kept)| println!("{file}: {kept} of {of} inputs"))
        }
        _ => {
            eprintln!("fuzz-corpus list | unpack FILE FOLDER | pack FOLDER FILE BYTES");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", words.join(" "));
            ExitCode::FAILURE
        }
    }
}
