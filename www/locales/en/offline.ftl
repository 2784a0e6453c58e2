### Working without a network.

offline-new-version = A new version of Cauce is ready. It will be used at the next start.
offline-restart = Reload now
