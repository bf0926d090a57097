# English. Every text of the site stands here; see km.ftl for the same in Khmer.
# $square, $from, $to are squares (e3); $side is white or black; $piece is king, met, khon, knight, rook or pawn.

## The site

language-name = English
brand = Ouk
page-title = Ouk: play the chess of Cambodia
page-description = Play Ouk Chatrang and Kar Ouk, the two games of Cambodian chess, against the computer or a friend on one screen, also offline.
nav = Site
nav-play = Play
nav-games = My games
language = Language
skip-to-board = Skip to the board
back = Back
theme-switch = Light or dark
no-script = The board needs JavaScript.
page-missing-title = Not found
page-missing = This page has turned over.
page-missing-link = Back to the board
load-failed = The board could not be loaded. Reload the page to try again.

## Numbers and lists

digits = 0123456789
either = { $first } or { $last }

## The two games

variant-cambodian = Ouk Chatrang
variant-cambodian-motto = Mate wins, with counting
variant-karouk = Kar Ouk
variant-karouk-motto = The first check wins
choose-game = Game

## Sides and pieces

side = { $side ->
    [white] White
   *[black] Black
 }
piece = { $piece ->
    [king] king
    [met] neang
    [khon] koul
    [knight] knight
    [rook] rook
    [promoted] promoted fish
   *[pawn] fish
 }
man = { $side ->
    [white] white { piece }
   *[black] black { piece }
 }

## The board

board = Board
square-empty = { $square }, empty
square-man = { $square }, { man }
square-chosen = { $label }, chosen
square-move = { $label }, move here
square-capture = { $label }, capture here
square-leap = { $label }, leap here
ouk = Ouk!

## Home

home-title = Play Ouk, the chess of Cambodia
home-lead = The board is ready. Make a move, or choose who sits across from you.
ways = Ways to play
way-computer = Play the computer
way-computer-short = Computer
way-computer-note = Three levels
way-two = Two players, one board
way-two-short = Two here
way-two-note = Share this screen
hint-start = White to move: touch a piece.
hint-leap = The { piece } may leap once: { $squares }.
resume = Resume: { $game }, move { $move }
brief = In short
brief-leap = King and neang may leap once, as their first move.
brief-fish = A fish that reaches the sixth rank turns over and moves like a neang.
brief-end = When few men are left a count runs: mate before it ends, or it is a draw.
brief-end-karouk = Whoever gives check first has won: by any man, also by a leap.

## A new game

new-game = New game
level = Level
level-1 = Easy
level-2 = Medium
level-3 = Hard
you-play = You play
either-side = Either
counting = Counting
counting-automatic = Automatic
counting-automatic-note = A count starts by itself.
counting-tournament = Tournament
counting-tournament-note = A player starts and stops the count, as over the board.
start-game = Start
close = Close

## Players

you = You
computer = Computer
computer-level = Computer, { $level ->
    [1] easy
    [2] medium
   *[3] hard
 }
two-players = Two players, one board
your-move = Your move
to-move = To move
thinking = Thinking
taken = Taken: { $men }
taken-some = { piece } × { $n }

## Counting

count-side = { $side ->
    [white] White counts
   *[black] Black counts
 }
count-left = { $left } left
count-label = { count-side }: { $number } of { $target }. What does this mean?
count-title = { count-side }: { $number } of { $target }
count-explained = Mate before the count reaches { $target }, or the game is drawn.
count-explained-karouk = Give check before the count reaches { $target }, or the game is drawn.
count-mark = The last mark, =, is where it draws.
count-targets = What sets the number
count-target-64 = The weaker side has three men or fewer, or its king alone faces other men than these
count-target-8 = King alone against two rooks
count-target-16 = King alone against one rook
count-target-22 = King alone against two koul
count-target-32 = King alone against two knights
count-target-44 = King alone against one koul
count-from = A count against a king alone starts at the number of men on the board, once no unpromoted fish is left.
count-start = Start the count
count-stop = Stop the count
count-take = Take the draw
say-count-starts = { count-side }: { $number } of { $target }.
say-count = Count { $number } of { $target }.
say-count-ends = The count has stopped.
mark-count-starts = The count starts

## Moves, read aloud

say-move = { $side ->
    [white] White
   *[black] Black
 }: { piece } { $from } to { $to }.
say-capture = { $side ->
    [white] White
   *[black] Black
 }: { piece } { $from } takes { $victim } on { $to }.
