//! What a page asks, in one envelope: the page can do no more than send a text and take one.

use super::list_json;
use super::play::Play;
use crate::base::failure::Failure;
use crate::read::Asked;
use serde::Deserialize;
use serde_json::json;

/// A page's question.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Question {
    /// One run.
    Play(Box<Play>),
    /// What there is on a shelf.
    List(String),
    /// A scenario's own text.
    Text(String),
}

/// Answers a page: `{"ok": …}`, or `{"kind": …, "message": …}` of what is wrong. Never fails.
pub fn browser_json(request: &str) -> String {
    match answer(request) {
        Ok(answer) => format!("{{\"ok\":{answer}}}"),
        Err(failure) => {
            let (kind, message) = match failure {
                Failure::Usage(message) => ("usage", message),
                Failure::Input(message) => ("input", message),
                Failure::Machine(message) => ("machine", message),
                Failure::ReaderGone => ("machine", "nobody reads".into()),
            };
            json!({"kind": kind, "message": message}).to_string()
        }
    }
}

fn answer(request: &str) -> Result<String, Failure> {
    match super::request::parse(request)? {
        Question::Play(play) => play.answer(),
        Question::List(shelf) => list_json(&shelf),
        Question::Text(name) => {
            let (file, text) = Asked::Path(name.into()).text().unwrap_or_default();
            Ok(json!({"file": file, "text": text}).to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    const SERVICE: &str =
        "[[workloads]]\ncommand = \"server --threads 2 --rate 50 --service 3ms\"\n";
    const POD: &str = "kind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n  - name: app\n    \
                       resources: {limits: {cpu: 1500m}}\n";

    fn ask(request: Value) -> Value {
        serde_json::from_str(&browser_json(&request.to_string())).expect("JSON")
    }

    fn play(scenario: &str, more: Value) -> Value {
        let mut play = json!({"name": "A", "scenario": scenario, "worlds": 2});
        play.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        ask(json!({"play": play}))
    }

    #[test]
    fn a_shortened_run_is_the_first_part_of_the_whole_one() {
        let one = play("request-server", json!({"longest_ms": 500}));
        assert_eq!(one["ok"]["whole_ns"], 20_000_000_000u64);
        let world = &one["ok"]["document"]["worlds"][0];
        assert_eq!(world["ended_ns"], 500_000_000);
        let told = |longest: u64| {
            let answer = play("two-hogs-003", json!({"longest_ms": longest}));
            answer["ok"]["run"]["simulated_ns"].as_u64()
        };
        assert_eq!((told(7), told(99_999)), (Some(7_000_000), Some(10_000_000_000)));
    }

    #[test]
    fn files_come_with_the_question_and_faults_name_them() {
        let files = json!({
            "files": {"mine.toml": SERVICE, "web.yaml": POD},
            "overrides": {"limits": ["web.yaml"], "duration": "100ms"},
        });
        let answer = play("mine.toml", files);
        let limits = &answer["ok"]["knobs"]["limits"];
        assert_eq!(limits.as_array().map(Vec::len), Some(2), "the pod and its container");
        assert_eq!(limits[1]["quota_ns"], 150_000_000);
        let wrong = json!({"files": {"mine.toml": "machine = \"laptop-4x2\"\nkernel = 3\n"}});
        let answer = play("mine.toml", wrong);
        assert_eq!(answer["kind"], "input");
        assert!(answer["message"].as_str().unwrap().contains("mine.toml:2:10"));
    }

    #[test]
    fn a_page_gets_an_answer_to_everything() {
        for (request, kind, words) in [
            (json!({"play": {}}), "usage", "missing field"),
            (json!({"juggle": 1}), "usage", "unknown variant"),
            (json!({"list": "cats"}), "usage", "there is no shelf"),
        ] {
            let answer = ask(request);
            assert_eq!(answer["kind"], kind);
            assert!(answer["message"].as_str().unwrap().contains(words), "{answer}");
        }
        assert_eq!(browser_json("{").find("usage"), Some(9));
        assert!(ask(json!({"text": "slices"}))["ok"]["text"].as_str().unwrap().contains("100us"));
        assert!(ask(json!({"list": "kernels"}))["ok"]["kernels"].as_array().unwrap().len() > 20);
        assert_eq!(play("no-such", json!({}))["kind"], "input");
    }
}
