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
load-failed = The board could not be loaded. Reload the page to try again.

## A newer version

update-ready = New version · Reload

## Titles and descriptions, for search engines and the browser’s tabs

title-play = Ouk: play the chess of Cambodia
describe-play = Play Ouk Chatrang and Kar Ouk, the two games of Cambodian chess, against the computer or a friend on one screen, also offline.
title-lobby = Lobby: find an opponent · Ouk
describe-lobby = Rooms that wait for a player, and games going on: join one, watch one or open your own. No account needed.
title-lessons = Lessons: learn Ouk by playing · Ouk
describe-lessons = Short exercises in Ouk Chatrang and Kar Ouk: how the men move, the leaps, check and mate, mating inside the count, and guarding against the first check.
title-games = My games · Ouk
describe-games = The games saved in this browser: go on with one, or look at it again.
title-account = Account · Ouk
describe-account = With an account your games of Ouk Chatrang and Kar Ouk are found on every device. You can play without one.
title-room = A game of Ouk
describe-room = A game of Cambodian chess between two people, here in the browser. Join it, or watch.
title-player = Player · Ouk
describe-player = The page of a player: games of Ouk Chatrang and Kar Ouk, finished and going on.
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

## Lessons

lesson-title = Lessons
lesson-lead = Short exercises, done by moving the men. You can stop at any time and go on later.
lesson-so-far = { $n } of { $all } done
lesson-begin = Begin
lesson-continue = Continue
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
lesson-task-trap-kouls = One step leads to mate in two moves, another gives the game away as a draw. Find the right one.
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
lesson-wrong-no-leap = You may move so, but it is no leap.
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
choice-contrast-auto = As the device
choice-contrast-more = High
setting-motion = Motion
choice-motion-auto = As the device
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
way-lobby-note = Rooms that wait for a player

## Online: a room

open-room = Open a room
colour-random = By lot
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
room-gone = This room has ended.
room-missing = There is no such room.
to-lobby = To the lobby
offered-side = { $side ->
    [white] you play White
    [black] you play Black
   *[random] colours by lot
 }
own-side = { $side ->
    [white] White
    [black] Black
   *[random] colours by lot
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
lobby-playing = Games going on
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
ask-away-in = Your opponent is away. In { $seconds } s the game is yours to claim.
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
offered-takeback = Take-back asked.
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
chat-unmute = Hear again
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
refused-room-closed = This room has ended.
refused-game-over = The game has ended already.
refused-stale = Another move stands there already. The board shows how it is.
refused-illegal = The server does not allow this move. The board shows how it is.
refused-too-early = It is too early for that.
refused-too-late = It is too late for that.
refused-already-offered = Asked already. Make a move before you ask again.
refused-no-offer = That offer no longer stands.
refused-no-claim = There is nothing to claim now.
refused-not-away = Your opponent is here.
refused-no-count = The count cannot be changed now.
refused-too-long = This message is too long.
refused-too-many = That was a little much. Wait a moment.
refused-too-fast = That was a little much. Wait a moment.
refused-try-again = The server could not do it now. Try again.
refused-lost = No connection. Try again when it is back.
refused-other = That did not work.
refused-bad-name = A name has 2 to 20 letters, figures or the signs between them.
refused-bad-password = A password has at least 8 characters.
refused-name-taken = This name is taken. Choose another.
refused-has-account = You have an account already.
refused-wrong = Name or password are not right.
refused-invalid = Something is missing there.

## Accounts

account-title = Account
account-lead = You can play without an account. With one, your games are found on every device.
account-in = You are signed in as { $name }.
account-new = New account
account-new-note = The games that you have played here go with you.
account-name = Name
account-password = Password
account-password-note = At least 8 characters. There is no way to get a lost password back.
account-make = Make an account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
account-export = Download all that is stored about me
account-delete = Delete the account
account-delete-note = Name and password are deleted. Your games stay for those who played you, without your name.
account-profile = Your page, as others see it
player-since = Here since { $date }
player-missing = There is no player of that name.
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
