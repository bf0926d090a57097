# Deutsch. The same messages as en.ftl. Readers are „du“; all pieces are masculine. A reason after a colon is a
# sentence and begins with a capital letter. Units hold on to their number by no-break spaces (U+00A0).

## The site

language-name = Deutsch
brand = Ouk
nav = Seiten
nav-play = Spielen
nav-guide = Regeln
nav-lessons = Lektionen
nav-analysis = Analyse
nav-games = Meine Partien
language = Sprache
skip-to-board = Zum Brett
back = Zurück
theme-switch = Hell oder dunkel
no-script = Das Brett braucht JavaScript.
page-missing = Diese Seite hat sich umgewandelt.
page-missing-link = Zurück zum Brett
page-offline = Keine Verbindung
load-failed = Das Brett ließ sich nicht laden.
load-again = Neu laden

## Eine neuere Version

update-ready = Neue Version · Neu laden

## Titel und Beschreibungen, für Suchmaschinen und die Reiter des Browsers

title-play = Ouk: kambodschanisches Schach spielen
describe-play = Spiele Ouk Chatrang und Kar Ouk, die beiden Spiele des kambodschanischen Schachs: gegen den Computer oder zu zweit an einem Gerät, auch offline.
title-lobby = Lobby: Gegner finden · Ouk
describe-lobby = Räume, die auf jemanden warten, und laufende Partien: Tritt bei, sieh zu oder erstelle einen eigenen Raum. Ohne Konto.
title-lessons = Lektionen: Ouk spielend lernen · Ouk
describe-lessons = Kurze Übungen zu Ouk Chatrang und Kar Ouk: wie die Figuren ziehen, die Sprünge, Schach und Matt, Matt vor Ende der Zählung und Schutz vor dem ersten Schach.
title-games = Meine Partien · Ouk
describe-games = Die in diesem Browser gespeicherten Partien: Spiel weiter oder sieh sie dir noch einmal an.
title-analysis = Analyse und Stellungseditor · Ouk
describe-analysis = Partien von Ouk Chatrang und Kar Ouk untersuchen: Computer, Varianten, Kommentare, PGN und FEN, Stellungen aufbauen, eigene Partien durchsehen. Kostenlos, auch offline.
title-account = Konto · Ouk
describe-account = Mit einem Konto findest du deine Partien Ouk Chatrang und Kar Ouk auf jedem Gerät. Spielen kannst du auch ohne.
title-room = Eine Partie Ouk
describe-room = Eine Partie kambodschanisches Schach zu zweit, hier im Browser. Spiel mit oder sieh zu.
title-player = Spieler · Ouk
describe-player = Die Seite eines Spielers: beendete und laufende Partien Ouk Chatrang und Kar Ouk.
title-missing = Nicht gefunden · Ouk
describe-missing = Unter dieser Adresse gibt es keine Seite.
title-offline = Keine Verbindung · Ouk
describe-offline = Diese Seite braucht das Internet. Brett und Computer gehen auch ohne.

## Numbers and lists

digits = 0123456789
either = { $first } oder { $last }

## The two games

variant-cambodian = Ouk Chatrang
variant-cambodian-motto = Matt gewinnt, mit Zählung
variant-karouk = Kar Ouk
variant-karouk-motto = Das erste Schach gewinnt
choose-game = Spiel

## Sides and pieces

side = { $side ->
    [white] Weiß
   *[black] Schwarz
 }
piece = { $piece ->
    [king] König
    [met] Neang
    [khon] Koul
    [knight] Springer
    [rook] Turm
    [promoted] umgewandelter Bauer
   *[pawn] Bauer
 }
victim = { $victim ->
    [met] den Neang
    [khon] den Koul
    [knight] den Springer
    [rook] den Turm
    [promoted] den umgewandelten Bauern
   *[pawn] den Bauern
 }
man = { $side ->
    [white] weißer { piece }
   *[black] schwarzer { piece }
 }

## The board

board = Brett
square-empty = { $square }, leer
square-man = { $square }, { man }
square-chosen = { $label }, gewählt
square-move = { $label }, hierher ziehen
square-capture = { $label }, hier schlagen
square-leap = { $label }, hierher springen
ouk = Ouk!

## Home

home-title = Spiel Ouk, das Schach aus Kambodscha
home-lead = Das Brett ist bereit. Mach einen Zug oder wähle, wer dir gegenübersitzt.
ways = Spielmodi
study = Lernen und studieren
way-computer = Gegen den Computer
way-computer-short = Computer
way-computer-note = Drei Stufen
way-two = Zu zweit an einem Brett
way-two-short = Zu zweit
way-two-note = Auf einem Gerät
hint-start = Weiß beginnt: Berühre eine Figur.
hint-leap = Der { piece } darf einmal springen: { $squares }.
resume = Fortsetzen: { $game }, Zug { $move }
brief = Kurz gesagt
brief-leap = König und Neang dürfen einmal springen, und zwar als ihren ersten Zug.
brief-fish = Ein Bauer, der die sechste Reihe erreicht, wird umgewandelt und zieht wie ein Neang.
brief-end = Sind nur noch wenige Figuren da, läuft eine Zählung: Das Matt muss vor ihrem Ende kommen, sonst ist es remis.
brief-end-karouk = Wer zuerst Schach gibt, hat gewonnen: mit jeder Figur, auch durch einen Sprung.

## A new game

new-game = Neue Partie
level = Stufe
level-1 = Leicht
level-2 = Mittel
level-3 = Schwer
you-play = Du spielst
counting = Zählung
counting-automatic = Automatisch
counting-automatic-note = Sie beginnt von selbst.
counting-tournament = Turnier
counting-tournament-note = Ein Spieler startet und beendet sie, wie am Brett.
start-game = Los
close = Schließen

## Players

you = Du
computer = Computer
computer-level = Computer, { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
 }
two-players = Zu zweit an einem Brett
your-move = Du bist am Zug
to-move = Am Zug
thinking = Denkt nach
taken = Geschlagen: { $men }
taken-some = { piece } × { $n }

## Counting

count-side = { $side ->
    [white] Weiß zählt
   *[black] Schwarz zählt
 }
count-left = noch { $left }
count-label = { count-side }: { $number } von { $target }. Was bedeutet das?
count-title = { count-side }: { $number } von { $target }
count-explained = Das Matt muss kommen, bevor die Zählung { $target } erreicht; sonst ist die Partie remis.
count-explained-karouk = Das Schach muss kommen, bevor die Zählung { $target } erreicht; sonst ist die Partie remis.
count-mark = Die letzte Marke, =, zeigt das Remis.
count-targets = Wovon die Zahl abhängt
count-target-64 = Die schwächere Seite hat höchstens drei Figuren (König und Bauern zählen mit), oder ihr alleiniger König steht gegen andere Figuren als hier genannt
count-target-8 = Alleiniger König gegen zwei Türme
count-target-16 = Alleiniger König gegen einen Turm
count-target-22 = Alleiniger König gegen zwei Koul
count-target-32 = Alleiniger König gegen zwei Springer
count-target-44 = Alleiniger König gegen einen Koul
count-from = Gegen einen alleinigen König beginnt die Zählung bei der Zahl der Figuren auf dem Brett, sobald kein unverwandelter Bauer mehr da ist.
count-start = Zählung starten
count-stop = Zählung beenden
count-take = Remis beanspruchen
say-count-starts = { count-side }: { $number } von { $target }.
say-count = Zählung { $number } von { $target }.
say-count-ends = Die Zählung ist zu Ende.
mark-count-starts = Die Zählung beginnt

## Moves, read aloud

say-move = { $side ->
    [white] Weiß
   *[black] Schwarz
 }: { piece } von { $from } nach { $to }.
say-capture = { $side ->
    [white] Weiß
   *[black] Schwarz
 }: { piece } von { $from } schlägt { victim } auf { $to }.
say-promotion = Der Bauer wandelt sich um.
say-check = Ouk! { $side ->
    [white] Weiß steht im Schach.
   *[black] Schwarz steht im Schach.
 }
say-undone = Zug zurückgenommen.

## Moves, written

moves = Züge
moves-none = Noch keine Züge
move-first = Grundstellung
move-previous = Voriger Zug
move-next = Nächster Zug
move-last = Letzter Zug

## Actions

act-undo = Zurück
act-flip = Drehen
act-draw = Remis
act-resign = Aufgeben
menu-home = Zur Startseite
act-more = Mehr
ask-resign = Aufgeben?
ask-resign-side = { $side ->
    [white] Gibt Weiß auf?
   *[black] Gibt Schwarz auf?
 }
