### The library: the games of this device, and the games of files.

library-title = Library
library-lead = All games played here stay on this device until you delete them.
library-open-file = Open a file…
library-paste = Paste a game
library-paste-field = Text to paste
library-paste-hint = A record, a game line or a link. Several games are fine.
library-paste-open = Open
library-save-all = Save all to a file
library-drop = Drop the file to open the games in it
library-search = Search
library-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
library-found = { $found } of { $all }
library-empty = No games yet. Begin one, and it appears here by itself; or open a file or paste a game.
library-none = No game fits the search.
library-show-all = Show all games

## A game

library-players = { $players }
library-here =
    { $count ->
        [2] Two players on one screen
        [3] Three players on one screen
       *[other] Four players on one screen
    }
library-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
library-won-you =
    { $count ->
        [one] You won
       *[other] { $names } won
    }
library-you-lost = You lost
library-you-resigned = You resigned
library-draw = A draw
library-over = Finished
library-going-on = Not finished
library-option = { $name }: { $value }
library-moves =
    { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }
library-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
library-save = Save “{ $name }” to a file
library-save-short = Save
library-delete = Delete “{ $name }”
library-delete-short = Delete
library-deleted = “{ $name }” is deleted.
library-undo = Undo
library-back = “{ $name }” is restored.
library-gone = This game was deleted in another window.

## A file

library-file = From { $name }
library-pasted = From what you pasted
library-reading = Reading the file
library-file-games =
    { $count ->
        [one] { $count } game.
       *[other] { $count } games.
    }
library-file-wrong =
    { $count ->
        [one] There is a mistake in it; it opens as far as it could be read.
       *[other]
            { $wrong ->
                [one] There is a mistake in one of them; it opens as far as it could be read.
               *[other] There are mistakes in { $wrong } of them; they open as far as they could be read.
            }
    }
library-keep-all = Keep all in the library
library-kept =
    { $kept ->
        [one] { $kept } game is in the library now.
       *[other] { $kept } games are in the library now.
    }
library-kept-some =
    { $kept ->
        [0]
            { $known ->
                [one] It was in the library already.
               *[other] All of them were in the library already.
            }
        [one] { $kept } game is in the library now.
       *[other] { $kept } games are in the library now.
    }{ $kept ->
        [0] { "" }
       *[other]
            { $known ->
                [one] { " " }{ $known } was there already.
               *[other] { " " }{ $known } were there already.
            }
    }
library-put-away = Close
library-line = Line { $line }: { $reason }
library-unread = The game could not be read. { $problem }
library-unreadable = “{ $name }” could not be opened.
library-nothing = There is no game in it: a record begins with tags such as [Game "snorkels"], a game line with a name such as “snorkels”.

## Errors

library-forbidden = This browser gives the library no room. Only the games played last are here.
library-full = There is no room left on this device for more games.
library-left-out =
    { $count ->
        [one] { $count } game could not be read and is not in the file.
       *[other] { $count } games could not be read and are not in the file.
    }
