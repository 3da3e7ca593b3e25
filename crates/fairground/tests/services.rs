//! Services with a CPU limit: the verdict given before the recording, and the kernel's.

mod bless;
mod guest;
#[allow(dead_code, reason = "the replay of whole recordings is for oracle.rs")]
mod replay;
mod served;

#[test]
fn forecasts() {
    let services = served::Service::all();
    for s in &services { println!("{s}"); }
}