ask-draw = Sind beide Seiten mit Remis einverstanden?
ask-claim = Die Stellung ist zum dritten Mal auf dem Brett. Remis beanspruchen?
yes = Ja
no = Nein
no-undo = Es gibt keinen Zug, der sich zurücknehmen lässt.
no-undo-over = Diese Partie ist beendet.
no-draw-computer = Der Computer nimmt kein Remis an: Spiel weiter.
no-action-over = Die Partie ist beendet.
engine-failed = Der Computer hat nicht geantwortet.
engine-retry = Erneut fragen

## The end

win-checkmate = { $side ->
    [white] Weiß gewinnt durch Matt.
   *[black] Schwarz gewinnt durch Matt.
 }
win-check = { $side ->
    [white] Weiß gewinnt durch Schach.
   *[black] Schwarz gewinnt durch Schach.
 }
win-resign = { $side ->
    [white] Weiß gewinnt: Schwarz hat aufgegeben.
   *[black] Schwarz gewinnt: Weiß hat aufgegeben.
 }
draw-stalemate = Remis: Patt.
draw-insufficient-material = Remis: Niemand kann mattsetzen.
draw-insufficient-material-karouk = Remis: Niemand kann Schach geben.
draw-count = Remis: Die Zählung hat { $target } erreicht.
draw-count-early = Remis durch die Zählung.
draw-threefold-repetition = Remis: dieselbe Stellung zum dritten Mal.
draw-agreement = Remis durch Vereinbarung.
result = Ergebnis
ended-at = Zug { $move }
ended-in-count = Zug { $move }, Zählung { $number } von { $target }.
play-again = Noch einmal
review = Partie ansehen

## Why not?

not-there = Nicht nach { $square }:
why-game-over = Die Partie ist beendet.
why-no-piece = Dort steht keine Figur.
why-not-your-turn = { $side ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
 }
why-same-square = Eine Figur muss ihr Feld verlassen.
why-own-piece = Dort steht dein eigener { piece }.
why-leap-needs-empty = Ein Sprung braucht ein leeres Feld, und dort steht ein gegnerischer { piece }.
why-leap-needs-empty-own = Ein Sprung braucht ein leeres Feld, und dort steht dein eigener { piece }.
why-leap-lost-moved = Dieser { piece } hat seinen Sprung verloren: Springen darf er nur beim ersten Zug.
why-leap-lost-rook = Der König verlor seinen Sprung, als ein gegnerischer Turm auf seine Reihe oder Linie zog.
why-leap-lost-rook-square = Der König verlor seinen Sprung, als ein gegnerischer Turm nach { $square } kam.
why-leap-in-check = Im Schach darf der König nicht springen.
why-king-attacked = Dort würde der { piece } auf { $square } deinen König angreifen.
why-king-exposed = Danach würde der { piece } auf { $square } deinen König angreifen.
why-must-answer-check = Der { piece } auf { $square } gibt deinem König Schach.
why-blocked = Der { piece } auf { $square } steht im Weg.
why-pawn-needs-capture = Dorthin zieht ein Bauer nur, wenn er schlägt.
why-pawn-blocked = Ein Bauer schlägt nicht geradeaus.
why-not-how-it-moves = { $piece ->
    [king] Ein König zieht ein Feld weit.
    [met] Ein Neang zieht ein Feld weit, immer diagonal.
    [khon] Ein Koul zieht ein Feld weit, diagonal oder gerade vorwärts.
    [knight] Ein Springer springt im L: zwei Felder geradeaus, eines zur Seite.
    [rook] Ein Turm zieht auf seiner Reihe oder Linie.
   *[pawn] Ein Bauer zieht ein Feld gerade vorwärts.
 }
why-no-moves = Dieser { piece } hat jetzt keinen Zug.

## Saved games

games-title = Meine Partien
games-lead = In diesem Browser gespeichert, nach jedem Zug.
games-empty = Noch keine gespeicherten Partien.
games-move = Zug { $move }
games-ended = Beendet
games-resume = Fortsetzen
games-open = Ansehen
games-delete = Löschen
games-delete-label = Löschen: { $game }
games-ask-delete = Diese Partie löschen?
games-broken = Diese gespeicherte Partie lässt sich nicht lesen.
games-cut = Ein Teil dieser gespeicherten Partie war nicht lesbar. Es geht nach dem letzten gültigen Zug weiter.
games-not-saved = Dieser Browser lässt die Partie nicht speichern. Sie geht verloren, wenn du die Seite verlässt.
games-gone = Diese Partie ist hier nicht gespeichert.
games-gone-note = Partien bleiben in dem Browser, in dem sie gespielt wurden.

## Lektionen

lesson-title = Lektionen
lesson-lead = Kurze Übungen, bei denen du selbst ziehst. Du kannst jederzeit aufhören und später weitermachen.
lesson-so-far = { $n } von { $all } geschafft
lesson-begin = Anfangen
lesson-continue = Weitermachen
lesson-rules = Regeln nachlesen
lesson-tile = Lektion { $n }: { $task }
lesson-tile-done = Lektion { $n }, geschafft: { $task }
lesson-forget = Von vorn beginnen
lesson-ask-forget = Vergessen, welche Lektionen geschafft sind?
lesson-all = Alle Lektionen
lesson-place = { $n } von { $all }
lesson-hint = Tipp
lesson-hint-man = Sieh dir den { $piece ->
    [promoted] umgewandelten Bauern
    [pawn] Bauern
   *[other] { piece }
 } auf { $from } an.
lesson-hint-move = Der { lesson-piece } zieht von { $from } nach { $to }.
lesson-retry = Noch einmal
lesson-next = Nächste Lektion
lesson-goal = { $label }, markiert

lesson-chapter-moves = Wie die Figuren ziehen
lesson-chapter-captures = Schlagen
lesson-chapter-leaps = Die Sprünge
lesson-chapter-promotion = Die Umwandlung
lesson-chapter-check = Aus dem Schach
lesson-chapter-mate = Matt
lesson-chapter-count = Matt vor Ende der Zählung
lesson-chapter-stalemate = Patt und Remis
lesson-chapter-karouk = Kar Ouk: das erste Schach

## Lektionen: die Aufgaben. Weiß zieht und spielt nach oben.

