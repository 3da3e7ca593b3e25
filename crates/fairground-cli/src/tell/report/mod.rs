//! The report: one page of HTML that needs no network and no other file. It holds one [`document`]
//! as JSON, and the script that draws it.

mod about;
mod around;
pub mod document;
pub mod page;
mod question;
mod schedule;
mod sentences;
mod spans;
mod world;

pub use question::Question;
pub use world::{WORLDS_MAX, World};