say-promotion = The fish turns over.
say-check = Ouk! { $side ->
    [white] White is in check.
   *[black] Black is in check.
 }
say-undone = Move taken back.

## Moves, written

moves = Moves
moves-none = No moves yet
move-first = First position
move-previous = Previous move
move-next = Next move
move-last = Last move

## Actions

act-undo = Take back
act-flip = Flip
act-draw = Draw
act-resign = Resign
act-more = More
ask-resign = Resign?
ask-resign-side = { $side ->
    [white] White resigns?
   *[black] Black resigns?
 }
ask-draw = Do both sides agree to a draw?
ask-claim = The position stands for the third time. Claim the draw?
yes = Yes
no = No
no-undo = There is no move to take back.
no-undo-over = This game has ended.
no-draw-computer = The computer accepts no draw: play on.
no-action-over = The game has ended.
engine-failed = The computer did not answer.
engine-retry = Ask again

## The end

win-checkmate = { $side ->
    [white] White wins by checkmate.
   *[black] Black wins by checkmate.
 }
win-check = { $side ->
    [white] White wins by check.
   *[black] Black wins by check.
 }
win-resign = { $side ->
    [white] White wins: Black resigned.
   *[black] Black wins: White resigned.
 }
draw-stalemate = Draw: stalemate.
draw-insufficient-material = Draw: neither side can mate.
draw-insufficient-material-karouk = Draw: neither side can give check.
draw-count = Draw: the count reached { $target }.
draw-count-early = Draw by the count.
draw-threefold-repetition = Draw: the same position for the third time.
draw-agreement = Draw by agreement.
result = Result
ended-at = Move { $move }
ended-in-count = Move { $move }, at { $number } of { $target }.
play-again = Play again
review = Review

## Why not?

not-there = Not { $square }:
why-game-over = the game has ended.
why-no-piece = no man stands there.
why-not-your-turn = { $side ->
    [white] it is White’s turn.
   *[black] it is Black’s turn.
 }
why-same-square = a man must leave its square.
why-own-piece = your own { piece } is there.
why-leap-needs-empty = a leap needs an empty square, and the other side’s { piece } is there.
why-leap-needs-empty-own = a leap needs an empty square, and your own { piece } is there.
why-leap-lost-moved = this { piece } has lost its leap: it may leap only as its first move.
why-leap-lost-rook = the king lost its leap when a rook came onto its rank or file.
why-leap-lost-rook-square = the king lost its leap when a rook came to { $square }.
why-leap-in-check = the king cannot leap while in check.
why-king-attacked = your king would be attacked by the { piece } on { $square }.
why-king-exposed = your king would be open to the { piece } on { $square }.
why-must-answer-check = your king is in check from the { piece } on { $square }.
why-blocked = the { piece } on { $square } is in the way.
why-pawn-needs-capture = a fish goes that way only to capture.
why-pawn-blocked = a fish does not capture straight ahead.
why-not-how-it-moves = { $piece ->
    [king] a king moves one square.
    [met] a neang moves one square diagonally.
    [khon] a koul moves one square diagonally or straight ahead.
    [knight] a knight moves in its L, two squares and one aside.
    [rook] a rook moves along its rank or file.
   *[pawn] a fish moves one square straight ahead.
 }
why-no-moves = this { piece } has no move now.

## Saved games

games-title = My games
games-lead = Saved in this browser, at every move.
games-empty = No saved games yet.
games-move = Move { $move }
games-ended = Ended
games-resume = Resume
games-open = Look
games-delete = Delete
games-delete-label = Delete: { $game }
games-ask-delete = Delete this game?
games-broken = This saved game cannot be read.
games-cut = Part of this saved game could not be read. It goes on from the last good move.
games-not-saved = This browser does not let the game be saved. It is lost when you leave the page.
games-gone = This game is not saved here.

## Settings

settings = Settings
setting-theme = Colours
choice-theme-auto = As the device
choice-theme-light = Light
choice-theme-dark = Dark
setting-pieces = Pieces
choice-pieces-khmer = Khmer
choice-pieces-modern = Modern
setting-squares = Squares
choice-squares-plain = Plain
choice-squares-soft = Soft shade
setting-notation = Square names
choice-notation-latin = e3
choice-notation-own = e3

## Squares: the signs of files and ranks in this script

square-files = abcdefgh
square-ranks = 12345678

## A move in the list, in words

move-quiet = { piece } { $from }{ $to }
move-capture = { piece } { $from } takes { $to }