lesson-task-rook = Der Turm zieht auf Reihe und Linie, so weit er will. Besuche beide markierten Felder in 2 Zügen.
lesson-task-rook-round = Ein Turm springt nicht. Führe ihn in 3 Zügen um den eigenen Bauern herum auf das markierte Feld.
lesson-task-king = Der König zieht ein Feld weit, egal wohin. Besuche beide markierten Felder in 3 Zügen.
lesson-task-neang = Der Neang zieht ein Feld weit, immer diagonal. Besuche beide markierten Felder in 3 Zügen.
lesson-task-koul = Der Koul zieht ein Feld weit, diagonal oder gerade vorwärts. Besuche beide markierten Felder in 3 Zügen.
lesson-task-koul-back = Gerade zurück kann ein Koul nicht. Bring ihn trotzdem ein Feld zurück, in 3 Zügen.
lesson-task-knight = Der Springer springt über alles, was im Weg steht. Besuche beide markierten Felder in 3 Zügen.
lesson-task-rook-takes = Geschlagen wird, indem man auf das Feld der anderen Figur zieht. Schlag die drei Bauern in 3 Zügen.
lesson-task-knight-takes = Schlag mit dem Springer die drei Bauern, in 3 Zügen.
lesson-task-fish-takes = Ein Bauer zieht geradeaus, schlägt aber diagonal. Schlag die beiden markierten Bauern.
lesson-task-free-rook = Der Turm kann drei Figuren schlagen. Schlag die, die nicht gedeckt ist.
lesson-task-free-knight = Der Springer kann vier Figuren schlagen. Schlag die, die nicht gedeckt ist.
lesson-task-leap-king = Als ersten Zug darf der König zwei Felder zur Seite und eines nach vorn springen, über alles hinweg. Spring auf das markierte Feld.
lesson-task-leap-neang = Als ersten Zug darf der Neang zwei Felder gerade vorwärts springen. Der Bauer hat ihm Platz gemacht: Spring.
lesson-task-leap-rook = Der schwarze Turm ist auf die Linie des Königs gekommen, nun darf der König nicht mehr springen. Spring mit dem, der es noch darf.
lesson-task-leap-moved = Der Neang hat schon gezogen und ist zurückgekehrt, sein Sprung ist verloren. Spring mit dem, der es noch darf.
lesson-task-leap-answers = Im Schach darf der König nicht springen, der Neang schon. Wehre das Schach ab.
lesson-task-turn = Ein Bauer, der die sechste Reihe erreicht, wandelt sich um. Bring deinen dorthin.
lesson-task-turn-takes = Nach der Umwandlung zieht der Bauer wie ein Neang. Schlag erst den Springer, dann den markierten Bauern.
lesson-task-turn-walks = Wandle den Bauern um und zieh weiter auf das markierte Feld: 3 Züge im Ganzen.
lesson-task-step = Der Koul gibt Schach, und der Turm deckt ihn. Zieh auf das einzige sichere Feld.
lesson-task-capture = Bei einem Springerschach lässt sich nichts dazwischenstellen. Schlag den Springer.
lesson-task-block = Der Turm gibt Schach aus der Ferne. Stell eine Figur dazwischen.
lesson-task-mate-rook = Der Koul hält den König in der Ecke. Setz in einem Zug matt.
lesson-task-mate-knight = Der schwarze Neang nimmt seinem eigenen König ein Feld. Setz in einem Zug matt.
lesson-task-mate-koul = Diagonal zieht ein Koul auch zurück. Setz in einem Zug matt.
lesson-task-mate-neang = Auch eine kleine Figur setzt matt, wenn eine andere sie deckt. Setz in einem Zug matt.
lesson-task-mate-fish = Auch ein Bauer kann mattsetzen. Setz in einem Zug matt.
lesson-task-mate-two-knight = Nimm dem König zuerst die letzten Felder. Matt in zwei Zügen.
lesson-task-mate-two-rook = Beginne mit einem stillen Zug. Matt in zwei Zügen.
lesson-task-count-rooks = Zwei Türme gegen den alleinigen König. Matt in drei Zügen: Der vierte käme für die Zählung zu spät.
lesson-task-count-rook = König und Turm gegen den alleinigen König. Matt in drei Zügen, bevor die Zählung abläuft.
lesson-task-count-kouls = Zwei Koul gegen den alleinigen König. Matt in zwei Zügen, bevor die Zählung abläuft.
lesson-task-count-knights = Zwei Springer und ein Neang gegen den alleinigen König. Matt in zwei Zügen, bevor die Zählung abläuft.
lesson-task-count-koul = Koul und Neang gegen den alleinigen König. Matt in drei Zügen, bevor die Zählung abläuft.
lesson-task-trap-rook = Ein König ohne Zug, der nicht im Schach steht, bedeutet Remis. Setz in zwei Zügen matt und vermeide das.
lesson-task-trap-rook-koul = Lass dem König ein Feld, bis du mattsetzt. Matt in zwei Zügen.
lesson-task-trap-kouls = Ein Schritt führt in zwei Zügen zum Matt, ein anderer nur zum Remis. Finde den richtigen.
lesson-task-draw-takes = Schwarz würde hier gewinnen. Schlag so, dass niemand mehr mattsetzen kann.
lesson-task-draw-count = Hier zählst du: Dein König ist allein. Entgeh dem Matt, bis die Zählung voll ist, dann ist es remis.
lesson-task-first-check = In Kar Ouk gewinnt das erste Schach, gleich von welcher Figur. Gib Schach.
lesson-task-check-leap = Auch ein Sprung kann Schach geben. Gewinne in einem Zug.
lesson-task-check-opened = Wer zieht, kann einer anderen Figur den Weg öffnen. Gewinne in einem Zug.
lesson-task-check-two = Drohe mit einem Schach, das nichts mehr aufhält. Gewinne in zwei Zügen.
lesson-task-guard-step = Schwarz droht mit einem Schach. Finde den einzigen Zug, nach dem Schwarz kein Schach mehr hat.
lesson-task-guard-takes = Der Springer ist zu nahe gekommen. Finde den einzigen Zug, nach dem Schwarz kein Schach hat.
lesson-task-guard-leap = Achte auf jedes Feld: Finde den einzigen Zug, nach dem Schwarz kein Schach hat.

## Lektionen: was am Ende gesagt wird

lesson-done-collect = Geschafft.
lesson-done-collect-rook = Der Turm zieht so weit, wie sein Weg frei ist.
lesson-done-collect-rook-round = Über andere Figuren hinweg geht es nur mit Springer oder Sprung.
lesson-done-collect-king = Ein Feld, egal wohin.
lesson-done-collect-neang = Immer diagonal: Die Hälfte des Bretts sieht er nie.
lesson-done-collect-koul = Vier Wege diagonal und einer gerade vorwärts.
lesson-done-collect-koul-back = Zurück geht es nur diagonal, darum der Umweg.
lesson-done-collect-knight = Zwei Felder geradeaus und eines zur Seite, was auch dazwischensteht.
lesson-done-collect-rook-takes = Jede Figur schlägt so, wie sie zieht. Nur der Bauer nicht.
lesson-done-collect-knight-takes = Drei Bauern, jeder einen Springerzug vom vorigen.
lesson-done-collect-fish-takes = Geradeaus zieht er, diagonal schlägt er, und zurück geht er nie.
lesson-done-collect-leap-king = Ein Sprung schlägt nichts und greift nichts an: Er zieht nur.
lesson-done-collect-leap-neang = Am Anfang steht dort der eigene Bauer. Darum muss er warten.
lesson-done-collect-turn = Er wandelt sich von selbst um. Zu wählen gibt es nichts.
lesson-done-collect-turn-takes = Von nun an zieht und schlägt er wie ein Neang.
lesson-done-collect-turn-walks = Ein Bauer geht nie zurück. Ein umgewandelter darf es.
lesson-done-take = Nichts schlägt zurück.
lesson-done-leap = Gesprungen.
lesson-done-leap-leap-rook = Kommt ein gegnerischer Turm auf seine Reihe oder Linie, verliert der König seinen Sprung. Der Neang behält seinen.
lesson-done-leap-leap-moved = Springen darf eine Figur nur als allerersten Zug.
lesson-done-answer = Das Schach ist abgewehrt.
lesson-done-answer-step = Der König steht sicher.
lesson-done-answer-capture = Die Figur, die Schach gab, ist fort.
lesson-done-answer-block = Der Weg ist versperrt.
lesson-done-answer-leap-answers = Ein Sprung greift nichts an, aber er kann den Weg versperren.
lesson-done-win = Matt.
lesson-done-win-first-check = Schach, und Weiß hat gewonnen.
lesson-done-win-check-leap = Schach durch einen Sprung, und Weiß hat gewonnen.
lesson-done-win-check-opened = Schach von der Figur dahinter, und Weiß hat gewonnen.
lesson-done-win-check-two = Schwarz konnte nicht jede Drohung abwehren. Weiß hat gewonnen.
lesson-done-count = Matt zur rechten Zeit: { $number } von { $target }.
lesson-done-draw-draw-takes = Remis: Mit einem Neang allein setzt niemand matt.
lesson-done-draw-draw-count = Remis: Die Zählung hat { $target } erreicht.
lesson-done-draw = Remis.
lesson-done-guard = Schwarz hat kein Schach mehr.
lesson-done-guard-guard-leap = Ein Sprung kann den König aus der Gefahr bringen.

## Lektionen: warum ein Zug nicht der richtige ist

lesson-piece = { $piece ->
    [promoted] umgewandelte Bauer
   *[other] { piece }
 }
lesson-answer = der { lesson-piece } { $way ->
    [takes] schlägt auf
   *[goes] zieht nach
 } { $square }
lesson-wrong-long = Es gibt einen kürzeren Weg.
lesson-wrong-no-leap = So darfst du ziehen, aber ein Sprung ist das nicht.
lesson-wrong-no-capture = Damit schlägst du nichts.
lesson-wrong-taken = Diese Figur war gedeckt: Der { lesson-piece } schlägt zurück.
lesson-wrong-lost = Schwarz setzt matt: { lesson-answer }.
lesson-wrong-lost-karouk = Schwarz gibt zuerst Schach: { lesson-answer }.
lesson-wrong-no-draw = Mit dem, was bleibt, kann Schwarz noch mattsetzen.
lesson-wrong-stalemate = Patt: Schwarz hat keinen Zug und steht nicht im Schach. Das ist remis.
lesson-wrong-drawn = Damit endet die Partie remis.
lesson-wrong-no-check = Das ist kein Schach, also auch kein Matt.
lesson-wrong-no-check-karouk = Das ist kein Schach.
lesson-wrong-escape = Schach, aber kein Matt: { lesson-answer }.
lesson-wrong-late = Schwarz hat eine Antwort: { lesson-answer }.

## Settings

