//! `fairground completions` and `fairground man`: made from the options themselves, by the
//! generators of the parser's own makers.

use crate::base::failure::{Answer, Failure, Verdict};
use clap::{Args, Command};
use clap_complete::Shell;
use std::io::Write;

/// Which shell.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell that is to complete commands
    #[arg(value_enum)]
    shell: Shell,
}

/// Of what.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// Command whose page it is, e.g. run; the program's own unless given
    #[arg(value_name = "COMMAND")]
    verb: Option<String>,
}

/// Writes the script that a shell reads.
pub fn answer(args: &CompletionsArgs, mut command: Command, out: &mut dyn Write) -> Answer {
    // The generator does not expect a reader that goes away half-way.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "fairground", &mut script);
    out.write_all(&script)?;
    Ok(Verdict::Fine)
}

/// Writes a page in the language of `man`.
pub fn answer_man(args: &ManArgs, mut command: Command, out: &mut dyn Write) -> Answer {
    // Options that all verbs have are put into each.
    command.build();
    let page = match &args.verb {
        None => command,
        Some(verb) => {
            let found = command.find_subcommand(verb).filter(|found| !found.is_hide_set());
            let found = found.ok_or_else(|| unknown(verb, &command))?;
            found.clone()
        }
    };
    clap_mangen::Man::new(page).render(out)?;
    Ok(Verdict::Fine)
}

fn unknown(verb: &str, command: &Command) -> Failure {
    let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    Failure::Usage(format!("there is no command \"{verb}\"\naccepted: {}", names.join(", ")))
}
