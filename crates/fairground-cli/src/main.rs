//! The native binary: everything is in the library.

fn main() {
    std::process::exit(fairground_cli::main(std::env::args_os()));
}
