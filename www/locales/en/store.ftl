### Errors of the storage.

store-damaged = A saved game could not be read. It has been set aside, and everything else is still there.
store-forbidden = This browser does not let games be saved. You can play all the same, and the link in the address bar holds the whole game.
store-full = There is no room left on this device to save this game. You can play all the same, and the link in the address bar holds the whole game.
