# English. Every text of the site stands here; the other files of this folder say the same in their languages.
# $square, $from, $to are squares (e3); $side is white or black; $piece and $victim are king, met, khon, knight, rook,
# promoted or pawn.

## The site

language-name = English
brand = Ouk
nav = Site
nav-play = Play
nav-guide = Learn
nav-lessons = Lessons
nav-analysis = Analysis
nav-games = My games
language = Language
skip-to-board = Skip to the board
back = Back
theme-switch = Light or dark
no-script = The board needs JavaScript.
page-missing = This page has turned over.
page-missing-link = Back to the board
page-offline = No connection
load-failed = The board could not be loaded.
load-again = Reload

## A newer version

update-ready = New version · Reload

## Titles and descriptions, for search engines and the browser’s tabs

title-play = Ouk: play the chess of Cambodia
describe-play = Play Ouk Chatrang and Kar Ouk, the two games of Cambodian chess, against the computer or a friend on one screen, also offline.
title-lobby = Lobby: find an opponent · Ouk
describe-lobby = Rooms waiting for a player, and games in progress: join one, watch one or open your own. No account needed.
title-lessons = Lessons: learn Ouk by playing · Ouk
describe-lessons = Short exercises in Ouk Chatrang and Kar Ouk: how the men move, the leaps, check and mate, mating inside the count, and guarding against the first check.
title-games = My games · Ouk
describe-games = The games saved in this browser: resume one, or look through it again.
title-analysis = Analysis and board editor · Ouk
describe-analysis = Study games of Ouk Chatrang and Kar Ouk: engine, variations, comments, PGN and FEN, a board editor and a review of your games. Free, also offline.
title-account = Account · Ouk
describe-account = With an account you find your games of Ouk Chatrang and Kar Ouk on every device. You can play without one.
title-room = A game of Ouk
describe-room = A game of Cambodian chess between two people, here in the browser. Join it, or watch.
title-player = Player · Ouk
describe-player = The page of a player: games of Ouk Chatrang and Kar Ouk, finished and in progress.
title-missing = Not found · Ouk
describe-missing = There is no page at this address.
title-offline = No connection · Ouk
describe-offline = This page needs the internet. The board and the computer work without it.

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
victim = { $victim ->
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
study = Learn and study
way-computer = Play the computer
way-computer-short = Computer
way-computer-note = Three levels
way-two = Two players, one board
way-two-short = Two here
way-two-note = On one screen
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
count-mark = The last mark, =, is where the game is drawn.
count-targets = What sets the number
count-target-64 = The weaker side has three men or fewer, or its king alone faces men other than these
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
 }: { piece } { $from } takes { victim } on { $to }.
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
menu-home = To the start page
act-more = More
ask-resign = Resign?
ask-resign-side = { $side ->
    [white] White resigns?
   *[black] Black resigns?
 }
ask-draw = Do both sides agree to a draw?
ask-claim = The position has come up three times. Claim the draw?
yes = Yes
no = No
no-undo = There is no move to take back.
no-undo-over = This game has ended.
no-draw-computer = The computer does not accept a draw: play on.
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
games-open = View
games-delete = Delete
games-delete-label = Delete: { $game }
games-ask-delete = Delete this game?
games-broken = This saved game cannot be read.
games-cut = Part of this saved game could not be read. It goes on from the last good move.
games-not-saved = This browser does not let the game be saved. It is lost when you leave the page.
games-gone = This game is not saved here.
games-gone-note = Games are kept in the browser in which they were played.

## Lessons

lesson-title = Lessons
lesson-lead = Short exercises, done by moving the men. You can stop at any time and go on later.
lesson-so-far = { $n } of { $all } done
lesson-begin = Begin
lesson-continue = Continue
lesson-rules = Read the rules
lesson-tile = Lesson { $n }: { $task }
lesson-tile-done = Lesson { $n }, done: { $task }
lesson-forget = Start over
lesson-ask-forget = Forget which lessons are done?
lesson-all = All lessons
lesson-place = { $n } of { $all }
lesson-hint = Hint
lesson-hint-man = Look at the { piece } on { $from }.
lesson-hint-move = The { piece } goes from { $from } to { $to }.
lesson-retry = Try again
lesson-next = Next lesson
lesson-goal = { $label }, marked

lesson-chapter-moves = How the men move
lesson-chapter-captures = Taking
lesson-chapter-leaps = The leaps
lesson-chapter-promotion = The fish turns over
lesson-chapter-check = Out of check
lesson-chapter-mate = Mate
lesson-chapter-count = Mate inside the count
lesson-chapter-stalemate = Stalemate and draws
lesson-chapter-karouk = Kar Ouk: the first check

## Lessons: what each asks for. White moves, and plays up the board.

