//! The report: one page of HTML that needs no network and no other file. It holds one [`document`]
//! as JSON, and the script that draws it.

mod about;
mod around;
mod arrives;
mod causes;
pub mod document;
mod machine;
pub mod page;
pub mod panel;
mod power;
mod question;
mod schedule;
mod sentences;
mod spans;
pub mod verb;
mod why;
mod words;
mod world;

pub use question::{Content, Question};
pub use world::{WORLDS_MAX, World};
