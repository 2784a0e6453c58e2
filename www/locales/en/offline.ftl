### Offline use.

offline-new-version = A new version of Cauce is ready. It will be used at the next start.
offline-restart = Reload now
offline-ready = Cauce now works offline. So do the computer and the puzzles, once you have used them.
offline-install = Cauce can be installed on this device like an app.
offline-install-yes = Install
offline-keep-hint = Also fetches what has not been needed so far, such as the computer players.
offline-keep = Keep everything for offline
offline-keeping = Fetching…
offline-kept = Everything is kept on this device.
offline-keep-failed = Not everything could be fetched. Try again later.