lesson-task-rook = The rook moves along rank and file, as far as it likes. Visit both marked squares in 2 moves.
lesson-task-rook-round = A rook does not jump. Bring it round its own fish to the marked square in 3 moves.
lesson-task-king = The king moves one square any way. Visit both marked squares in 3 moves.
lesson-task-neang = The neang moves one square diagonally. Visit both marked squares in 3 moves.
lesson-task-koul = The koul moves one square diagonally or straight ahead. Visit both marked squares in 3 moves.
lesson-task-koul-back = A koul has no step straight back. Bring it one square back all the same, in 3 moves.
lesson-task-knight = The knight jumps over whatever is in its way. Visit both marked squares in 3 moves.
lesson-task-rook-takes = A man takes by moving onto the other man’s square. Take the three fish in 3 moves.
lesson-task-knight-takes = Take the three fish with the knight, in 3 moves.
lesson-task-fish-takes = A fish moves straight ahead, but takes diagonally. Take the two marked fish.
lesson-task-free-rook = The rook can take three men. Take the one that nothing guards.
lesson-task-free-knight = The knight can take four men. Take the one that nothing guards.
lesson-task-leap-king = As its first move the king may leap two squares aside and one ahead, over everything. Leap to the marked square.
lesson-task-leap-neang = As its first move the neang may leap two squares straight ahead. The fish has made room for it: leap.
lesson-task-leap-rook = Black’s rook has come onto the king’s file, so the king may leap no more. Leap with the one that still may.
lesson-task-leap-moved = The neang has moved before and come back, so its leap is gone. Leap with the one that still may.
lesson-task-leap-answers = In check the king cannot leap, but the neang can. Answer the check.
lesson-task-turn = A fish that reaches the sixth rank turns over. Bring yours there.
lesson-task-turn-takes = Once turned over, a fish moves like a neang. Take the knight, then the marked fish.
lesson-task-turn-walks = Turn the fish over, then go on to the marked square: 3 moves in all.
lesson-task-step = The koul gives check, and the rook guards it. Step to the only safe square.
lesson-task-capture = Nothing can stand in the way of a knight’s check. Take the knight.
lesson-task-block = The rook gives check from afar. Put a man in the way.
lesson-task-mate-rook = The koul keeps the king in its corner. Mate in one move.
lesson-task-mate-knight = The black neang takes a square from its own king. Mate in one move.
lesson-task-mate-koul = A koul may also step back, diagonally. Mate in one move.
lesson-task-mate-neang = A small man mates well when another guards it. Mate in one move.
lesson-task-mate-fish = A fish can mate too. Mate in one move.
lesson-task-mate-two-knight = First take away the king’s last squares. Mate in two moves.
lesson-task-mate-two-rook = Begin with a quiet move. Mate in two moves.
lesson-task-count-rooks = Two rooks against a king alone. Mate in three moves: a fourth would be too late for the count.
lesson-task-count-rook = King and rook against a king alone. Mate in three moves, before the count runs out.
lesson-task-count-kouls = Two koul against a king alone. Mate in two moves, before the count runs out.
lesson-task-count-knights = Two knights and a neang against a king alone. Mate in two moves, before the count runs out.
lesson-task-count-koul = Koul and neang against a king alone. Mate in three moves, before the count runs out.
lesson-task-trap-rook = A king without a move and not in check is a draw. Mate in two moves, and avoid that.
lesson-task-trap-rook-koul = Leave the king a square until you mate. Mate in two moves.
lesson-task-trap-kouls = One step leads to mate in two moves, another throws the win away for a draw. Find the right one.
lesson-task-draw-takes = Black would win this. Take a man so that nobody can mate any more.
lesson-task-draw-count = Here you count: your king is alone. Escape mate until the count is full, and it is a draw.
lesson-task-first-check = In Kar Ouk the first check wins, whatever man gives it. Give check.
lesson-task-check-leap = A leap may give check too. Win in one move.
lesson-task-check-opened = A man that moves can open the way for another. Win in one move.
lesson-task-check-two = Threaten a check that nothing can stop. Win in two moves.
lesson-task-guard-step = Black is about to give check. Find the only move that leaves Black no check at all.
lesson-task-guard-takes = The knight has come too near. Find the only move that leaves Black no check.
lesson-task-guard-leap = Guard every square: find the only move that leaves Black no check.

## Lessons: what is said when one is done

lesson-done-collect = Done.
lesson-done-collect-rook = The rook goes as far as its way is free.
lesson-done-collect-rook-round = Only a knight and a leap pass over other men.
lesson-done-collect-king = One square, any way.
lesson-done-collect-neang = Always diagonally: half of the board it never sees.
lesson-done-collect-koul = Four ways diagonally, and one straight ahead.
lesson-done-collect-koul-back = Back it goes only diagonally, so it has to go round.
lesson-done-collect-knight = Two squares straight and one aside, whatever stands between.
lesson-done-collect-rook-takes = Every man takes the way it moves. Only the fish is different.
lesson-done-collect-knight-takes = Three fish, each a knight’s move from the last.
lesson-done-collect-fish-takes = Straight ahead it moves, diagonally it takes, and never back.
lesson-done-collect-leap-king = A leap takes nothing and attacks nothing: it only moves.
lesson-done-collect-leap-neang = At the start its own fish stands there. That is why it must wait.
lesson-done-collect-turn = It turns over by itself. There is nothing to choose.
lesson-done-collect-turn-takes = From now on it moves and takes like a neang.
lesson-done-collect-turn-walks = A fish never goes back. A turned fish may.
lesson-done-take = Nothing takes back.
lesson-done-leap = Leapt.
lesson-done-leap-leap-rook = A rook that comes onto its rank or file ends the king’s leap. The neang keeps its own.
lesson-done-leap-leap-moved = A man may leap only as its very first move.
lesson-done-answer = The check is answered.
lesson-done-answer-step = The king stands safe.
lesson-done-answer-capture = The man that gave check is gone.
lesson-done-answer-block = The way is closed.
lesson-done-answer-leap-answers = A leap attacks nothing, but it may stand in the way.
lesson-done-win = Mate.
lesson-done-win-first-check = Check, and White has won.
lesson-done-win-check-leap = Check by a leap, and White has won.
lesson-done-win-check-opened = Check by the man behind, and White has won.
lesson-done-win-check-two = Black could not meet every threat. White has won.
lesson-done-count = Mate in time: { $number } of { $target }.
lesson-done-draw-draw-takes = A draw: with a neang alone nobody can mate.
lesson-done-draw-draw-count = A draw: the count has reached { $target }.
lesson-done-draw = A draw.
lesson-done-guard = Black has no check left.
lesson-done-guard-guard-leap = A leap can carry the king out of danger.

