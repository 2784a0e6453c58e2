//! What `cargo xtask help` teaches.

/// A page of help.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Topic {
    All,
    Play,
    Build,
    Package,
    Serve,
    Test,
    Bench,
}

/// The text of a page.
pub(crate) fn text(topic: Topic) -> &'static str {
    match topic {
        Topic::All => ALL,
        Topic::Play => PLAY,
        Topic::Build => BUILD,
        Topic::Package => PACKAGE,
        Topic::Serve => SERVE,
        Topic::Test => TEST,
        Topic::Bench => BENCH,
    }
}

const ALL: &str = "\
Sets up, builds, serves and tests Cauce.

    cargo xtask play     build the game and play it in the browser; needs only Rust
    cargo xtask test     run all tests, as continuous integration does; needs Node, too
    cargo xtask build    write the optimised site to dist, and show what it weighs
    cargo xtask package  make the npm package of the element
    cargo xtask serve    serve dist as it stands
    cargo xtask bench    count random games a second, here and in the browser
    cargo xtask help COMMAND

Whatever else is needed is set up on the way, once. Programs (Trunk, wasm-bindgen) are taken
from the search path where their version fits, else from a folder that all clones share, into
which they are downloaded or, where that cannot be, built:

    Linux      ~/.cache/cauce, or cauce in XDG_CACHE_HOME
    macOS      ~/Library/Caches/cauce
    Windows    cauce in LOCALAPPDATA
    anywhere   CAUCE_CACHE, where it is set

That folder may be deleted at any time. Environment:

    CAUCE_CACHE       the folder for tools
    CAUCE_CHROMIUM    the browser for the tests, instead of the first one found
    CHROMEDRIVER      its driver, instead of the one found or fetched
";

const PLAY: &str = "\
Builds the game in release mode, serves it on this machine, and opens the browser.

    cargo xtask play [--port N] [--no-open]

    --port N     serve on this port; else on the first free one from 8080 on
    --no-open    do not open the browser

Needs only Rust. The first time takes some minutes where tools have to be built; after that,
seconds. Ctrl+C ends it.
";

const BUILD: &str = "\
Writes the finished site to dist: static files that work under any path of any web server.

    cargo xtask build

Where Node is there, the wasm module goes through wasm-opt, which makes it smaller and faster, and
modules and style sheets lose their comments and spaces.
At the end stands what each file weighs, and what a first visit fetches.
";

const PACKAGE: &str = "\
Makes an npm package of the element: its modules, wasm, types, words and styles.

    cargo xtask package [--no-build]

    --no-build    pack dist as it stands, instead of building it first

The tarball is target/package/cauce-VERSION.tgz, and what is in it lies beside it. Needs Node 20 or
newer, with npm.
";

const SERVE: &str = "\
Serves dist as it stands, on this machine.

    cargo xtask serve [--port N] [--base PATH]

    --port N       serve on this port; else on the first free one from 8080 on
    --base PATH    let the site appear under a path, such as /games/cauce/
";

const TEST: &str = "\
Runs all tests, and stops at the first step that fails.

    cargo xtask test [--only STEP[,STEP]]... [FILTER]...

    fmt           the formatting of all Rust
    clippy        Rust's linter, without warnings, for this machine and for wasm
    native        unit, integration and documentation tests on this machine
    wasm          the tests of the web crate, in a browser
    build         the finished site in dist, as `cargo xtask build` writes it
    types         the type check of www against the built module, and of the tests
    node          what of the page needs no browser: catalogues, lessons, contrast, vendored libraries
    playwright    the browser tests against dist

    --only STEP    run only these steps; types and playwright then use dist as it stands
    FILTER         run only tests with one of these words in their name, and no checks

    cargo xtask test --only native snorkels
    cargo xtask test --only build,playwright

Needs Rust and Node 20 or newer. Packages and a browser are set up where they are missing.
Screenshots and traces of browser tests are left in tests/artefacts.
";

const BENCH: &str = "\
Plays uniformly random games of every kind for two seconds each, on this machine and then the same
loop as wasm in a headless browser, and that three times. A table of how many fit into a second at
best, and how the two compare, ends it.

    cargo xtask bench

It measures and judges nothing. A machine with other work to do gives smaller figures.
";
