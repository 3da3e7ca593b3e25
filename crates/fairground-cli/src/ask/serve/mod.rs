//! `fairground serve`: the playground, on this machine only.

mod connection;
mod folder;
mod reply;
mod site;

use crate::base::console::note;
use crate::base::failure::{Answer, Failure, Verdict};
use clap::Args;
use folder::Folder;
use site::Site;
use std::io::Write;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

/// Connections at once; a page needs a few.
const CONNECTIONS_MAX: usize = 32;

/// Arguments of `serve`.
#[derive(Args, Debug)]
pub struct ServeArgs {
    /// Scenarios (.toml), workloads (.json), manifests (.yaml, .yml) and traces (.fgtrace) of this
    /// folder, to choose from in the page; or one such file
    #[arg(value_name = "FOLDER")]
    folder: Option<PathBuf>,

    /// The port on 127.0.0.1; 0 takes a free one
    #[arg(long, value_name = "N", default_value_t = 8765)]
    port: u16,

    /// Write the playground's files into this folder instead, for a web server of your own
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["port", "folder"])]
    to: Option<PathBuf>,
}

/// Serves until it is interrupted, or writes the files.
pub fn answer(args: &ServeArgs, out: &mut dyn Write) -> Answer {
    if let Some(to) = &args.to {
        site::write(to)?;
        return Ok(Verdict::Fine);
    }
    let folder = args.folder.as_deref().map(Folder::open).transpose()?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, args.port)).map_err(|error| {
        let port = args.port;
        Failure::Machine(format!(
            "can't listen on port {port} of 127.0.0.1: {error}\naccepted: --port with another \
             number, or --port 0 for any free one"
        ))
    })?;
    let port = listener.local_addr()?.port();
    let page = folder.as_ref().map_or("", Folder::page);
    writeln!(out, "http://127.0.0.1:{port}/{page}")?;
    out.flush()?;
    note("the page is there for this machine only; Ctrl-C ends it");
    serve(&listener, &Arc::new(Site::new(port, folder)));
    Ok(Verdict::Fine)
}

/// Answers each connection on a thread of its own.
fn serve(listener: &TcpListener, site: &Arc<Site>) {
    // Each connection holds one, however it ends.
    let open = Arc::new(());
    for stream in listener.incoming().flatten() {
        if Arc::strong_count(&open) > CONNECTIONS_MAX {
            // Whoever comes too often may come again: a browser does.
            continue;
        }
        let (site, held) = (Arc::clone(site), Arc::clone(&open));
        // Without a thread the connection is closed.
        let _ = thread::Builder::new().spawn(move || {
            answer_one(stream, &site);
            drop(held);
        });
    }
}

/// A connection that breaks is nobody's loss.
fn answer_one(mut stream: TcpStream, site: &Site) {
    let _ = connection::answer(&mut stream, |head| site.reply(head));
}