settings = Einstellungen
setting-theme = Design
choice-theme-auto = Wie das Gerät
choice-theme-light = Hell
choice-theme-dark = Dunkel
setting-pieces = Figuren
choice-pieces-khmer = Khmer
choice-pieces-modern = Modern
setting-squares = Felder
choice-squares-plain = Schlicht
choice-squares-soft = Sanft getönt
setting-notation = Feldnamen
choice-notation-latin = e3
choice-notation-own = e3
settings-board = Brett
settings-feedback = Ton und Vibration
settings-look = Darstellung
choice-pieces-letters = Buchstaben
setting-digits = Ziffern
choice-digits-own = 123
choice-digits-latin = 123
setting-sound = Töne
sound-turn-on = Töne einschalten
sound-turn-off = Töne ausschalten
setting-vibration = Vibration
setting-contrast = Kontrast
choice-contrast-auto = Wie das Gerät
choice-contrast-more = Hoch
setting-motion = Bewegung
choice-motion-auto = Wie das Gerät
choice-motion-still = Keine

## Squares: the signs of files and ranks in this script

square-files = abcdefgh
square-ranks = 12345678

## A move in the list, in words

move-quiet = { piece } { $from }{ $to }
move-capture = { piece } { $from } schlägt { $to }

## Online: ways to play

nav-lobby = Lobby
way-friend = Mit Freunden per Link
way-friend-short = Freunde
way-friend-note = Ohne Konto
way-lobby = Gegner finden
way-lobby-short = Lobby
way-lobby-note = Räume, die auf jemanden warten

## Online: a room

open-room = Raum erstellen
colour-random = Zufällig
time = Bedenkzeit
time-kind-untimed = Ohne Uhr
time-kind-fischer = Uhr
time-kind-byoyomi = Byoyomi
time-kind-daily = Tage
time-minutes = Minuten
time-increment = Sekunden pro Zug
time-period = Sekunden pro Periode
time-periods = Perioden
time-days = Tage pro Zug
time-untimed = ohne Uhr
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-daily = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
 }
visibility = Wer beitreten darf
visibility-private = Auf Einladung
visibility-private-note = Wer den Link hat
visibility-public = Alle
visibility-public-note = Steht in der Lobby
room-waiting = Warten auf den Gegner…
room-share = Schick diesen Link an einen Freund.
room-listed = Der Raum steht in der Lobby. Du kannst den Link auch an einen Freund schicken.
room-starts = Die Partie beginnt hier, sobald jemand beitritt.
room-link = Link
room-code = Der Link als QR-Code
copy-link = Link kopieren
link-copied = Link kopiert.
share-link = Teilen
close-room = Abbrechen
join = Beitreten
room-invited = { $name } lädt dich zu einer Partie ein.
room-invited-guest = Du bist zu einer Partie eingeladen.
room-gone = Diesen Raum gibt es nicht mehr.
room-gone-note = Öffne selbst einen oder tritt in der Lobby einem anderen bei.
room-missing = Diesen Raum gibt es nicht.
room-missing-note = Ist der Link vollständig? Lass dir einen neuen schicken oder finde in der Lobby einen Gegner.
to-lobby = Zur Lobby
offered-side = { $side ->
    [white] du spielst Weiß
    [black] du spielst Schwarz
   *[random] zufällige Farbe
 }
own-side = { $side ->
    [white] Weiß
    [black] Schwarz
   *[random] zufällige Farbe
 }
tournament-counting = Turnierzählung
guest = Gast
guest-side = { $side ->
    [white] Weiß
   *[black] Schwarz
 }

## Online: the lobby

lobby-title = Lobby
lobby-rooms = { $n ->
    [one] { $n } Raum wartet
   *[other] { $n } Räume warten
 }
lobby-people = { $n ->
    [one] { $n } Person spielt
   *[other] { $n } Personen spielen
 }
lobby-empty = Kein Raum wartet
lobby-empty-note = Erstelle einen, dann steht er sofort hier. Solange kannst du gegen den Computer spielen.
lobby-waiting = Räume
lobby-playing = Laufende Partien
lobby-own = Dein Raum
lobby-join = Beitreten: { $name }
lobby-watch = Zuschauen: { $white } – { $black }
watch = Zuschauen
lobby-enter = Öffnen

## Online: the connection

line-lost = Verbindung wird wiederhergestellt…
line-offline = Du bist offline. Deine Züge bleiben erhalten und werden später gesendet.
line-offline-here = Du bist offline. Gegen den Computer oder zu zweit an diesem Gerät kannst du weiterspielen.
line-pending = Verbindung wird wiederhergestellt… Dein Zug wird dann gesendet.
line-back = Die Verbindung steht wieder.
loading = Wird geladen…

## Online: during the game

watching = Du schaust zu.
watchers = { $n } Zuschauer
reconnecting = verbindet neu…
away = abwesend
say-away = Dein Gegner hat die Verbindung verloren.
say-here = Dein Gegner ist wieder da.
ask-away = Dein Gegner ist abwesend.
ask-away-in = Dein Gegner ist abwesend. In { $seconds } s kannst du den Sieg beanspruchen.
claim-win = Sieg beanspruchen
claim-draw = Remis beanspruchen
clock-label = Uhr, { $name }: { $time }
clock-days = { $days } T { $hours } h
clock-periods = { $n } × { $seconds } s
clock-first = Erster Zug: { $seconds } s
say-seconds = Noch { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
 }
act-abort = Abbruch
act-chat = Chat
act-rematch = Revanche
ask-abort = Die Partie ohne Ergebnis beenden?
ask-offer-draw = Remis anbieten?
offer-draw = Dein Gegner bietet Remis an.
offer-takeback = Dein Gegner möchte einen Zug zurücknehmen.
offer-rematch = Dein Gegner möchte eine Revanche.
offer-rematch-loser = Dein Gegner möchte eine Revanche. Wer verloren hat, beginnt.
offered-draw = Remis angeboten.
offered-takeback = Um Zurücknahme gebeten.
offered-rematch = Revanche angeboten. Warten auf die Antwort…
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
say-declined = { $kind ->
    [draw] Remis abgelehnt.
    [takeback] Zurücknahme abgelehnt.
   *[rematch] Revanche abgelehnt.
 }
say-premove = Vorauszug: von { $from } nach { $to }. Er wird gespielt, sobald du am Zug bist.
say-premove-gone = Vorauszug verworfen.
say-premove-void = Dein Vorauszug ist jetzt nicht möglich.
say-rematch = Die nächste Partie beginnt.
say-credited = Der Server war kurz nicht erreichbar. Diese Zeit wird gutgeschrieben.

## Online: chat

chat-title = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-write = Nachricht
chat-send = Senden
chat-mute = Stummschalten
chat-unmute = Wieder zeigen
chat-muted = Der Chat ist stumm. Du siehst keine Nachrichten.
chat-new = { $n ->
    [one] Chat, { $n } neue Nachricht
   *[other] Chat, { $n } neue Nachrichten
 }
chat-phrases = Fertige Sätze
say-chat = { $name } schreibt: { $words }
phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-nice-move = Schöner Zug.
phrase-oops = Hoppla.
phrase-thank-you = Danke.
phrase-wait = Einen Moment, bitte.
phrase-good-game = Schöne Partie.
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss.

## Online: the end

win-time = { $side ->
    [white] Weiß gewinnt auf Zeit.
   *[black] Schwarz gewinnt auf Zeit.
 }
win-abandonment = { $side ->
    [white] Weiß gewinnt: Schwarz hat die Partie verlassen.
   *[black] Schwarz gewinnt: Weiß hat die Partie verlassen.
 }
draw-time = Remis: Die Zeit ist abgelaufen, aber die andere Seite konnte nicht mehr gewinnen.
draw-abandonment = Remis: Eine Seite hat die Partie verlassen.
ended-aborted = Ohne Ergebnis beendet.
ended-no-first-move = Beendet: Der erste Zug blieb aus.
rematch-order = Wer beginnt
rematch-swap = Farben getauscht
rematch-loser-first = Der Verlierer
game-pgn = Als PGN herunterladen
game-link = Link zur Partie kopieren
next-game = Zur nächsten Partie

## Online: what was not done

