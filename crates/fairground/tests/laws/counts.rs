//! How many files a change of policy touches, counted over the sources.
//!
//! A new answer touches its question's file alone: no other file of the engine names one of its
//! arms. A new question touches its file and the list: no other file lists questions.

use fairground::policy::{QUESTIONS, ROOMS};
use std::fs;
use std::path::{Path, PathBuf};

/// The engine's files with their text, tests at the end of a file left out.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut waiting: Vec<PathBuf> = vec![root.clone()];
    let mut found = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(fs::read_dir(&path).expect("readable").flatten().map(|e| e.path()));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("text");
            let code = text.split("#[cfg(test)]").next().unwrap_or("").to_owned();
            let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            let code = code.collect::<Vec<_>>().join("\n");
            found.push((path.strip_prefix(&root).expect("inside").display().to_string(), code));
        }
    }
    assert!(found.len() > 50, "the engine has more files than {}", found.len());
    found
}

/// A question's file, the name of its enum and those of its arms, as they are written.
fn written(sources: &[(String, String)]) -> Vec<(&str, &str, Vec<&str>)> {
    let mut found = Vec::new();
    for (path, code) in sources.iter().filter(|(path, _)| path.starts_with("policy/")) {
        let Some((_, body)) = code.split_once("question! {\n") else { continue };
        let head = body.lines().find(|line| line.trim_start().starts_with('"'));
        let name = head.and_then(|line| line.split(' ').rev().nth(1)).expect("a name and a brace");
        let body = body.split("\n    }").next().expect("an end");
        let arms = body.lines().filter_map(|line| line.trim().split_once(" = \""));
        found.push((path.as_str(), name, arms.map(|(arm, _)| arm).collect()));
    }
    found
}

#[test]
fn every_question_of_the_list_is_one_file() {
    let sources = sources();
    let written = written(&sources);
    assert_eq!(written.len(), QUESTIONS.len());
    for (room, questions) in ROOMS {
        let files =
            written.iter().filter(|(path, ..)| path.starts_with(&format!("policy/{room}/")));
        assert_eq!(files.count(), questions.len(), "{room}");
    }
    let arms: usize = written.iter().map(|(.., arms)| arms.len()).sum();
    let answers: usize = QUESTIONS.iter().map(|question| question.answers.len()).sum();
    assert_eq!(arms, answers, "an arm is an answer");
}

#[test]
fn a_new_answer_touches_one_file() {
    let sources = sources();
    let mut wrong = Vec::new();
    for (own, name, arms) in written(&sources) {
        for arm in arms {
            let text = format!("{name}::{arm}");
            let named = |code: &str| {
                code.match_indices(&text).any(|(at, _)| {
                    let free = |c: Option<char>| !c.is_some_and(|c| c.is_alphanumeric());
                    free(code[..at].chars().next_back())
                        && free(code[at + text.len()..].chars().next())
                })
            };
            let others = sources.iter().filter(|(path, code)| path != own && named(code));
            wrong.extend(others.map(|(path, _)| format!("{path} names {text}")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Only the list names them all; any other file names no more than the few it works with.
#[test]
fn a_new_question_touches_its_file_and_the_list() {
    let sources = sources();
    let modules: Vec<&str> = written(&sources)
        .iter()
        .map(|(path, ..)| path.rsplit('/').next().expect("a name").trim_end_matches(".rs"))
        .collect();
    let most = modules.len() / 2;
    let lists = sources.iter().filter(|(_, code)| {
        let named = modules.iter().filter(|name| {
            let words = [format!("{name}::"), format!("rules.{name}."), format!(" {name} ")];
            words.iter().any(|word| code.contains(word))
        });
        named.count() > most
    });
    let lists: Vec<&str> = lists.map(|(path, _)| path.as_str()).collect();
    assert_eq!(lists, ["policy/mod.rs"]);
}