## Lessons: why a move is not the one

lesson-answer = the { piece } { $way ->
    [takes] takes on
   *[goes] goes to
 } { $square }
lesson-wrong-long = There is a shorter way.
lesson-wrong-no-leap = That move is allowed, but it is no leap.
lesson-wrong-no-capture = That takes nothing.
lesson-wrong-taken = That man was guarded: the { piece } takes back.
lesson-wrong-lost = Black mates: { lesson-answer }.
lesson-wrong-lost-karouk = Black gives check first: { lesson-answer }.
lesson-wrong-no-draw = Black can still mate with what is left.
lesson-wrong-stalemate = Stalemate: Black has no move and is not in check. That is a draw.
lesson-wrong-drawn = That ends the game as a draw.
lesson-wrong-no-check = That gives no check, so it is no mate.
lesson-wrong-no-check-karouk = That gives no check.
lesson-wrong-escape = Check, but no mate: { lesson-answer }.
lesson-wrong-late = Black has an answer: { lesson-answer }.

## Settings

settings = Settings
setting-theme = Colours
choice-theme-auto = Match device
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
settings-board = Board
settings-feedback = Sound and vibration
settings-look = Display
choice-pieces-letters = Letters
setting-digits = Digits
choice-digits-own = 123
choice-digits-latin = 123
setting-sound = Sounds
sound-turn-on = Turn sounds on
sound-turn-off = Turn sounds off
setting-vibration = Vibration
setting-contrast = Contrast
choice-contrast-auto = Match device
choice-contrast-more = High
setting-motion = Motion
choice-motion-auto = Match device
choice-motion-still = None

## Squares: the signs of files and ranks in this script

square-files = abcdefgh
square-ranks = 12345678

## A move in the list, in words

move-quiet = { piece } { $from }{ $to }
move-capture = { piece } { $from } takes { $to }

## Online: ways to play

nav-lobby = Lobby
way-friend = Play a friend by link
way-friend-short = Friend
way-friend-note = No account needed
way-lobby = Find an opponent
way-lobby-short = Lobby
way-lobby-note = Rooms waiting for a player

## Online: a room

open-room = Open a room
colour-random = Random
time = Time
time-kind-untimed = No clock
time-kind-fischer = Clock
time-kind-byoyomi = Byoyomi
time-kind-daily = Days
time-minutes = Minutes
time-increment = Seconds per move
time-period = Seconds per period
time-periods = Periods
time-days = Days per move
time-untimed = no clock
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-daily = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
 }
visibility = Who may join
visibility-private = By invitation
visibility-private-note = Whoever has the link
visibility-public = Anyone
visibility-public-note = Shown in the lobby
room-waiting = Waiting for your opponent…
room-share = Send this link to a friend.
room-listed = The room is in the lobby. You may also send this link to a friend.
room-starts = The game starts here as soon as someone joins.
room-link = Link
room-code = The link as a QR code
copy-link = Copy link
link-copied = Link copied.
share-link = Share
close-room = Cancel
join = Join
room-invited = { $name } invites you to a game.
room-invited-guest = You are invited to a game.
room-gone = This room is closed.
room-gone-note = Open one yourself, or join another in the lobby.
room-missing = There is no such room.
room-missing-note = Is the link complete? Ask for a new one, or find an opponent in the lobby.
to-lobby = To the lobby
offered-side = { $side ->
    [white] you play White
    [black] you play Black
   *[random] random colours
 }
own-side = { $side ->
    [white] White
    [black] Black
   *[random] random colours
 }
tournament-counting = tournament counting
guest = Guest
guest-side = { $side ->
    [white] White
   *[black] Black
 }

## Online: the lobby

lobby-title = Lobby
lobby-rooms = { $n ->
    [one] { $n } room is waiting
   *[other] { $n } rooms are waiting
 }
lobby-people = { $n ->
    [one] { $n } person is playing
   *[other] { $n } people are playing
 }
lobby-empty = No rooms are waiting
lobby-empty-note = Open one and it shows here at once. You can play the computer meanwhile.
lobby-waiting = Rooms
lobby-playing = Games in progress
lobby-own = Your room
lobby-join = Join: { $name }
lobby-watch = Watch: { $white } – { $black }
watch = Watch
lobby-enter = Open

## Online: the connection

line-lost = Reconnecting…
line-offline = No connection. Your moves are kept and sent later.
line-offline-here = You are offline. You can still play the computer, or a friend on this device.
line-pending = Reconnecting… Your move is kept and sent then.
line-back = Connected again.
loading = Loading…

## Online: during the game

watching = You are watching.
watchers = { $n ->
    [one] { $n } is watching
   *[other] { $n } are watching
 }