refused-own-room = Das ist dein eigener Raum. Schick den Link an einen Freund.
refused-room-full = Der Raum ist voll. Du kannst zuschauen.
refused-room-closed = Diesen Raum gibt es nicht mehr.
refused-game-over = Die Partie ist schon beendet.
refused-stale = Inzwischen wurde ein anderer Zug gespielt. Das Brett zeigt, wie es steht.
refused-illegal = Der Server lässt diesen Zug nicht zu. Das Brett zeigt, wie es steht.
refused-too-early = Dafür ist es noch zu früh.
refused-too-late = Dafür ist es zu spät.
refused-already-offered = Du hast schon gefragt. Mach einen Zug, bevor du wieder fragst.
refused-no-offer = Dieses Angebot gilt nicht mehr.
refused-no-claim = Jetzt gibt es nichts zu beanspruchen.
refused-not-away = Dein Gegner ist da.
refused-no-count = Die Zählung lässt sich jetzt nicht ändern.
refused-too-long = Diese Nachricht ist zu lang.
refused-too-many = Das war etwas viel auf einmal. Warte einen Moment.
refused-too-many-rooms = Es warten schon mehrere Räume von dir. Schließe zuerst einen davon.
refused-too-fast = Das ging etwas schnell. Warte einen Moment.
refused-try-again = Der Server konnte das gerade nicht. Versuche es noch einmal.
refused-lost = Keine Verbindung. Versuche es noch einmal, sobald sie wieder steht.
refused-other = Das hat nicht geklappt.
refused-bad-name = Ein Name hat 2 bis 20 Zeichen: Buchstaben und Ziffern, dazwischen auch Leerzeichen, Punkte oder Bindestriche.
refused-bad-password = Ein Passwort hat mindestens 8 Zeichen.
refused-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
refused-has-account = Du hast schon ein Konto.
refused-wrong = Name oder Passwort stimmt nicht.
refused-invalid = Hier fehlt noch etwas.

## Accounts

account-title = Konto
account-lead = Du kannst ohne Konto spielen. Mit Konto findest du deine Partien auf jedem Gerät.
account-in = Du bist als { $name } angemeldet.
account-new = Neues Konto
account-new-note = Die Partien, die du hier gespielt hast, kommen mit.
account-old-note = Was du hier als Gast gespielt hast, kommt nicht mit: Nur ein neues Konto nimmt es auf.
account-name = Name
account-password = Passwort
account-password-note = Mindestens 8 Zeichen. Ein verlorenes Passwort lässt sich nicht wiederherstellen.
account-make = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
sign-out-everywhere = Auf allen Geräten abmelden
account-export = Alles herunterladen, was über mich gespeichert ist
account-delete = Konto löschen
account-delete-note = Name und Passwort werden gelöscht. Deine Partien, und was du dabei geschrieben hast, bleiben bei denen, die gegen dich gespielt haben, ohne deinen Namen.
account-profile = Deine Seite, wie andere sie sehen
player-since = Dabei seit { $date }
player-missing = Einen Spieler dieses Namens gibt es nicht.
player-missing-note = Ist der Name so geschrieben, wie ihn der Spieler schreibt?
player-games = Partien
player-no-games = Noch keine Partien.
played-won = gewonnen
played-lost = verloren
played-drawn = remis
played-none = ohne Ergebnis
played-running = läuft
played-by = { $white } – { $black }

## Analyse: was der Computer sagt

analysis-engine-units = { $whole },{ $tenths }
analysis-engine-bar = Bewertung: { $words }
analysis-engine-even = { $score }, etwa ausgeglichen
analysis-engine-better = { $side ->
    [white] { $score }, Weiß steht besser
   *[black] { $score }, Schwarz steht besser
 }
analysis-engine-mate = { $side ->
    [white] Weiß setzt in { $n } matt
   *[black] Schwarz setzt in { $n } matt
 }
analysis-engine-mate-karouk = { $side ->
    [white] Weiß gibt in { $n } Schach
   *[black] Schwarz gibt in { $n } Schach
 }
analysis-engine-over = { $side ->
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
   *[none] Remis
 }
analysis-engine-lines = Beste Züge
analysis-engine-depth = Tiefe { $depth }
analysis-engine-speed = { $thousands } Tausend Stellungen pro Sekunde
analysis-engine-waiting = Der Computer denkt nach…

## Analyse: eine Partie durchsehen

analysis-review-title = Durchsicht
analysis-review-about = Der Computer prüft jede Stellung und zeigt, wo es einen besseren Zug gab.
analysis-review-empty = Spiele ein paar Züge oder öffne eine Partie, dann lässt sie sich durchsehen.
analysis-review-start = Partie durchsehen
analysis-review-progress = { $done } von { $total } Stellungen
analysis-review-cancel = Anhalten
analysis-review-done = Die Durchsicht ist fertig.
analysis-review-failed = Die Durchsicht wurde nicht fertig.
analysis-review-graph = Bewertung, Zug für Zug
analysis-review-start-position = Erste Stellung: { $words }
analysis-review-move = { $side ->
    [white] { $number }. { $san }
   *[black] { $number }… { $san }
 }
analysis-review-after = { analysis-review-move }: { $words }
analysis-review-none = Kein Zug hat viel verschenkt.
analysis-review-faults = Züge zum Nachdenken
analysis-review-grade = { $grade ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Grober Fehler
 }
analysis-review-better = Besser: { $san }
## Die Anleitung: docs/translations.md erklärt die Zeichen im Text. Die Meldungen guide-… liest nur der Server.

side-to-move = { $side ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
 }
guide-title = So wird Ouk gespielt
title-guide = { guide-title } · Ouk Chatrang, Kar Ouk
describe-guide = Lerne Ouk Chatrang und Kar Ouk, das Schach Kambodschas: Brett, Figuren, Sprünge, Schach, Remis und Zählung, mit einem Brett, das mitspielt.
guide-lead = Neun kurze Kapitel, vom ersten Bauern bis zur letzten Zählung. Das Brett neben dem Text spielt mit: Berühre farbige Worte oder eine beliebige Figur.
guide-cambodian = Das Schach Kambodschas: kurze Schritte, Kampf aus der Nähe und ein König, der einmal springen darf. Matt gewinnt. Sind nur noch wenige Figuren da, beginnt eine Zählung, und die stärkere Seite muss mattsetzen, bevor sie endet.
guide-karouk = Dasselbe Brett, dieselben Figuren, dieselben Züge. Eine einzige Regel macht daraus ein anderes Spiel: Wer das erste Schach gibt, hat gewonnen.
guide-chapters = Kapitel
guide-chapter = Kapitel
guide-turn = Voriges und nächstes Kapitel
guide-previous = Zurück
guide-next = Weiter
guide-again = Noch einmal spielen

## Anleitung: Brett und Figuren

guide-setup-title = Brett und Figuren
title-guide-setup = { guide-setup-title } · { guide-title }
describe-guide-setup = Das Brett, die sechzehn Figuren jeder Seite und worum es in beiden Spielen geht.
guide-setup-board-head = Das Brett
guide-setup-board = Gespielt wird auf acht Linien, a bis h, und acht Reihen, 1 bis 8. Das Brett ist schlichtes Holz: Kein Feld ist dunkel. Weiß beginnt, dann zieht man abwechselnd, und niemand darf aussetzen.
guide-setup-men-head = Sechzehn Figuren je Seite
guide-setup-men = Auf der Grundreihe stehen von beiden Rändern nach innen ein *Turm*, ein *Springer* und ein *Koul*. Die Mitte gehört *König* und *Neang*.
guide-setup-kings = Die Könige stehen einander nicht gegenüber: Der weiße steht auf d1 und sein Neang auf e1, der schwarze auf e8 und sein Neang auf d8. Jeder Neang hat seinen Platz zur Rechten seines Königs.
guide-setup-fish = Die acht *Bauern* beginnen auf der dritten Reihe, nicht auf der zweiten. Nur zwei leere Reihen trennen sie von den Bauern gegenüber.
guide-setup-take-head = Ziehen und Schlagen
guide-setup-take = Eine Figur schlägt, indem sie [auf das Feld einer gegnerischen zieht](taking); diese verlässt das Brett. Zwei Figuren stehen nie auf einem Feld.
guide-setup-jump = Nur der Springer springt über andere, [jede andere Figur hält bei der ersten an, die im Weg steht](rook-blocked). König und Neang haben je eine Ausnahme frei: [die Sprünge](/leaps).
guide-setup-aim-head = Worum es geht
guide-setup-aim = Im *Ouk Chatrang* gewinnt das [Matt](mate): Der gegnerische König ist angegriffen, und kein Zug kann ihn retten.
guide-setup-aim-first = Im *Kar Ouk* geht es schneller: [Das erste Schach](first-rook) beendet die Partie.

## Anleitung: wie die Figuren ziehen

