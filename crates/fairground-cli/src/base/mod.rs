//! What every room needs: how answers fail, numbers and text on a page, files that appear whole.

pub mod failure;
pub mod number;
pub mod output;
pub mod table;
pub mod text;