reconnecting = reconnecting…
away = away
say-away = Your opponent has lost the connection.
say-here = Your opponent is back.
ask-away = Your opponent is away.
ask-away-in = Your opponent is away. You can claim the win in { $seconds } s.
claim-win = Claim the win
claim-draw = Claim a draw
clock-label = Clock, { $name }: { $time }
clock-days = { $days } d { $hours } h
clock-periods = { $n } × { $seconds } s
clock-first = First move: { $seconds } s
say-seconds = { $seconds } seconds left.
act-abort = Abort
act-chat = Chat
act-rematch = Rematch
ask-abort = End the game without a result?
ask-offer-draw = Offer a draw?
offer-draw = Your opponent offers a draw.
offer-takeback = Your opponent asks to take back a move.
offer-rematch = Your opponent wants a rematch.
offer-rematch-loser = Your opponent wants a rematch. The loser moves first.
offered-draw = Draw offered.
offered-takeback = Take-back requested.
offered-rematch = Rematch offered. Waiting for the answer…
accept = Accept
decline = Decline
withdraw = Withdraw
say-declined = { $kind ->
    [draw] The draw is declined.
    [takeback] The take-back is declined.
   *[rematch] The rematch is declined.
 }
say-premove = Premove: { $from } to { $to }. It is made as soon as it is your turn.
say-premove-gone = Premove cancelled.
say-premove-void = Your premove is not possible now.
say-rematch = The next game begins.
say-credited = The server was away for a while. That time is given back.

## Online: chat

chat-title = Chat
chat-empty = Nothing has been said yet.
chat-write = Message
chat-send = Send
chat-mute = Mute
chat-unmute = Unmute
chat-muted = Chat is muted. You see no messages.
chat-new = { $n ->
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
 }
chat-phrases = Phrases
say-chat = { $name } says: { $words }
phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-nice-move = Nice move.
phrase-oops = Oops.
phrase-thank-you = Thank you.
phrase-wait = One moment, please.
phrase-good-game = Good game.
phrase-again = Another game?
phrase-goodbye = Goodbye.

## Online: the end

win-time = { $side ->
    [white] White wins on time.
   *[black] Black wins on time.
 }
win-abandonment = { $side ->
    [white] White wins: Black has left.
   *[black] Black wins: White has left.
 }
draw-time = Draw: time is up, but the other side could never win.
draw-abandonment = Draw: one side has left.
ended-aborted = Ended without a result.
ended-no-first-move = Ended: the first move did not come.
rematch-order = Who moves first
rematch-swap = Colours swapped
rematch-loser-first = The loser
game-pgn = Download as PGN
game-link = Copy the game’s address
next-game = To the next game

## Online: what was not done

refused-own-room = This is your own room. Send the link to a friend.
refused-room-full = This room is full. You can watch.
refused-room-closed = This room is closed.
refused-game-over = The game has ended already.
refused-stale = Another move has been made already. The board shows the game as it is.
refused-illegal = The server does not allow this move. The board shows the game as it is.
refused-too-early = It is too early for that.
refused-too-late = It is too late for that.
refused-already-offered = You have asked already. Make a move before you ask again.
refused-no-offer = That offer no longer stands.
refused-no-claim = There is nothing to claim now.
refused-not-away = Your opponent is here.
refused-no-count = The count cannot be changed now.
refused-too-long = This message is too long.
refused-too-many = That was a little much. Wait a moment.
refused-too-many-rooms = Several of your rooms are waiting already. Cancel one of them first.
refused-too-fast = That was a little much. Wait a moment.
refused-try-again = The server could not do it now. Try again.
refused-lost = No connection. Try again when it is back.
refused-other = That did not work.
refused-bad-name = A name has 2 to 20 characters: letters and digits, with spaces, dots or hyphens between them.
refused-bad-password = A password has at least 8 characters.
refused-name-taken = This name is taken. Choose another.
refused-has-account = You have an account already.
refused-wrong = The name or the password is wrong.
refused-invalid = Something is missing here.

## Accounts

account-title = Account
account-lead = You can play without an account. With one, you find your games on every device.
account-in = You are signed in as { $name }.
account-new = New account
account-new-note = The games that you have played here go with you.
account-old-note = What you played here as a guest does not come along: only a new account takes that in.
account-name = Name
account-password = Password
account-password-note = At least 8 characters. There is no way to get a lost password back.
account-make = Make an account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
account-export = Download all that is stored about me
account-delete = Delete the account
account-delete-note = Name and password are deleted. Your games, and what you said in them, stay for those who played you, without your name.
account-profile = Your page, as others see it
player-since = Here since { $date }
player-missing = There is no player of that name.
player-missing-note = Is the name spelled as the player writes it?
player-games = Games
player-no-games = No games yet.
played-won = won
played-lost = lost
played-drawn = draw
played-none = no result
played-running = in progress
played-by = { $white } – { $black }

## Analysis: what the engine says

analysis-engine-units = { $whole }.{ $tenths }
analysis-engine-bar = Evaluation: { $words }
analysis-engine-even = { $score }, about even
analysis-engine-better = { $side ->
    [white] { $score }, White stands better
   *[black] { $score }, Black stands better
 }
analysis-engine-mate = { $side ->
    [white] White mates in { $n }
   *[black] Black mates in { $n }
 }
analysis-engine-mate-karouk = { $side ->
    [white] White gives check in { $n }
   *[black] Black gives check in { $n }
 }
analysis-engine-over = { $side ->
    [white] White has won
    [black] Black has won
   *[none] Draw
 }
analysis-engine-lines = Best moves
analysis-engine-depth = Depth { $depth }
analysis-engine-speed = { $thousands } thousand positions a second
analysis-engine-waiting = The engine is thinking…

## Analysis: the review of a game