guide-pieces-title = Wie die Figuren ziehen
title-guide-pieces = { guide-pieces-title } · { guide-title }
describe-guide-pieces = König, Neang, Koul, Springer und Turm, einer nach dem anderen.
guide-pieces-lead = Berühre eine Figur auf dem Brett: Punkte zeigen, wohin sie darf, Ringe, was sie schlagen kann.
guide-pieces-king-head = König
guide-pieces-king = Der König, auf Khmer *sdach*, zieht [ein Feld in jede Richtung](king-ways). Nie geht er dorthin, wo ihn der Gegner schlagen könnte: [Hier darf er nicht nach e4](king-attacked), denn der Turm beherrscht die Linie.
guide-pieces-neang-head = Neang
guide-pieces-neang = Der Neang, auch Met genannt, zieht [ein Feld diagonal](neang-ways), vor oder zurück. So kommt er nur auf die Hälfte aller Felder.
guide-pieces-koul-head = Koul
guide-pieces-koul = Der Koul zieht [ein Feld diagonal oder eines gerade vorwärts](koul-ways). [Gerade zurück](koul-back) oder zur Seite kann er nicht.
guide-pieces-knight-head = Springer
guide-pieces-knight = Der Springer, *seh*, zieht in einem L: [zwei Felder auf Linie oder Reihe und eines zur Seite](knight-ways). Er springt immer: [hier über den eigenen Bauern hinweg](knight-jumps).
guide-pieces-rook-head = Turm
guide-pieces-rook = Der Turm, *touk*, ist in Kambodscha ein Boot. Er zieht [auf Linie oder Reihe, so weit er will](rook-ways), bis etwas im Weg steht: Die eigene Figur hält ihn auf, die gegnerische kann er schlagen.
guide-pieces-letters-head = Die Buchstaben
guide-pieces-letters = In geschriebenen Zügen ist K der König, M der Neang (Met), S der Koul, N der Springer und R der Turm. Der Bauer hat keinen Buchstaben. Vorsicht: S ist hier nicht der Springer.

## Anleitung: der Bauer

guide-fish-title = Der Bauer
title-guide-fish = { guide-fish-title } · { guide-title }
describe-guide-fish = Wie ein Bauer zieht und schlägt und wie er sich auf der sechsten Reihe umwandelt.
guide-fish-move-head = Schritt für Schritt
guide-fish-move = Der Bauer ist in Kambodscha ein Fisch, *trey*. Er zieht [ein Feld gerade vorwärts](fish-moves) und nicht weiter: [Einen Doppelschritt gibt es nicht](fish-double), also auch kein Schlagen im Vorübergehen.
guide-fish-take-head = Er schlägt diagonal
guide-fish-take = Ein Bauer schlägt [ein Feld diagonal vorwärts](fish-takes). [Geradeaus schlägt er nichts](fish-ahead), und [diagonal zieht er nur, um zu schlagen](fish-aside).
guide-fish-turn-head = Auf der sechsten Reihe wandelt er sich um
guide-fish-turn = Wo die gegnerischen Bauern begonnen haben, wird ein Bauer [zum Neang, und der Fisch wird umgedreht](fish-turns): für Weiß auf der 6. Reihe, für Schwarz auf der 3. Das geschieht immer und sofort, [auch wenn er schlagend ankommt](fish-turns-taking).
guide-fish-after = Ein umgewandelter Bauer, *trey bok*, [zieht von da an wie ein Neang](fish-turned). Springen darf er nie: Dieses Recht hat nur der Neang der Grundstellung.

## Anleitung: die Sprünge

guide-leaps-title = Die Sprünge
title-guide-leaps = { guide-leaps-title } · { guide-title }
describe-guide-leaps = König und Neang dürfen je einmal springen, als ersten Zug: wie, wohin und wodurch das Recht verloren geht.
guide-leaps-lead = Ouk kennt keine Rochade. Dafür dürfen König und Neang je einmal springen, und zwar als ihren ersten Zug. Eine Raute zeigt auf dem Brett die Felder eines Sprungs.
guide-leaps-king-head = Der Königssprung
guide-leaps-king = Der König springt wie ein Springer, aber nur vorwärts: [zwei Linien zur Seite und eine Reihe nach vorn](king-leap), über alles hinweg. Der weiße König kommt nach b2 oder [nach f2](king-leap-made), der schwarze nach c7 oder g7.
guide-leaps-king-check = [Im Schach darf er nicht springen](king-leap-in-check). Wehrt eine andere Figur das Schach ab, bleibt ihm das Recht.
guide-leaps-neang-head = Der Neang-Sprung
guide-leaps-neang = Der Neang springt [zwei Felder gerade vorwärts](neang-leap): der weiße von e1 nach e3, der schwarze von d8 nach d6. Am Anfang steht dort der eigene Bauer, also [muss er warten](neang-leap-early). [Der Bauer zieht weiter, und der Neang springt](neang-leap-made).
guide-leaps-neang-over = Was dazwischensteht, ist gleich: [Hier springt er über den eigenen Koul](neang-leap-over). Auch wenn sein König im Schach steht, darf der Neang springen, sofern er damit [das Schach abwehrt](neang-leap-blocks).
guide-leaps-empty-head = Nur auf ein leeres Feld
guide-leaps-empty = Ein Sprung schlägt nichts und greift deshalb auch nichts an: [Der gegnerische König darf auf einem Sprungfeld stehen](leap-attacks-nothing).
guide-leaps-lost-head = Wie das Recht verloren geht
guide-leaps-lost = König und Neang verlieren ihr Sprungrecht jeder für sich und endgültig.
guide-leaps-lost-moved = Wer schon gezogen hat, springt nicht mehr, [auch nicht, wenn er wieder zu Hause steht](king-leap-moved).
guide-leaps-lost-rook = Der König verliert seinen Sprung, wenn ein gegnerischer Turm [auf seine Linie oder Reihe zieht](king-leap-rook), gleich, was dazwischensteht.
guide-leaps-lost-not = Der Turm muss durch einen eigenen Zug kommen. Einer, der schon dort steht, nimmt nichts weg, und ebenso wenig eine Figur, die ihm aus dem Weg geht. Den Sprung des Neang berührt kein Turm.

## Anleitung: Schach und Matt

guide-check-title = Schach und Matt
title-guide-check = { guide-check-title } · { guide-title }
describe-guide-check = Der Ruf, die drei Antworten auf ein Schach und wie das Matt eine Partie Ouk Chatrang beendet.
guide-check-call-head = „Ouk!“
guide-check-call = Ein Zug, der den gegnerischen König angreift, [gibt Schach](check-given). In Kambodscha ruft man dabei „Ouk!“, und nach diesem Ruf heißt das Spiel.
guide-check-words = Manche Spieler kennen drei Wörter: *ouk* für ein Schach durch Turm oder Springer, *ruk* für eines durch andere Figuren, *pi* für ein Abzugsschach. Hier heißt es jedes Mal „Ouk!“.
guide-check-answer-head = Drei Antworten
guide-check-answer = In Ouk Chatrang muss ein Schach gleich mit dem nächsten Zug abgewehrt werden:
guide-check-step = [Der König weicht aus](check-stepped),
guide-check-take = [die Figur, die Schach gibt, wird geschlagen](check-taken),
guide-check-block = oder [eine Figur zieht dazwischen](check-blocked), wenn dort Platz ist.
guide-check-own = Kein Zug darf den eigenen König angegriffen lassen. [Ein Koul, der seinen König abschirmt](check-pinned), darf die Linie nicht verlassen.
guide-check-mate-head = Matt
guide-check-mate = Ist keine der drei Antworten möglich, so ist es *Matt*, und die Partie ist zu Ende. [Hier setzt ein Springer im dritten weißen Zug matt](mate): Den schwarzen König haben die eigenen Figuren eingemauert.

## Anleitung: Kar Ouk

