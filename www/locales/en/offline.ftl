### Offline use.

offline-new-version = A new version of Cauce is ready. It will be used at the next start.
offline-restart = Reload now
offline-ready = Cauce now works offline. So do the computer and the puzzles, once you have used them.
offline-install = Cauce can be installed on this device like an app.
offline-install-yes = Install