analysis-review-title = Review
analysis-review-about = The engine looks at every position and shows where there was a better move.
analysis-review-empty = Make some moves or open a game: then it can be reviewed.
analysis-review-start = Review the game
analysis-review-progress = { $done } of { $total } positions
analysis-review-cancel = Stop
analysis-review-done = The review is done.
analysis-review-failed = The review was not finished.
analysis-review-graph = Evaluation, move by move
analysis-review-start-position = First position: { $words }
analysis-review-move = { $side ->
    [white] { $number }. { $san }
   *[black] { $number }… { $san }
 }
analysis-review-after = { analysis-review-move }: { $words }
analysis-review-none = No move gave much away.
analysis-review-faults = Moves to look at
analysis-review-grade = { $grade ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
 }
analysis-review-better = Better: { $san }
## The guide: its markup is explained in docs/translations.md. Only the server reads the messages guide-….

side-to-move = { $side ->
    [white] White to move
   *[black] Black to move
 }
guide-title = How to play Ouk
title-guide = { guide-title } · Ouk Chatrang, Kar Ouk
describe-guide = Learn Ouk Chatrang and Kar Ouk, the chess of Cambodia: board, men, leaps, check, draws and the count, with a board that plays along.
guide-lead = Nine short chapters, from the first fish to the last count. The board beside the text plays along: touch a coloured phrase, or any man.
guide-cambodian = The chess of Cambodia: short steps, close fights, and a king that may leap once. Checkmate wins. When few men are left a count begins, and the stronger side must mate before it ends.
guide-karouk = The same board, the same men, the same moves. One rule makes it another game: whoever gives check first has won.
guide-chapters = Chapters
guide-chapter = Chapter
guide-turn = Previous and next chapter
guide-previous = Previous
guide-next = Next
guide-again = Play it again

## Guide: board and men

guide-setup-title = Board and men
title-guide-setup = { guide-setup-title } · { guide-title }
describe-guide-setup = The board, the sixteen men of each side, and what the two games are about.
guide-setup-board-head = The board
guide-setup-board = Ouk is played on eight files, a to h, and eight ranks, 1 to 8. The board is plain wood: no square is dark. White moves first, then both sides move in turn, and nobody may pass.
guide-setup-men-head = Sixteen men a side
guide-setup-men = On the back rank, from either edge inwards, stand a *rook*, a *knight* and a *koul*. The middle belongs to *king* and *neang*.
guide-setup-kings = The two kings do not face each other: White’s stands on d1 and its neang on e1, Black’s king on e8 and its neang on d8. Each neang has its place at the king’s right hand.
guide-setup-fish = The eight *fish*, the pawns of Ouk, start on the third rank, not on the second. Only two empty ranks separate them from the other side’s fish.
guide-setup-take-head = Moving and taking
guide-setup-take = A man takes by moving [onto the square of an enemy man](taking), which leaves the board. Two men never share a square.
guide-setup-jump = Only the knight jumps over other men; [every other man is stopped by the first one in its way](rook-blocked). King and neang may each make one exception: [the leaps](/leaps).
guide-setup-aim-head = What it is about
guide-setup-aim = In *Ouk Chatrang* you win by [checkmate](mate): the enemy king is attacked, and no move can save it.
guide-setup-aim-first = In *Kar Ouk* you win sooner: [the first check](first-rook) ends the game.

## Guide: how the men move

guide-pieces-title = How the men move
title-guide-pieces = { guide-pieces-title } · { guide-title }
describe-guide-pieces = King, neang, koul, knight and rook, one after the other.
guide-pieces-lead = Touch a man on the board: dots show where it may go, rings what it may take.
guide-pieces-king-head = King
guide-pieces-king = The king, in Khmer *sdach*, moves [one square in any direction](king-ways). It never goes where an enemy man could take it: [here it may not step onto e4](king-attacked), because the rook commands the file.
guide-pieces-neang-head = Neang
guide-pieces-neang = The neang, also called met, moves [one square diagonally](neang-ways), forwards or backwards. It therefore meets only half of all squares.
guide-pieces-koul-head = Koul
guide-pieces-koul = The koul moves [one square diagonally or one straight forward](koul-ways). [Straight back](koul-back) or to the side it cannot go.
guide-pieces-knight-head = Knight
guide-pieces-knight = The knight, *seh*, moves in an L: [two squares along a file or rank and one aside](knight-ways). It always jumps: [here it passes over its own fish](knight-jumps).
guide-pieces-rook-head = Rook
guide-pieces-rook = The rook, *touk*, is a boat. It goes [as far as it likes along its file or rank](rook-ways), until a man stands in the way: its own stops it, an enemy may be taken.
guide-pieces-letters-head = The letters
guide-pieces-letters = Written moves call the king K, the neang M (for met), the koul S, the knight N and the rook R. The fish has no letter.

## Guide: the fish

guide-fish-title = The fish
title-guide-fish = { guide-fish-title } · { guide-title }
describe-guide-fish = How a fish moves and takes, and how it turns over on the sixth rank.
guide-fish-move-head = One step at a time
guide-fish-move = The fish, *trey*, moves [one square straight forward](fish-moves) and no more: [there is no double step](fish-double), and so no capture en passant.
guide-fish-take-head = It takes diagonally
guide-fish-take = A fish takes [one square diagonally forward](fish-takes). [Straight ahead it takes nothing](fish-ahead), and [diagonally it goes only to take](fish-aside).
guide-fish-turn-head = On the sixth rank it turns over
guide-fish-turn = Where the enemy fish started, a fish [turns over](fish-turns): on rank 6 for White, on rank 3 for Black. It does so always and at once, [also when it arrives by taking](fish-turns-taking).
guide-fish-after = A promoted fish, *trey bok*, [moves like a neang](fish-turned) from then on. It never leaps: that right belongs to the neang of the start alone.