guide-first-title = Kar Ouk
title-guide-first = { guide-first-title } · { guide-title }
describe-guide-first = Das erste Schach gewinnt: welches zählt und was sich dadurch ändert.
guide-first-rule-head = Das erste Schach gewinnt
guide-first-rule = Brett, Figuren, Züge und Sprünge sind die des Ouk Chatrang. Aber [das erste Schach beendet die Partie](first-rook), und wer es gibt, hat gewonnen.
guide-first-guard = Dass man die Figur schlagen könnte, hilft nicht: In diesem Beispiel deckt ein Springer a8, und doch gewinnt der Turm. Einen nächsten Zug gibt es nicht.
guide-first-any-head = Jedes Schach zählt
guide-first-any = Welche Figur das Schach gibt und wie es entsteht, ist gleich. Es kann kommen durch
guide-first-leap = [einen Sprung](first-leap),
guide-first-promotion = [einen Bauern, der sich umwandelt](first-promotion),
guide-first-discovered = oder [eine Figur, die einem Turm den Weg frei macht](first-discovered).
guide-first-mate = Auch ein Matt ist ein Schach und gewinnt also ebenso.
guide-first-safe-head = Wie du dich schützt
guide-first-safe = Suche vor jedem Zug die Felder, von denen eine gegnerische Figur deinen König angreifen könnte. Versperre ihr den Weg, schlage sie oder bring den König aus ihrer Reichweite. Und zieh nie selbst in einen Angriff: Das ist auch hier verboten.
guide-first-quick = Von der Grundstellung aus kann frühestens der dritte Zug von Weiß Schach geben: [Drei Züge eines Springers genügen](first-quick).
guide-first-rest-head = Was sonst noch anders ist
guide-first-rest = Gezählt wird wie in Ouk Chatrang, nur dass rechtzeitig ein Schach kommen muss, kein Matt. Dieselbe Stellung zum dritten Mal bedeutet sofort Remis. Und zu wenig Material gibt es erst, wenn beide Könige allein sind: [Remis](/draws).

## Anleitung: Remis

guide-draws-title = Remis
title-guide-draws = { guide-draws-title } · { guide-title }
describe-guide-draws = Patt, Wiederholung, zu wenig Material, Vereinbarung und Zählung.
guide-draws-stalemate-head = Patt
guide-draws-stalemate = Wer am Zug ist, nicht im Schach steht und keinen erlaubten Zug hat, ist patt, und [die Partie ist remis](stalemate). Lass also einem einsamen König ein Feld, bis du ihn mattsetzen kannst.
guide-draws-repetition-head = Dreimal dasselbe
guide-draws-repetition = Steht [dieselbe Stellung zum dritten Mal](repetition) auf dem Brett, mit derselben Seite am Zug und denselben Sprungrechten, so *kann* in Ouk Chatrang Remis *beansprucht* werden. In Kar Ouk ist es [sofort remis](repetition-karouk).
guide-draws-material-head = Zu wenig Material
guide-draws-material = Kann niemand mehr mattsetzen, so ist es sofort remis: etwa wenn neben den Königen nur noch [ein einziger Springer](material), Neang oder Bauer steht. In Kar Ouk sind nur [zwei Könige allein](material-karouk) remis: Jede andere Figur könnte noch Schach geben.
guide-draws-count-head = Die Zählung und eine Vereinbarung
guide-draws-count = Remis ist es auch, wenn [die Zählung](/count) ihre Grenze erreicht, und immer dann, wenn sich beide einigen.
guide-draws-fifty = Eine 50-Züge-Regel gibt es nicht. An ihrer Stelle steht die Zählung.

## Anleitung: die Zählung

guide-count-title = Die Zählung
title-guide-count = { guide-count-title } · { guide-title }
describe-guide-count = Wann gezählt wird und wie weit, und ein Endspiel, das Zug für Zug durch beide Zählungen führt.
guide-count-lead = Sind nur noch wenige Figuren da, soll es die stärkere Seite nicht ewig versuchen. Die schwächere zählt ihre Züge; erreicht die Zahl ihre Grenze, ist die Partie remis. Die Zählung beginnt von selbst.
guide-count-idle = Noch läuft keine Zählung.
guide-count-board-head = Die Brettzählung: bis 64
guide-count-board = Sobald eine Seite nur noch drei oder weniger Figuren hat, König und Bauern mitgerechnet, zählt sie von 1 an. Der Gegner muss mattsetzen, bevor die Zählung 64 erreicht. Ob noch Bauern auf dem Brett stehen, ist gleich.
guide-count-bare-head = Die Zählung gegen den alleinigen König: 8 bis 64
guide-count-bare = Hat eine Seite nur noch den König und steht kein unverwandelter Bauer mehr auf dem Brett, so tritt eine kürzere Zählung an die Stelle der Brettzählung. Wie weit sie geht, hängt davon ab, was dem König gegenübersteht. Es gilt die erste Zeile, die passt:
guide-count-other = Alleiniger König gegen alle anderen Figuren
guide-count-from = Diese Zählung beginnt nicht bei 1, sondern bei der Zahl der Figuren auf dem Brett: Bei fünf Figuren hat der erste Zug des alleinigen Königs die Nummer 6.
guide-count-both-head = Ein Endspiel, zwei Zählungen
guide-count-both = Weiß hat zwei Türme und einen Koul, Schwarz einen Koul, einen Springer und einen Bauern. Geh das Endspiel mit den Pfeilen durch oder berühre die Zeilen, und behalte den Zähler im Auge.
guide-count-step-begin = [Ein Turm schlägt den Koul](count:1). Schwarz hat noch drei Figuren: Die Brettzählung beginnt.
guide-count-step-one = [Schwarz zieht](count:2), und der Zähler zeigt 1 von 64.
guide-count-step-turn = [Der schwarze Bauer wandelt sich um](count:6): 3 von 64. Ein unverwandelter Bauer ist nicht mehr da, aber Schwarz hat noch drei Figuren.
guide-count-step-on = [Ein Turm schlägt den Springer](count:7). Die Zählung läuft einfach weiter.
guide-count-step-bare = [Die letzte Figur fällt](count:9). Der König steht allein gegen zwei Türme, fünf Figuren sind auf dem Brett: Der Zähler springt auf 5 von 8.
guide-count-step-near = [Der König läuft](count:12): 6, dann 7. Noch ein Zug von Schwarz, und es wäre remis.
guide-count-step-mate = [Der Turm setzt matt](count:13), bei 7 von 8, gerade rechtzeitig.
guide-count-late-head = Einen Zug zu langsam
guide-count-late = Dasselbe Endspiel noch einmal. Diesmal [holt Weiß den König heran](count-late), statt mattzusetzen; der Zug von Schwarz bringt 8 von 8, und die Partie ist remis.
guide-count-know-head = Gut zu wissen
guide-count-on = Eine laufende Zählung läuft weiter, was auch immer später geschlagen wird. [Ein alleiniger König, der einen Turm schlägt](count-goes-on), ändert seine Grenze nicht.
guide-count-over = Eine Zählung, die erst hinter ihrer Grenze begänne, bedeutet sofort Remis: [Zwei Türme bei neun Figuren auf dem Brett](count-over) kommen zu spät, noch bevor sie anfangen.
guide-count-first = In Kar Ouk laufen dieselben Zählungen. Vor der Grenze muss dort ein Schach kommen.
guide-count-tournament-head = Turnierzählung
guide-count-tournament = Am wirklichen Brett beginnt keine Zählung von selbst, nur die Spieler starten sie, und das kannst du auch hier wählen. Eine Seite mit drei oder weniger Figuren, deren Gegner mehr als nur den König hat, startet die Brettzählung, wenn sie am Zug ist, und darf sie wieder beenden; ein neuer Start beginnt bei 1. Solange sie zählt, darf die andere Seite jederzeit das Remis beanspruchen.
guide-count-tournament-end = Wer mattsetzt (in Kar Ouk: Schach gibt) und dabei noch zählt, hat nur remis gespielt: Beende zuerst die Zählung. Die Zählung gegen den alleinigen König läuft auch hier von selbst.

## Anleitung: Fragen

