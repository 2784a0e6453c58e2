//! A small server for static files on this machine alone.

use crate::Result;
use crate::args::Base;
use crate::http::{self, Answer, Request};
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::thread;

/// The port that is tried first where none was asked for.
const FIRST_PORT: u16 = 8080;

/// How many ports are tried from there on.
const PORTS: u16 = 100;

/// Takes a port: the one asked for, or else the first free one.
pub(crate) fn listen(port: Option<u16>) -> Result<TcpListener> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    if let Some(port) = port {
        return bind(port).map_err(|why| match why.kind() {
            io::ErrorKind::AddrInUse => {
                format!("port {port} is taken by another program: choose another, or leave it open")
            }
            _ => format!("cannot serve on port {port}: {why}"),
        });
    }
    let last = FIRST_PORT + PORTS - 1;
    (FIRST_PORT..=last)
        .find_map(|port| bind(port).ok())
        .ok_or_else(|| format!("no port from {FIRST_PORT} to {last} is free: choose one by --port"))
}

/// Takes any free port.
pub(crate) fn listen_anywhere() -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(|why| format!("cannot serve: {why}"))
}

/// A site being served, until the program ends.
pub(crate) struct Site {
    /// Where it is seen.
    pub address: String,
    server: thread::JoinHandle<()>,
}

/// Serves the files of a folder.
pub(crate) fn start(listener: TcpListener, folder: &Path, base: &Base) -> Result<Site> {
    let address = listener.local_addr().map_err(|why| format!("cannot serve: {why}"))?;
    let files = Files { folder: folder.to_path_buf(), base: base.clone() };
    let server =
        thread::spawn(move || http::serve(&listener, move |request| files.answer(request)));
    Ok(Site { address: format!("http://{address}{}", base.as_str()), server })
}

impl Site {
    /// Serves until the program is stopped.
    pub(crate) fn wait(self) {
        let _ = self.server.join();
    }
}

/// The folder that is served, and the path where it appears.
struct Files {
    folder: PathBuf,
    base: Base,
}

/// What a request leads to.
#[derive(Debug, PartialEq)]
enum Found {
    /// A file that may be there.
    File(PathBuf),
    /// The same place, spelled as a folder.
    Redirect(String),
    /// Nothing that we serve.
    Nothing,
}

impl Files {
    fn answer(&self, request: &Request) -> Answer {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return Answer::text(405, "405: only GET and HEAD are served here");
        }
        match self.find(&request.path) {
            Found::Redirect(to) => Answer::text(308, &to).with_header("Location", to),
            Found::File(path) => match std::fs::read(&path) {
                Ok(bytes) => Answer::new(200, bytes)
                    .with_header("Content-Type", mime(&path).to_owned())
                    .with_header("Cache-Control", "no-cache".to_owned())
                    // Pages of any origin may embed a board.
                    .with_header("Access-Control-Allow-Origin", "*".to_owned()),
                Err(_) => Answer::text(404, "404: there is no such file"),
            },
            Found::Nothing => Answer::text(404, "404: there is nothing here"),
        }
    }

    fn find(&self, url: &str) -> Found {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        let Some(inside) = path.strip_prefix(self.base.as_str()) else {
            let as_folder = format!("{path}/");
            let is_base = as_folder == self.base.as_str();
            return if is_base { Found::Redirect(as_folder) } else { Found::Nothing };
        };
        let Some(inside) = percent_decoded(inside) else {
            return Found::Nothing;
        };
        let mut file = self.folder.clone();
        for part in inside.split('/').filter(|part| !part.is_empty()) {
            // Nothing that could lead out of the folder, on any platform.
            if part.starts_with('.') || part.contains(['\\', ':', '\0']) {
                return Found::Nothing;
            }
            file.push(part);
        }
        match (file.is_dir(), path.ends_with('/')) {
            (true, true) => Found::File(file.join("index.html")),
            (true, false) => Found::Redirect(format!("{path}/")),
            (false, true) => Found::Nothing,
            (false, false) => Found::File(file),
        }
    }
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |byte: u8| char::from(byte).to_digit(16);
                let value = digit(rest.next()?)? * 16 + digit(rest.next()?)?;
                u8::try_from(value).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