## Guide: the leaps

guide-leaps-title = The leaps
title-guide-leaps = { guide-leaps-title } · { guide-title }
describe-guide-leaps = King and neang may each leap once, as their first move: how, where to, and how the right is lost.
guide-leaps-lead = Ouk knows no castling. Instead king and neang may each leap once, as their first move. On the board a diamond marks the squares of a leap.
guide-leaps-king-head = The king’s leap
guide-leaps-king = The king leaps like a knight, but only forwards: [two files to the side and one rank ahead](king-leap), over anything. White’s king comes to b2 or [to f2](king-leap-made), Black’s to c7 or g7.
guide-leaps-king-check = [It may not leap while it is in check](king-leap-in-check). If another man answers the check, the right stays.
guide-leaps-neang-head = The neang’s leap
guide-leaps-neang = The neang leaps [two squares straight forward](neang-leap): White’s from e1 to e3, Black’s from d8 to d6. At the start its own fish stands there, so [it has to wait](neang-leap-early). [The fish moves on, and the neang leaps](neang-leap-made).
guide-leaps-neang-over = What stands between does not matter: [here it passes over its own koul](neang-leap-over). The neang may also leap when its king is in check, if that [blocks the check](neang-leap-blocks).
guide-leaps-empty-head = Only onto an empty square
guide-leaps-empty = A leap takes nothing, so it attacks nothing either: [an enemy king may stand on a leap square](leap-attacks-nothing).
guide-leaps-lost-head = How the right is lost
guide-leaps-lost = King and neang each lose their right on their own, and for good.
guide-leaps-lost-moved = A man that has moved leaps no more, [even when it is back at home](king-leap-moved).
guide-leaps-lost-rook = The king loses its leap when an enemy rook [moves onto its file or its rank](king-leap-rook), whatever stands between them.
guide-leaps-lost-not = The rook has to come by a move of its own. One that stands there already takes nothing away, nor does a man that steps out of its line. The neang’s leap fears no rook.

## Guide: check and mate

guide-check-title = Check and mate
title-guide-check = { guide-check-title } · { guide-title }
describe-guide-check = The call, the three answers to a check, and how checkmate ends a game of Ouk Chatrang.
guide-check-call-head = “Ouk!”
guide-check-call = A move that attacks the enemy king [gives check](check-given). In Cambodia the player then calls “Ouk!”, and from this call the game has its name.
guide-check-words = Some players know three words: *ouk* for a check by rook or knight, *ruk* for one by any other man, *pi* for one that opens a line. Here it is “Ouk!” each time.
guide-check-answer-head = Three answers
guide-check-answer = In Ouk Chatrang a check has to be answered with the very next move:
guide-check-step = [the king steps aside](check-stepped),
guide-check-take = [the man that gives check is taken](check-taken),
guide-check-block = or [a man steps between](check-blocked), where there is room for one.
guide-check-own = No move may leave one’s own king attacked. [A koul that shields its king](check-pinned) must not step off the line.
guide-check-mate-head = Checkmate
guide-check-mate = If none of the three is possible, it is *checkmate*, and the game is over. [Here a knight mates with White’s third move](mate): the black king is walled in by its own men.

## Guide: Kar Ouk

guide-first-title = Kar Ouk
title-guide-first = { guide-first-title } · { guide-title }
describe-guide-first = The first check wins: from which men it counts, and what that changes.
guide-first-rule-head = The first check wins
guide-first-rule = Board, men, moves and leaps are those of Ouk Chatrang. But [the first check ends the game](first-rook), and whoever gives it has won.
guide-first-guard = That the man could be taken does not help: in this example a knight guards a8, and yet the rook wins. There is no next move.
guide-first-any-head = Any check will do
guide-first-any = It does not matter which man gives the check, or how it comes about. It may be
guide-first-leap = [a leap](first-leap),
guide-first-promotion = [a fish that turns over](first-promotion),
guide-first-discovered = or [a man that steps out of a rook’s line](first-discovered).
guide-first-mate = Checkmate is a check too, so it wins as well.
guide-first-safe-head = How to stay safe
guide-first-safe = Before each move, look for the squares from which an enemy man could attack your king. Block the line, take the man, or take the king out of its reach. And never step into an attack yourself: that is forbidden here too.
guide-first-quick = From the start, White’s third move is the earliest that can give check: [three moves of one knight are enough](first-quick).
guide-first-rest-head = What else differs
guide-first-rest = The counts run as in Ouk Chatrang, only that a check has to come in time, not a mate. A position that comes up for the third time is a draw at once. And there is no draw for lack of men until both kings are alone: [draws](/draws).

## Guide: draws

