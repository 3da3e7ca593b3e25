//! Patches, whole and damaged, and what they touch.

use super::*;

const PATCH: &str = "\
Subject: [PATCH] sched/fair: look at fewer CPUs

diff --git a/kernel/sched/fair.c b/kernel/sched/fair.c
--- a/kernel/sched/fair.c
+++ b/kernel/sched/fair.c
@@ -10,6 +10,7 @@ static int select_idle_cpu(struct task_struct *p, struct sched_domain *sd,
 \tint i;
-\tint old = 1;
+\tint old = 2;
+\t/* only words */
 \treturn i;
 }
 
 static inline void
@@ -50,6 +51,6 @@ struct thing {
 };
 
 static void update_curr(struct cfs_rq *cfs_rq)
 {
+\tif (now)
 \t\treturn;
-- a/this is a line of the hunk, no head
--- a/kernel/sched/features.h
+++ b/kernel/sched/features.h
@@ -1 +1,2 @@
-SCHED_FEAT(SIS_PROP, false)
+SCHED_FEAT(SIS_UTIL, true)
+SCHED_FEAT(SIS_CORE, true)
-- 
2.31.1
";

fn names(text: &str) -> Option<Vec<(String, usize)>> {
    let reader = reader_of(text);
    let named = reader.touched.into_iter().map(|touched| (touched.name, touched.lines)).collect();
    (reader.hunks > 0).then_some(named)
}

#[test]
fn changed_lines_belong_to_the_function_that_they_stand_in() {
    let found = names(PATCH).expect("hunks");
    let of = |name: &str| found.iter().find(|(known, _)| known == name).map(|(_, n)| *n);
    assert_eq!(of("select_idle_cpu"), Some(2), "{found:?}");
    assert_eq!(of("update_curr"), Some(2), "{found:?}");
    assert_eq!([of("SIS_PROP"), of("SIS_UTIL"), of("SIS_CORE")], [Some(1); 3], "{found:?}");
    assert_eq!(found.len(), 5, "{found:?}");
}

#[test]
fn a_comment_before_code_hides_no_code() {
    let patch = "+++ b/a.c\n@@ -1,4 +1,7 @@ int f(void)\n+\t/* why */ x();\n+\ty(); /* and\n\
                 +\t * so on */\n }\n \n int g(void)\n+\tz(); // too\n+\t// words\n";
    assert_eq!(names(patch), Some(vec![("f".into(), 2), ("g".into(), 1)]));
}

#[test]
fn what_stands_behind_the_end_of_the_headers_function_is_not_in_it() {
    let hunk = |lines: &str| names(&format!("+++ b/a.c\n@@ -9,9 +9,9 @@ int f(void)\n{lines}"));
    let outside = |lines| Some(vec![(OUTSIDE.to_owned(), lines)]);
    assert_eq!(hunk("-unsigned int slice = 7;\n+unsigned int slice = 14;\n"), outside(2));
    assert_eq!(hunk(" #include <x.h>\n+#define X 2\n"), outside(1));
    assert_eq!(hunk(" out:\n+\tx();\n"), Some(vec![("f".into(), 1)]));
}

#[test]
fn a_changed_variable_is_not_forgotten() {
    let patch = "+++ b/a.c\n@@ -1 +1 @@\n-unsigned int slice = 700;\n+unsigned int slice = 1400;\n";
    assert_eq!(names(patch), Some(vec![(OUTSIDE.into(), 2)]));
}

#[test]
fn a_hunk_that_was_cut_by_hand_does_not_swallow_the_next() {
    let cut = "+++ b/a.c\n@@ -1,9 +1,9 @@ int f(void)\n+\tx();\n\
               @@ -30,9 +30,9 @@ int g(void)\n+\ty();\n";
    assert_eq!(names(cut), Some(vec![("f".into(), 1), ("g".into(), 1)]));
    let cut = "--- a/a.c\n+++ b/a.c\n@@ -1,9 +1,9 @@ int f(void)\n+\tx();\n\
               --- a/b.c\n+++ b/b.c\n@@ -30,9 +30,9 @@ int g(void)\n+\ty();\n";
    assert_eq!(names(cut), Some(vec![("f".into(), 1), ("g".into(), 1)]));
}

#[test]
fn a_cut_hunk_is_named() {
    let cut =
        |text: &str| reader_of(&format!("+++ b/a.c\n@@ -7,9 +8,9 @@ int f(void)\n{text}")).cut;
    let told = "the hunk \"@@ -7,9 +8,9 @@\" of a.c is cut: 9 lines of the old file and 8 of the \
                new one are missing";
    assert_eq!(cut("+\tx();\n"), [told]);
    assert_eq!(cut("+\tx();\ndiff --git a/b.c b/b.c\n").len(), 1);
    let context = " \tx();\n".repeat(6);
    assert!(cut(&format!("{context}-\ty();\n+\tz();\n")).is_empty(), "empty lines at the end");
}

#[test]
fn a_hunk_of_more_lines_than_its_header_says_is_read_to_its_end_and_named() {
    let reader = reader_of(
        "+++ b/a.c\n@@ -7,1 +7,1 @@ int f(void)\n \tx();\n-\ty();\n+\tz();\n \tq();\n-\tr();\n\
         \n- no line of it\n",
    );
    assert_eq!(reader.touched.iter().map(|touched| touched.lines).sum::<usize>(), 3);
    assert_eq!(reader.cut.len(), 1, "{:?}", reader.cut);
    assert!(
        reader.cut[0].contains("\"@@ -7,1 +7,1 @@\" of a.c has more lines"),
        "{:?}",
        reader.cut
    );
    assert!(reader_of(PATCH).cut.is_empty());
}

#[test]
fn a_label_or_nothing_in_the_head_leaves_the_function_open() {
    for head in ["", " out:", " if (x)"] {
        let hunk = |lines: &str| names(&format!("+++ b/a.c\n@@ -9,9 +9,9 @@{head}\n{lines}"));
        assert_eq!(hunk("+\tx();\n"), Some(vec![(UNKNOWN.into(), 1)]), "{head}");
        let next = hunk("+\tx();\n }\n int g(void)\n+\ty();\n");
        assert_eq!(next, Some(vec![(UNKNOWN.into(), 1), ("g".into(), 1)]), "{head}");
        assert_eq!(hunk("+#include <x.h>\n"), Some(vec![(OUTSIDE.into(), 1)]), "{head}");
    }
}

#[test]
fn a_quoted_mail_is_read_like_the_patch_in_it() {
    let quoted: String = PATCH.lines().map(|line| format!("> {line}\n")).collect();
    assert_eq!(names(&quoted), names(PATCH));
}

#[test]
fn what_is_no_patch_is_told_and_half_of_one_does_no_harm() {
    assert_eq!(names("some words\n"), None);
    assert_eq!(names(""), None);
    for end in 0..PATCH.len() {
        let _ = names(&PATCH[..end]);
    }
    assert_eq!(names("@@ -1,99999999999999999999 +1 @@ f(\n"), None);
    let damaged = PATCH.replace("\n \treturn i;", "\nif (return i)");
    assert_eq!(names(&damaged), names(PATCH), "a mailer took the first blank away");
}

#[test]
fn letters_beyond_ascii_and_many_functions_are_read() {
    let patch = "+++ b/a.c\n@@ -1 +1,2 @@ int größe(void)\n+\tx();\n+SC\u{fffd}D_FEAT(A, true)\n";
    assert_eq!(names(patch), Some(vec![("e".into(), 1), ("D_FEAT".into(), 1)]));
    let hunk = |n: usize| format!("@@ -{n} +{n} @@ int f{n}(void)\n-\ta;\n+\tb;\n");
    let patch = (0..50_000).map(hunk).collect::<String>();
    assert_eq!(names(&format!("+++ b/a.c\n{patch}")).map(|all| all.len()), Some(50_000));
}

#[test]
fn a_merges_diff_is_told_apart_from_what_is_no_patch() {
    let fault = |name: &str, text: &str| {
        let path = std::env::temp_dir().join(format!("fairground-{name}-{}", std::process::id()));
        std::fs::write(&path, text).expect("it can be written");
        let fault = touched_by(&path).expect_err(name).to_string();
        std::fs::remove_file(&path).expect("it is there");
        fault
    };
    let merge = "diff --cc kernel/sched/fair.c\n@@@ -1,2 -1,2 +1,3 @@@\n  a\n +b\n";
    assert!(fault("merge", merge).contains("the diff of a merge"));
    assert!(fault("poem", "Shall I compare thee\n").contains("no hunk of a patch"));
}