guide-questions-title = Fragen
title-guide-questions = { guide-questions-title } · { guide-title }
describe-guide-questions = Warum der Neang nicht gleich springen kann, was Ouk von Makruk unterscheidet, welche anderen Regeln es gibt und woher das Spiel kommt.
guide-ask-neang = Warum kann mein Neang am Anfang nicht springen?
guide-answer-neang = Ein Sprung braucht ein leeres Feld, und am Anfang steht dort dein eigener Bauer: auf e3 für Weiß, auf d6 für Schwarz. [Zieh zuerst diesen Bauern](neang-leap-made). Der Neang behält sein Recht bis zu seinem ersten Zug.
guide-ask-king = Wann darf der König springen?
guide-answer-king = Nur als ersten Zug, nicht im Schach und nur auf ein leeres Feld: b2 oder f2 für Weiß, c7 oder g7 für Schwarz. [Ein gegnerischer Turm, der auf Linie oder Reihe des Königs zieht](king-leap-rook), beendet das Recht für immer.
guide-ask-makruk = Was unterscheidet Ouk von Makruk?
guide-answer-makruk = Brett, Aufstellung und gewöhnliche Züge sind dieselben wie im Makruk, dem Schach Thailands. Im Ouk dürfen König und Neang aber je einmal springen. Die Zählung beginnt früher: sobald eine Seite drei oder weniger Figuren hat, auch wenn noch Bauern auf dem Brett stehen.
guide-ask-rules = Welche anderen Regeln gibt es, und warum diese?
guide-answer-rules = Manche Programme lassen den Neang im Sprung schlagen oder beachten gegnerische Türme nicht; manche beenden alle Sprünge mit dem ersten Schlagen oder Schach; manche Seiten nennen Patt einen Sieg. Hier gelten die Regeln des kambodschanischen Verbands, wie sie das freie Programm Fairy-Stockfish spielt: Sie sind aufgeschrieben, sie lassen sich nachprüfen, und Partien können von einem Programm ins andere wandern.
guide-ask-names = Warum haben die Figuren mehrere Namen?
guide-answer-names = Ouk lernt man beim Zuschauen, und die Wörter sind verschieden. Der König heißt sdach, aber auch ang oder khon, der Neang auch Met. Vorsicht mit *khon*: Auf Khmer ist das der König, auf Thai der Koul.
guide-ask-first = Wer beginnt?
guide-answer-first = Weiß. Wer Weiß hat, wird vor der ersten Partie vereinbart; danach beginnt nach altem Brauch, wer verloren hat. Bei einer Revanche online kannst du diesen Brauch wählen.
guide-ask-origin = Woher kommt das Spiel?
guide-answer-origin = Ouk gehört zur großen Familie, die in Indien mit dem Chaturanga begann; sein nächster Verwandter ist Makruk. In Kambodscha spielt man es in Cafés und beim Friseur, oft in zwei Gruppen, die sich laut beraten. Über Kar Ouk weiß man weniger. Der Name bedeutet, sich vor dem Schach zu hüten, und wird auch Ka Ouk oder Ka Ok geschrieben.

## Analysis: the page

analysis-title = Analyse
analysis-parts = Teile der Analyse
analysis-tab-moves = Züge
analysis-tab-lines = Varianten
analysis-tab-graph = Verlauf
analysis-tab-fen = FEN · PGN
analysis-no-moves = Noch keine Züge. Ziehe auf dem Brett oder öffne eine Partie.
analysis-tree-cut = Es sind mehr Züge, als hier Platz haben. Die Pfeile führen zu allen.
analysis-engine = Computer
analysis-engine-off = Eingeschaltet zeigt er die besten Züge und wer besser steht.
analysis-line-count = Zahl der Varianten
analysis-annotate = Kommentar und Variante
analysis-comment-start = Kommentar vor dem ersten Zug
analysis-comment-on = Kommentar zu { $move }
analysis-glyphs = Urteil über den Zug
analysis-glyph-1 = Guter Zug
analysis-glyph-2 = Fehler
analysis-glyph-3 = Sehr guter Zug
analysis-glyph-4 = Grober Fehler
analysis-glyph-5 = Interessanter Zug
analysis-glyph-6 = Zweifelhafter Zug
analysis-promote = Nach oben
analysis-make-main = Zur Hauptvariante
analysis-remove = Ab hier löschen
analysis-ask-remove = Diesen Zug und alles danach löschen?
analysis-link = Link
analysis-link-note = Der Link selbst enthält Stellung und Züge. Nichts verlässt dieses Gerät, bevor du ihn verschickst.
analysis-link-too-long = Diese Partie ist zu lang für einen Link. Verschick sie als PGN.
analysis-share = Link kopieren
analysis-copy = Kopieren: { $label }
analysis-copied = Kopiert.
analysis-open = Öffnen
analysis-paste = Eine Partie als PGN oder eine Stellung als FEN
analysis-file = Datei
analysis-new = Neu, von der Grundstellung an
analysis-before = Zurück zur vorigen Analyse
analysis-choose = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
 }: Welche soll es sein?
analysis-choose-more = Nur die ersten { $n } Partien stehen hier.
analysis-game-number = Partie { $n }
analysis-open-nothing = In diesem Text steht weder eine Partie noch eine Stellung.
analysis-open-too-large = Dieser Text ist zu groß. Öffne einen Teil davon.
analysis-link-bad = Dieser Link ist beschädigt oder stammt aus einer neueren Version: Er enthält keine spielbare Partie.
analysis-not-kept = Dieser Browser lässt die Analyse nicht speichern. Sie geht verloren, wenn du die Seite verlässt.
analysis-analyse = Analysieren

## Analysis: the board editor

analysis-edit = Stellung aufbauen
analysis-edit-short = Aufbauen
analysis-men = Figuren zum Aufstellen
analysis-tool-move = Figuren versetzen
analysis-tool-erase = Figuren wegnehmen
analysis-array = Grundstellung
analysis-clear = Leeren
analysis-turn = Am Zug
analysis-rights = Darf noch springen
analysis-count-runs = Eine Zählung läuft
analysis-count-side = Wer zählt
analysis-count-number = Zählung
analysis-count-target = Remis bei
analysis-faults = Diese Stellung ist nicht möglich:
analysis-cancel = Abbrechen

## Analysis: what is wrong with a FEN

analysis-fen = FEN
analysis-pgn = PGN
analysis-fen-field = { $field ->
    [pieces] die Figuren
    [turn] die Seite am Zug
    [leap-rights] die Sprungrechte
    [counting-limit] die Grenze der Zählung
    [halfmove-clock] der fünfte Teil
    [fullmove-number] die Nummer des Zuges
   *[end] das Ende
 }
analysis-fen-ranks = Das Brett braucht acht Reihen mit „/“ dazwischen.
analysis-fen-rank-length = Diese Reihe hat nicht acht Felder.
analysis-fen-character = „{ $sign }“ bedeutet hier nichts ({ analysis-fen-field }).
analysis-fen-not-a-number = Hier sollte eine Zahl stehen ({ analysis-fen-field }).
analysis-fen-too-many-fields = Das ist ein Teil zu viel: Eine FEN hat sechs.
analysis-fen-too-long = Dieser Text ist zu lang für eine FEN.
analysis-fen-no-king = { $side ->
    [white] Weiß hat keinen König.
   *[black] Schwarz hat keinen König.
 }
analysis-fen-too-many-kings = { $side ->
    [white] Weiß hat mehr als einen König.
   *[black] Schwarz hat mehr als einen König.
 }
analysis-fen-pawn-on-back-rank = Auf { $square }, am Rand des Bretts, kann kein Bauer stehen.
analysis-fen-right-without-piece = Auf { $square } steht niemand, der noch springen könnte.
analysis-fen-opponent-in-check = { $side ->
    [white] Weiß hat eben gezogen und den König im Schach gelassen.
   *[black] Schwarz hat eben gezogen und den König im Schach gelassen.
 }

## Analysis: what is wrong with a PGN

analysis-faults-kept = Ein Teil dieser Partie war nicht lesbar. Was in Ordnung ist, steht unten.
analysis-faults-none = Diese Partie lässt sich nicht zeigen.
analysis-fault-tag = Zeile { $line }: Das ist kein Kopfeintrag: { $signs }
analysis-fault-variant = Zeile { $line }: Kein Spiel heißt hier „{ $signs }“.
analysis-fault-fen = Zeile { $line }: Die Anfangsstellung lässt sich nicht lesen.
analysis-fault-result = Zeile { $line }: „{ $signs }“ ist kein Ergebnis.
analysis-fault-no-move = Zeile { $line }, { $at } „{ $signs }“ ist nicht wie ein Zug geschrieben.
analysis-fault-illegal = Zeile { $line }, { $at } „{ $signs }“ ist dort nicht möglich.
analysis-fault-ambiguous = Zeile { $line }, { $at } „{ $signs }“ könnte mehr als eine Figur meinen.
analysis-fault-count = Zeile { $line }: Die Zählung kann dort nicht so geändert werden.
analysis-fault-junk = Zeile { $line }: „{ $signs }“ bedeutet hier nichts.
analysis-fault-comment-open = Zeile { $line }: Ein Kommentar wird nicht geschlossen.
analysis-fault-variation-empty = Zeile { $line }: Vor einer Variante steht kein Zug.
analysis-fault-variation-open = Zeile { $line }: Eine Variante wird nicht geschlossen.
analysis-fault-variation-close = Zeile { $line }: Hier endet eine Variante, die nicht begonnen hat.
analysis-fault-results-differ = Zeile { $line }: Die Züge enden mit { $signs }, im Kopf steht etwas anderes.
analysis-fault-outcome = Zeile { $line }: Auf dem Brett steht es anders als { $signs }.
analysis-fault-too-long = Zeile { $line }: Die Partie ist zu lang und wurde abgeschnitten.