guide-draws-title = Draws
title-guide-draws = { guide-draws-title } · { guide-title }
describe-guide-draws = Stalemate, repetition, too few men, agreement and the count.
guide-draws-stalemate-head = Stalemate
guide-draws-stalemate = Whoever is to move and has no legal move, without being in check, is stalemated, and [the game is drawn](stalemate). So leave a lone king a square until you can mate it.
guide-draws-repetition-head = Three times the same
guide-draws-repetition = When [the same position comes up for the third time](repetition), with the same side to move and the same leaps left, a draw *may be claimed* in Ouk Chatrang. In Kar Ouk it is [a draw at once](repetition-karouk).
guide-draws-material-head = Too few men
guide-draws-material = When neither side can ever mate, the game is a draw at once: for example, when [a single knight](material), neang or fish is all that is left beside the kings. In Kar Ouk only [two lone kings](material-karouk) are a draw: any other man might still give check.
guide-draws-count-head = The count, and an agreement
guide-draws-count = The game is also drawn when [the count](/count) reaches its target, and whenever both players agree.
guide-draws-fifty = There is no fifty-move rule. The count stands in its place.

## Guide: the count

guide-count-title = The count
title-guide-count = { guide-count-title } · { guide-title }
describe-guide-count = When a count starts, how far it goes, and one ending that runs through both counts move by move.
guide-count-lead = When few men are left, the stronger side may not try for ever. The weaker side counts its moves; if the number reaches its target, the game is a draw. The count starts by itself.
guide-count-idle = No count is running.
guide-count-board-head = The board count: to 64
guide-count-board = As soon as a side has three men or fewer, its king and its fish included, it counts from 1. The other side must mate before the count reaches 64. It does not matter whether there are still fish on the board.
guide-count-bare-head = The bare-king count: from 8 to 64
guide-count-bare = When a side has its king alone and no unpromoted fish is left on the board, a shorter count takes over. How far it goes depends on the men that face the king. The first line that fits holds:
guide-count-other = King alone against any other men
guide-count-from = This count does not begin at 1. It begins at the number of men on the board: with five men, the lone king’s first move is number 6.
guide-count-both-head = One ending, both counts
guide-count-both = White has two rooks and a koul, Black a koul, a knight and a fish. Step through with the arrows, or touch the lines below, and watch the meter.
guide-count-step-begin = [A rook takes the koul](count:1). Black is down to three men: the board count begins.
guide-count-step-one = [Black moves](count:2), and the meter shows 1 of 64.
guide-count-step-turn = [The black fish turns over](count:6): 3 of 64. Now no unpromoted fish is left, but Black still has three men.
guide-count-step-on = [A rook takes the knight](count:7). The count just goes on.
guide-count-step-bare = [The last man falls](count:9). The king is alone against two rooks, five men stand on the board: the meter jumps to 5 of 8.
guide-count-step-near = [The king runs](count:12): 6, then 7. One more move of Black, and it would be a draw.
guide-count-step-mate = [The rook mates](count:13) at 7 of 8, just in time.
guide-count-late-head = One move too slow
guide-count-late = The same ending once more. This time White [brings up the king](count-late) instead of mating, Black’s move makes it 8 of 8, and the game is drawn.
guide-count-know-head = Good to know
guide-count-on = A running count goes on whatever is taken later. [A lone king that takes a rook](count-goes-on) does not change its target.
guide-count-over = A count that would begin beyond its target is a draw at once: [two rooks with nine men on the board](count-over) are too late before they start.
guide-count-first = In Kar Ouk the same counts run. There, a check has to come before the target.
guide-count-tournament-head = Tournament counting
guide-count-tournament = Over the board nobody starts a count but the players, and you may choose that here as well. A side with three men or fewer, its opponent’s king not alone, starts the board count on its own turn and may stop it again; a new start begins at 1. While it counts, the other side may take the draw at any time.
guide-count-tournament-end = Whoever mates, or in Kar Ouk checks, while still counting has only drawn: stop first. The bare-king count runs by itself here too.

## Guide: questions

guide-questions-title = Questions
title-guide-questions = { guide-questions-title } · { guide-title }
describe-guide-questions = Why the neang cannot leap at once, how Ouk differs from makruk, which other rules exist, and where the game comes from.
guide-ask-neang = Why can my neang not leap at the start?
guide-answer-neang = A leap needs an empty square, and at the start your own fish stands there: on e3 for White, on d6 for Black. [Move that fish first](neang-leap-made). The neang keeps its right until it makes its first move.
guide-ask-king = When may the king leap?
guide-answer-king = Only as its first move, not while it is in check, and only onto an empty square: b2 or f2 for White, c7 or g7 for Black. [An enemy rook that moves onto the king’s file or rank](king-leap-rook) ends the right for good.
guide-ask-makruk = How does Ouk differ from makruk?
guide-answer-makruk = Board, set-up and ordinary moves are the same as in makruk, the chess of Thailand. In Ouk, king and neang may each leap once. The count begins earlier: as soon as a side has three men or fewer, even with fish on the board.
guide-ask-rules = Which other rules exist, and why these?
guide-answer-rules = Some programs let the neang take with its leap or ignore enemy rooks; some end all leaps with the first capture or check; some pages call stalemate a win. Here the rules of the Cambodian federation hold, as the free engine Fairy-Stockfish plays them: they are written down, they can be checked, and games can go from one program to another.
guide-ask-names = Why do the men have several names?
guide-answer-names = Ouk is learned by watching, and words differ. The king is sdach, but also ang or khon; the neang is also met. Take care with *khon*: in Khmer it is the king, in Thai the koul.
guide-ask-first = Who moves first?
guide-answer-first = White. Who gets White is agreed for the first game; after that, by an old custom, the loser moves first. You can choose this custom for a rematch online.
guide-ask-origin = Where does the game come from?
guide-answer-origin = Ouk belongs to the large family that began with chaturanga in India; its closest relative is makruk. In Cambodia it is played in cafés and barber shops, often by two teams that confer aloud. Less is known of Kar Ouk. Its name means to guard oneself against check, and it is also written Ka Ouk or Ka Ok.