/// The type of a file: a browser insists on the right one for modules, styles and wasm.
fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "md" | "txt" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    /// A folder with a page, a module and a sub-folder, removed at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
            std::fs::create_dir_all(folder.join("sub")).unwrap();
            std::fs::write(folder.join("index.html"), "page").unwrap();
            std::fs::write(folder.join("a b.wasm"), [0, 97, 115, 109]).unwrap();
            std::fs::write(folder.join(".hidden"), "secret").unwrap();
            Self(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn addresses_lead_to_files_of_the_folder_only() {
        let folder = Folder::new("find");
        let at = |base| Files { folder: folder.0.clone(), base: Base::new(base) };
        let file = |path: &str| Found::File(folder.0.join(path));

        assert_eq!(at("").find("/"), file("index.html"));
        assert_eq!(at("").find("/a%20b.wasm?x=1"), file("a b.wasm"));
        assert_eq!(at("").find("/sub"), Found::Redirect("/sub/".into()));
        assert_eq!(at("").find("/sub/"), file("sub/index.html"));
        assert_eq!(at("x/y").find("/x/y/"), file("index.html"));
        assert_eq!(at("x/y").find("/x/y"), Found::Redirect("/x/y/".into()));
        for outside in [
            "index.html",
            "/..",
            "/../secret",
            "/sub/../../x",
            "/%2e%2e/x",
            "/..%5cx",
            "/c:",
            "/.hidden",
            "/%",
            "/%2",
            "/%zz",
            "/%ff",
            "/%00",
            "/index.html/",
        ] {
            assert_eq!(at("").find(outside), Found::Nothing, "{outside:?}");
        }
        assert_eq!(at("x/y").find("/"), Found::Nothing);
        assert_eq!(at("x/y").find("/x/"), Found::Nothing);
    }

    #[test]
    fn a_browser_gets_files_with_their_types() {
        let folder = Folder::new("serve");
        let site = start(listen_anywhere().unwrap(), &folder.0, &Base::new("x")).unwrap();
        let host = site.address.strip_prefix("http://").unwrap().strip_suffix("/x/").unwrap();
        let ask = |request: &str| {
            let mut stream = TcpStream::connect(host).unwrap();
            write!(stream, "{request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).unwrap();
            String::from_utf8_lossy(&answer).into_owned()
        };

        let page = ask("GET /x/");
        assert!(page.starts_with("HTTP/1.1 200 "), "{page}");
        assert!(page.contains("Content-Type: text/html; charset=utf-8\r\n"), "{page}");
        assert!(page.contains("Access-Control-Allow-Origin: *\r\n"), "{page}");
        assert!(page.ends_with("\r\n\r\npage"), "{page}");
        let wasm = ask("GET /x/a%20b.wasm");
        assert!(wasm.contains("Content-Type: application/wasm\r\n"), "{wasm}");
        let head = ask("HEAD /x/");
        assert!(head.starts_with("HTTP/1.1 200 ") && head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask("GET /x/none").starts_with("HTTP/1.1 404 "));
        assert!(ask("POST /x/").starts_with("HTTP/1.1 405 "));
        let moved = ask("GET /x");
        assert!(moved.starts_with("HTTP/1.1 308 ") && moved.contains("Location: /x/"), "{moved}");
    }

    #[test]
    fn a_taken_port_is_an_error_only_where_it_was_asked_for() {
        let taken = listen_anywhere().unwrap();
        let port = taken.local_addr().unwrap().port();
        let why = listen(Some(port)).unwrap_err();
        assert!(why.contains(&port.to_string()) && why.contains("taken"), "{why}");

        let first = listen(None).unwrap();
        let second = listen(None).unwrap();
        let port = |listener: &TcpListener| listener.local_addr().unwrap().port();
        assert!(port(&first) >= FIRST_PORT && port(&second) > port(&first));
    }
}
