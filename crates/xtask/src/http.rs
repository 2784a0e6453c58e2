//! As much of HTTP/1.1 as a browser on the same machine needs to fetch files.
//!
//! Each connection has a thread of its own: a browser opens several at once and keeps them, and
//! none may wait for another.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;

/// The longest head of a request that is read, in bytes.
const MAX_HEAD: u64 = 64 * 1024;

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Request {
    /// `GET`, `HEAD`, ...
    pub method: String,
    /// The address without the host, as it was sent.
    pub path: String,
    /// Whether nothing more is asked over this connection.
    last: bool,
}

/// What is answered.
pub(crate) struct Answer {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Answer {
    /// An answer with a body of bytes.
    pub(crate) fn new(status: u16, body: Vec<u8>) -> Self {
        Self { status, headers: Vec::new(), body }
    }

    /// An answer in words.
    pub(crate) fn text(status: u16, words: &str) -> Self {
        Self::new(status, words.into())
            .with_header("Content-Type", "text/plain; charset=utf-8".to_owned())
    }

    /// The answer with one header more. The value is ours, or an encoded address: one line.
    pub(crate) fn with_header(mut self, name: &'static str, value: String) -> Self {
        self.headers.push((name, value));
        self
    }

    fn write(&self, to: &mut impl Write, head_only: bool, last: bool) -> io::Result<()> {
        // Browsers read the number and not the words after it.
        let mut head =
            format!("HTTP/1.1 {} \r\nContent-Length: {}\r\n", self.status, self.body.len());
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += if last { "Connection: close\r\n\r\n" } else { "\r\n" };
        to.write_all(head.as_bytes())?;
        if !head_only {
            to.write_all(&self.body)?;
        }
        to.flush()
    }
}

/// Answers every request, until the program ends.
pub(crate) fn serve(
    listener: &TcpListener,
    answer: impl Fn(&Request) -> Answer + Send + Sync + 'static,
) {
    let answer = Arc::new(answer);
    for stream in listener.incoming().flatten() {
        let answer = Arc::clone(&answer);
        // Who asked may be gone before the answer: no concern of ours.
        thread::spawn(move || drop(converse(&stream, &*answer)));
    }
}

fn converse(stream: &TcpStream, answer: &impl Fn(&Request) -> Answer) -> io::Result<()> {
    // Head and body are written at once: nothing is gained by waiting for more.
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    while let Some(request) = read(&mut reader)? {
        // A body would have to be read first; nothing that we serve has any.
        let last = request.last || !matches!(request.method.as_str(), "GET" | "HEAD");
        answer(&request).write(&mut &*stream, request.method == "HEAD", last)?;
        if last {
            break;
        }
    }
    Ok(())
}

/// Reads the head of a request; `None` where nothing more comes, or no request.
fn read(from: &mut impl BufRead) -> io::Result<Option<Request>> {
    let mut from = from.take(MAX_HEAD);
    let mut line = String::new();
    from.read_line(&mut line)?;
    let mut words = line.split_ascii_whitespace();
    let (Some(method), Some(path), Some(version)) = (words.next(), words.next(), words.next())
    else {
        return Ok(None);
    };
    let (method, path) = (method.to_owned(), path.to_owned());
    let mut last = version != "HTTP/1.1";
    loop {
        let mut header = String::new();
        if from.read_line(&mut header)? == 0 {
            return Ok(None);
        }
        if header.trim_end().is_empty() {
            return Ok(Some(Request { method, path, last }));
        }
        let header = header.to_ascii_lowercase();
        last |= header.strip_prefix("connection:").is_some_and(|value| value.contains("close"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heads(text: &str) -> Vec<(String, String, bool)> {
        let mut reader = text.as_bytes();
        std::iter::from_fn(|| read(&mut reader).unwrap())
            .map(|request| (request.method, request.path, request.last))
            .collect()
    }

    #[test]
    fn requests_are_read_one_after_the_other() {
        let text =
            "GET /a HTTP/1.1\r\nHost: x\r\n\r\nHEAD /b HTTP/1.1\r\nconnection: Close\r\n\r\n";
        let expected = [("GET", "/a", false), ("HEAD", "/b", true)];
        assert_eq!(heads(text), expected.map(|(m, p, l)| (m.to_owned(), p.to_owned(), l)));
        assert!(heads("GET /a HTTP/1.0\r\n\r\n")[0].2);
        for broken in ["", "\r\n", "GET\r\n\r\n", "GET /a HTTP/1.1\r\nHost: x\r\n"] {
            assert!(heads(broken).is_empty(), "{broken:?}");
        }
        let endless = format!("GET /a HTTP/1.1\r\nx: {}\r\n\r\n", "y".repeat(MAX_HEAD as usize));
        assert!(heads(&endless).is_empty());
    }

    #[test]
    fn idle_connections_keep_nobody_waiting() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || serve(&listener, |request| Answer::text(200, &request.path)));
        let ask = |stream: &mut TcpStream, path: &str| {
            write!(stream, "GET {path} HTTP/1.1\r\n\r\n").unwrap();
            let mut answer = String::new();
            let mut reader = BufReader::new(stream);
            while !answer.ends_with(path) {
                let byte = reader.fill_buf().unwrap()[0];
                reader.consume(1);
                answer.push(byte.into());
            }
            answer
        };
        // All stay open, as a browser keeps them, and each can be used again.
        let mut open: Vec<_> = (0..24).map(|_| TcpStream::connect(address).unwrap()).collect();
        for round in 0..2 {
            for (index, stream) in open.iter_mut().enumerate() {
                let answer = ask(stream, &format!("/{round}/{index}"));
                assert!(answer.starts_with("HTTP/1.1 200 \r\n"), "{answer}");
            }
        }
    }
}