## Analysis: the page

analysis-title = Analysis
analysis-parts = Parts of the study
analysis-tab-moves = Moves
analysis-tab-lines = Lines
analysis-tab-graph = Graph
analysis-tab-fen = FEN · PGN
analysis-no-moves = No moves yet. Play one on the board, or open a game.
analysis-tree-cut = There are more moves than fit here. The arrows lead to all of them.
analysis-engine = Engine
analysis-engine-off = Switched on, it shows the best moves and who stands better.
analysis-line-count = Number of lines
analysis-annotate = Comment and variation
analysis-comment-start = Comment before the first move
analysis-comment-on = Comment on { $move }
analysis-glyphs = How the move is judged
analysis-glyph-1 = Good move
analysis-glyph-2 = Mistake
analysis-glyph-3 = Very good move
analysis-glyph-4 = Blunder
analysis-glyph-5 = Interesting move
analysis-glyph-6 = Doubtful move
analysis-promote = Move up
analysis-make-main = Make main line
analysis-remove = Delete from here
analysis-ask-remove = Delete this move and all after it?
analysis-link = Link
analysis-link-note = The link itself holds the position and the moves. Nothing leaves this device before you send it.
analysis-link-too-long = This game is too long for a link. Send it as PGN.
analysis-share = Copy link
analysis-copy = Copy: { $label }
analysis-copied = Copied.
analysis-open = Open
analysis-paste = A game as PGN or a position as FEN
analysis-file = File
analysis-new = New, from the first position
analysis-before = Back to what you studied before
analysis-choose = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }: which one?
analysis-choose-more = Only the first { $n } games are listed.
analysis-game-number = Game { $n }
analysis-open-nothing = There is no game and no position in this text.
analysis-open-too-large = This text is too large. Open a part of it.
analysis-link-bad = This link is damaged, or from a newer version: there is no game in it that could be played.
analysis-not-kept = This browser does not let the study be kept. It is lost when you leave the page.
analysis-analyse = Analyse

## Analysis: the board editor

analysis-edit = Set up a position
analysis-edit-short = Set up
analysis-men = Men to place
analysis-tool-move = Move men
analysis-tool-erase = Take men away
analysis-array = First position
analysis-clear = Clear
analysis-turn = To move
analysis-rights = May still leap
analysis-count-runs = A count is running
analysis-count-side = Who counts
analysis-count-number = Count
analysis-count-target = Draws at
analysis-faults = This position cannot be:
analysis-cancel = Cancel

## Analysis: what is wrong with a FEN

analysis-fen = FEN
analysis-pgn = PGN
analysis-fen-field = { $field ->
    [pieces] the men
    [turn] the side to move
    [leap-rights] the rights to leap
    [counting-limit] the limit of the count
    [halfmove-clock] the fifth part
    [fullmove-number] the number of the move
   *[end] the end
 }
analysis-fen-ranks = The board needs eight ranks with “/” between them.
analysis-fen-rank-length = This rank does not have eight squares.
analysis-fen-character = “{ $sign }” means nothing here ({ analysis-fen-field }).
analysis-fen-not-a-number = A number should stand here ({ analysis-fen-field }).
analysis-fen-too-many-fields = This is one part too many: a FEN has six.
analysis-fen-too-long = This text is too long for a FEN.
analysis-fen-no-king = { $side ->
    [white] White has no king.
   *[black] Black has no king.
 }
analysis-fen-too-many-kings = { $side ->
    [white] White has more than one king.
   *[black] Black has more than one king.
 }
analysis-fen-pawn-on-back-rank = A fish cannot stand on { $square }, at the edge of the board.
analysis-fen-right-without-piece = Nobody who could still leap stands on { $square }.
analysis-fen-opponent-in-check = { $side ->
    [white] White has just moved and left the king in check.
   *[black] Black has just moved and left the king in check.
 }

## Analysis: what is wrong with a PGN

analysis-faults-kept = Some of this game could not be read. What is sound stands below.
analysis-faults-none = This game cannot be shown.
analysis-fault-tag = Line { $line }: this is no tag: { $signs }
analysis-fault-variant = Line { $line }: no game is called “{ $signs }” here.
analysis-fault-fen = Line { $line }: the first position cannot be read.
analysis-fault-result = Line { $line }: “{ $signs }” is no result.
analysis-fault-no-move = Line { $line }, { $at } “{ $signs }” is not written like a move.
analysis-fault-illegal = Line { $line }, { $at } “{ $signs }” cannot be played there.
analysis-fault-ambiguous = Line { $line }, { $at } “{ $signs }” could mean more than one man.
analysis-fault-count = Line { $line }: the count cannot be started, stopped or taken there.
analysis-fault-junk = Line { $line }: “{ $signs }” means nothing here.
analysis-fault-comment-open = Line { $line }: a comment is not closed.
analysis-fault-variation-empty = Line { $line }: a variation with no move before it.
analysis-fault-variation-open = Line { $line }: a variation is not closed.
analysis-fault-variation-close = Line { $line }: a variation ends that was not begun.
analysis-fault-results-differ = Line { $line }: the moves end with { $signs }, the tag says otherwise.
analysis-fault-outcome = Line { $line }: the board says otherwise than { $signs }.
analysis-fault-too-long = Line { $line }: the game is too long and was cut off.
