# Slovenčina. The same messages as en.ftl. Readers are „vy“; pieces decline (piece-acc), only veža is feminine.
# One-letter prepositions and units hold on to the next word by no-break spaces (U+00A0).

## The site

language-name = Slovenčina
brand = Ouk
nav = Stránky
nav-play = Hrať
nav-guide = Pravidlá
nav-lessons = Lekcie
nav-analysis = Analýza
nav-games = Moje partie
language = Jazyk
skip-to-board = Prejsť na dosku
back = Späť
theme-switch = Svetlý alebo tmavý vzhľad
no-script = Doska potrebuje JavaScript.
page-missing = Táto stránka sa na niečo premenila.
page-missing-link = Späť na dosku
page-offline = Bez pripojenia
load-failed = Dosku sa nepodarilo načítať.
load-again = Načítať znova

## Novšia verzia

update-ready = Nová verzia · Načítať

## Titulky a opisy pre vyhľadávače a karty prehliadača

title-play = Ouk: hrajte kambodžský šach
describe-play = Hrajte Ouk Chatrang a Kar Ouk, dve hry kambodžského šachu: s počítačom alebo s priateľom na jednom zariadení, aj bez pripojenia.
title-lobby = Lobby: nájdite si súpera · Ouk
describe-lobby = Miestnosti, kde sa čaká na hráča, a partie, ktoré sa práve hrajú: pripojte sa, pozerajte alebo vytvorte vlastnú. Bez účtu.
title-lessons = Lekcie: naučte sa ouk hraním · Ouk
describe-lessons = Krátke cvičenia v Ouk Chatrangu a Kar Ouku: ako figúry ťahajú, skoky, šach a mat, mat pred koncom počítania a obrana pred prvým šachom.
title-games = Moje partie · Ouk
describe-games = Partie uložené v tomto prehliadači: pokračujte v nich alebo si ich pozrite znova.
title-analysis = Analýza a nastavenie pozície · Ouk
describe-analysis = Študujte partie Ouk Chatrangu a Kar Ouku: počítač, varianty, komentáre, PGN a FEN, nastavenie pozície a rozbor vlastných partií. Zadarmo, aj bez pripojenia.
title-account = Účet · Ouk
describe-account = S účtom nájdete svoje partie Ouk Chatrangu a Kar Ouku na každom zariadení. Hrať môžete aj bez neho.
title-room = Partia ouku
describe-room = Partia kambodžského šachu pre dvoch, priamo v prehliadači. Pripojte sa alebo pozerajte.
title-player = Hráč · Ouk
describe-player = Stránka hráča: odohrané a rozohrané partie Ouk Chatrangu a Kar Ouku.
title-missing = Stránka sa nenašla · Ouk
describe-missing = Na tejto adrese nie je žiadna stránka.
title-offline = Bez pripojenia · Ouk
describe-offline = Táto stránka potrebuje internet. Doska a počítač fungujú aj bez neho.

## Numbers and lists

digits = 0123456789
either = { $first } alebo { $last }

## The two games

variant-cambodian = Ouk Chatrang
variant-cambodian-motto = Vyhráva mat, s počítaním
variant-karouk = Kar Ouk
variant-karouk-motto = Prvý šach vyhráva
choose-game = Hra

## Sides and pieces

side = { $side ->
    [white] Biely
   *[black] Čierny
 }
piece = { $piece ->
    [king] kráľ
    [met] met
    [khon] khon
    [knight] jazdec
    [rook] veža
    [promoted] premenený pešiak
   *[pawn] pešiak
 }
piece-acc = { $piece ->
    [king] kráľa
    [met] meta
    [khon] khona
    [knight] jazdca
    [rook] vežu
    [promoted] premeneného pešiaka
   *[pawn] pešiaka
 }
victim = { $victim ->
    [met] meta
    [khon] khona
    [knight] jazdca
    [rook] vežu
    [promoted] premeneného pešiaka
   *[pawn] pešiaka
 }
man = { $side ->
    [white] { $piece ->
        [rook] biela
       *[other] biely
     }
   *[black] { $piece ->
        [rook] čierna
       *[other] čierny
     }
 } { piece }

## The board

board = Doska
square-empty = { $square }, voľné pole
square-man = { $square }, { man }
square-chosen = { $label }, vybraté
square-move = { $label }, sem možno ťahať
square-capture = { $label }, tu možno brať
square-leap = { $label }, sem možno skočiť
ouk = Ouk!

## Home

home-title = Hrajte ouk, kambodžský šach
home-lead = Doska je pripravená. Potiahnite alebo vyberte, kto si sadne oproti vám.
ways = Ako hrať
study = Učiť sa a skúmať
way-computer = Hrať s počítačom
way-computer-short = Počítač
way-computer-note = Tri úrovne
way-two = Dvaja hráči, jedna doska
way-two-short = Vo dvojici
way-two-note = Na jednom zariadení
hint-start = Začína biely: dotknite sa figúry.
hint-leap = { $piece ->
    [met] Met
   *[king] Kráľ
 } smie raz skočiť: { $squares }.
resume = Pokračovať: { $game }, ťah { $move }
brief = V skratke
brief-leap = Kráľ a met (khmérsky neang) smú raz skočiť, ako svoj prvý ťah.
brief-fish = Pešiak, ktorý dôjde na šiesty rad, sa premení na meta.
brief-end = Keď zostane málo figúr, začne sa počítanie: mat treba dať skôr, než sa skončí, inak je remíza.
brief-end-karouk = Kto dá šach ako prvý, vyhral: ktoroukoľvek figúrou, aj skokom.

## A new game

new-game = Nová partia
level = Úroveň
level-1 = Ľahká
level-2 = Stredná
level-3 = Ťažká
you-play = Vaša strana
counting = Počítanie
counting-automatic = Automatické
counting-automatic-note = Začne sa samo.
counting-tournament = Turnajové
counting-tournament-note = Začína a končí ho hráč, ako pri doske.
start-game = Začať
close = Zavrieť

## Players

you = Vy
computer = Počítač
computer-level = Počítač, { $level ->
    [1] ľahká
    [2] stredná
   *[3] ťažká
 } úroveň
two-players = Dvaja hráči, jedna doska
your-move = Ste na ťahu
to-move = Na ťahu
thinking = Premýšľa
taken = Zobraté figúry: { $men }
taken-some = { piece } × { $n }

## Counting

count-side = { $side ->
    [white] Biely počíta
   *[black] Čierny počíta
 }
count-left = { $left ->
    [one] zostáva { $left }
    [few] zostávajú { $left }
    [many] zostáva { $left }
   *[other] zostáva { $left }
 }
count-label = { count-side }: { $number } z { $target }. Čo to znamená?
count-title = { count-side }: { $number } z { $target }
count-explained = Mat treba dať skôr, než počítanie dosiahne { $target }, inak je remíza.
count-explained-karouk = Šach treba dať skôr, než počítanie dosiahne { $target }, inak je remíza.
count-mark = Posledná značka, =, ukazuje remízu.
count-targets = Od čoho závisí číslo
count-target-64 = Slabšej strane zostal kráľ a najviac dve ďalšie figúry (pešiaci sa rátajú tiež), alebo jej samotný kráľ čelí iným figúram, než sú tu uvedené
count-target-8 = Samotný kráľ proti dvom vežiam
count-target-16 = Samotný kráľ proti jednej veži
count-target-22 = Samotný kráľ proti dvom khonom (khmérsky koul)
count-target-32 = Samotný kráľ proti dvom jazdcom
count-target-44 = Samotný kráľ proti jednému khonovi
count-from = Proti samotnému kráľovi sa počíta od počtu figúr na doske, len čo na nej už nie je žiadny nepremenený pešiak.
count-start = Začať počítať
count-stop = Prestať počítať
count-take = Uplatniť remízu
say-count-starts = { count-side }: { $number } z { $target }.
say-count = Počítanie { $number } z { $target }.
say-count-ends = Počítanie sa skončilo.
mark-count-starts = Začína sa počítanie

## Moves, read aloud

say-move = { $side ->
    [white] Biely
   *[black] Čierny
 }: { piece } z { $from } na { $to }.
say-capture = { $side ->
    [white] Biely
   *[black] Čierny
 }: { piece } z { $from } berie { victim } na { $to }.
say-promotion = Pešiak sa premenil.
say-check = Ouk! { $side ->
    [white] Biely je v šachu.
   *[black] Čierny je v šachu.
 }
say-undone = Ťah je vrátený.

## Moves, written

moves = Ťahy
moves-none = Zatiaľ žiadne ťahy
move-first = Začiatočné postavenie
move-previous = Predchádzajúci ťah
move-next = Nasledujúci ťah
move-last = Posledný ťah

## Actions

act-undo = Vrátiť
act-flip = Otočiť
act-draw = Remíza
act-resign = Vzdať sa
menu-home = Na úvodnú stránku
act-more = Viac
ask-resign = Vzdať sa?
ask-resign-side = { $side ->
    [white] Vzdáva sa biely?
   *[black] Vzdáva sa čierny?
 }
ask-draw = Súhlasia s remízou obaja hráči?
ask-claim = Pozícia je na doske po tretí raz. Uplatniť remízu?
yes = Áno
no = Nie
no-undo = Niet ťahu, ktorý by sa dal vrátiť.
no-undo-over = Táto partia sa skončila.
no-draw-computer = Počítač remízu neprijíma: hrajte ďalej.
no-action-over = Partia sa skončila.
engine-failed = Počítač neodpovedal.
engine-retry = Skúsiť znova

## The end

win-checkmate = { $side ->
    [white] Biely vyhral matom.
   *[black] Čierny vyhral matom.
 }
win-check = { $side ->
    [white] Biely vyhral šachom.
   *[black] Čierny vyhral šachom.
 }
win-resign = { $side ->
    [white] Biely vyhral: čierny sa vzdal.
   *[black] Čierny vyhral: biely sa vzdal.
 }
draw-stalemate = Remíza: pat.
draw-insufficient-material = Remíza: ani jedna strana nemôže dať mat.
draw-insufficient-material-karouk = Remíza: ani jedna strana nemôže dať šach.
draw-count = Remíza: počítanie dosiahlo { $target }.
draw-count-early = Remíza podľa počítania.
draw-threefold-repetition = Remíza: tá istá pozícia po tretí raz.
draw-agreement = Remíza dohodou.
result = Výsledok
ended-at = Ťah { $move }
ended-in-count = Ťah { $move }, počítanie { $number } z { $target }.
play-again = Hrať znova
review = Prezrieť si partiu

## Why not?

not-there = Na { $square } nie:
why-game-over = partia sa skončila.
why-no-piece = nestojí tam žiadna figúra.
why-not-your-turn = { $side ->
    [white] na ťahu je biely.
   *[black] na ťahu je čierny.
 }
why-same-square = figúra musí odísť zo svojho poľa.
why-own-piece = už tam máte { piece-acc }.
why-leap-needs-empty = skočiť sa dá len na voľné pole a súper tam má { piece-acc }.
why-leap-needs-empty-own = skočiť sa dá len na voľné pole a vy tam máte { piece-acc }.
why-leap-lost-moved = tento { piece } už skočiť nemôže: skok je možný len ako jeho prvý ťah.
why-leap-lost-rook = kráľ stratil skok, keď na jeho rad alebo stĺpec vošla súperova veža.
why-leap-lost-rook-square = kráľ stratil skok, keď súperova veža prišla na { $square }.
why-leap-in-check = kým je kráľ v šachu, nemôže skočiť.
why-king-attacked = vášho kráľa by tam { $piece ->
    [rook] napadla
   *[other] napadol
 } { piece } z { $square }.
why-king-exposed = vášho kráľa by potom { $piece ->
    [rook] napádala
   *[other] napádal
 } { piece } z { $square }.
why-must-answer-check = vášmu kráľovi dáva šach { piece } z { $square }.
why-blocked = v ceste stojí { piece } na { $square }.
why-pawn-needs-capture = tam ide pešiak len vtedy, keď berie.
why-pawn-blocked = pešiak neberie rovno dopredu.
why-not-how-it-moves = { $piece ->
    [king] kráľ ťahá o jedno pole.
    [met] met (khmérsky neang) ťahá o jedno pole šikmo.
    [khon] khon (khmérsky koul) ťahá o jedno pole šikmo alebo rovno dopredu.
    [knight] jazdec skáče do písmena L: o dve polia rovno a o jedno nabok.
    [rook] veža ťahá po svojom rade alebo stĺpci.
   *[pawn] pešiak ťahá o jedno pole rovno dopredu.
 }
why-no-moves = { $piece ->
    [rook] táto veža
   *[other] tento { piece }
 } teraz nemá žiadny ťah.

## Saved games

games-title = Moje partie
games-lead = Ukladajú sa v tomto prehliadači po každom ťahu.
games-empty = Zatiaľ žiadne uložené partie.
games-move = Ťah { $move }
games-ended = Skončená
games-resume = Pokračovať
games-open = Pozrieť
games-delete = Vymazať
games-delete-label = Vymazať: { $game }
games-ask-delete = Vymazať túto partiu?
games-broken = Túto uloženú partiu nemožno prečítať.
games-cut = Časť tejto uloženej partie sa nedala prečítať. Pokračuje sa od posledného platného ťahu.
games-not-saved = Tento prehliadač nedovoľuje partiu uložiť. Keď stránku opustíte, stratí sa.
games-gone = Táto partia tu nie je uložená.
games-gone-note = Partie sa ukladajú v prehliadači, v ktorom sa hrali.

## Lekcie

lesson-title = Lekcie
lesson-lead = Krátke cvičenia, v ktorých sami ťaháte. Kedykoľvek môžete prestať a neskôr pokračovať.
lesson-so-far = Hotové: { $n } z { $all }
lesson-begin = Začať
lesson-continue = Pokračovať
lesson-rules = Prečítať si pravidlá
lesson-tile = Lekcia { $n }: { $task }
lesson-tile-done = Lekcia { $n }, hotová: { $task }
lesson-forget = Začať odznova
lesson-ask-forget = Zabudnúť, ktoré lekcie sú hotové?
lesson-all = Všetky lekcie
lesson-place = { $n } z { $all }
lesson-hint = Rada
lesson-hint-man = Pozrite sa na { piece-acc } na { $from }.
lesson-hint-move = { $piece ->
    [king] Kráľ
    [met] Met
    [khon] Khon
    [knight] Jazdec
    [rook] Veža
    [promoted] Premenený pešiak
   *[pawn] Pešiak
 } ide z { $from } na { $to }.
lesson-retry = Skúsiť znova
lesson-next = Ďalšia lekcia
lesson-goal = { $label }, označené

lesson-chapter-moves = Ako figúry ťahajú
lesson-chapter-captures = Branie
lesson-chapter-leaps = Skoky
lesson-chapter-promotion = Premena pešiaka
lesson-chapter-check = Von zo šachu
lesson-chapter-mate = Mat
lesson-chapter-count = Mat pred koncom počítania
lesson-chapter-stalemate = Pat a remíza
lesson-chapter-karouk = Kar Ouk: prvý šach

## Lekcie: úlohy. Na ťahu je biely a hrá smerom hore.

lesson-task-rook = Veža ťahá po rade a po stĺpci, ako ďaleko chce. Navštívte obe označené polia 2 ťahmi.
lesson-task-rook-round = Veža neskáče. Doveďte ju okolo vlastného pešiaka na označené pole, 3 ťahmi.
lesson-task-king = Kráľ ťahá o jedno pole ktorýmkoľvek smerom. Navštívte obe označené polia 3 ťahmi.
lesson-task-neang = Met (khmérsky neang) ťahá o jedno pole šikmo. Navštívte obe označené polia 3 ťahmi.
lesson-task-koul = Khon (khmérsky koul) ťahá o jedno pole šikmo alebo rovno dopredu. Navštívte obe označené polia 3 ťahmi.
lesson-task-koul-back = Rovno dozadu khon nemôže. Dostaňte ho aj tak o jedno pole späť, 3 ťahmi.
lesson-task-knight = Jazdec preskočí všetko, čo mu stojí v ceste. Navštívte obe označené polia 3 ťahmi.
lesson-task-rook-takes = Figúra berie tak, že sa postaví na pole tej druhej. Zoberte troch pešiakov 3 ťahmi.
lesson-task-knight-takes = Zoberte jazdcom troch pešiakov, 3 ťahmi.
lesson-task-fish-takes = Pešiak ťahá rovno dopredu, ale berie šikmo. Zoberte oboch označených pešiakov.
lesson-task-free-rook = Veža môže zobrať tri figúry. Zoberte tú, ktorú nič nekryje.
lesson-task-free-knight = Jazdec môže zobrať štyri figúry. Zoberte tú, ktorú nič nekryje.
lesson-task-leap-king = Ako svoj prvý ťah smie kráľ skočiť o dve polia nabok a o jedno dopredu, ponad všetko. Skočte na označené pole.
lesson-task-leap-neang = Ako svoj prvý ťah smie met skočiť o dve polia rovno dopredu. Pešiak mu urobil miesto: skočte.
lesson-task-leap-rook = Čierna veža prišla na stĺpec kráľa, a tak kráľ už skočiť nesmie. Skočte tým, kto ešte smie.
lesson-task-leap-moved = Met už ťahal a vrátil sa, o skok teda prišiel. Skočte tým, kto ešte smie.
lesson-task-leap-answers = V šachu kráľ skočiť nesmie, ale met áno. Odvráťte šach.
lesson-task-turn = Pešiak, ktorý dôjde na šiesty rad, sa premení. Doveďte tam svojho.
lesson-task-turn-takes = Premenený pešiak ťahá ako met. Zoberte jazdca a potom označeného pešiaka.
lesson-task-turn-walks = Premeňte pešiaka a choďte ďalej na označené pole: spolu 3 ťahy.
lesson-task-step = Khon dáva šach a veža ho kryje. Ustúpte na jediné bezpečné pole.
lesson-task-capture = Šachu jazdcom sa do cesty nedá postaviť nič. Zoberte jazdca.
lesson-task-block = Veža dáva šach zďaleka. Postavte jej do cesty figúru.
lesson-task-mate-rook = Khon drží kráľa v rohu. Dajte mat jedným ťahom.
lesson-task-mate-knight = Čierny met zaberá pole vlastnému kráľovi. Dajte mat jedným ťahom.
lesson-task-mate-koul = Šikmo ťahá khon aj dozadu. Dajte mat jedným ťahom.
lesson-task-mate-neang = Aj malá figúra dá mat, keď ju iná kryje. Dajte mat jedným ťahom.
lesson-task-mate-fish = Mat môže dať aj pešiak. Dajte mat jedným ťahom.
lesson-task-mate-two-knight = Najprv vezmite kráľovi posledné polia. Mat dvoma ťahmi.
lesson-task-mate-two-rook = Začnite tichým ťahom. Mat dvoma ťahmi.
lesson-task-count-rooks = Dve veže proti samotnému kráľovi. Mat troma ťahmi: štvrtý by pre počítanie prišiel neskoro.
lesson-task-count-rook = Kráľ a veža proti samotnému kráľovi. Mat troma ťahmi, kým počítanie nevyprší.
lesson-task-count-kouls = Dva khony proti samotnému kráľovi. Mat dvoma ťahmi, kým počítanie nevyprší.
lesson-task-count-knights = Dvaja jazdci a met proti samotnému kráľovi. Mat dvoma ťahmi, kým počítanie nevyprší.
lesson-task-count-koul = Khon a met proti samotnému kráľovi. Mat troma ťahmi, kým počítanie nevyprší.
lesson-task-trap-rook = Kráľ, ktorý nemá ťah a nie je v šachu, znamená remízu. Dajte mat dvoma ťahmi a vyhnite sa tomu.
lesson-task-trap-rook-koul = Nechajte kráľovi pole, kým nedáte mat. Mat dvoma ťahmi.
lesson-task-trap-kouls = Jeden krok vedie k matu dvoma ťahmi, iný zmení výhru na remízu. Nájdite ten správny.
lesson-task-draw-takes = Čierny by tu vyhral. Zoberte figúru tak, aby už nikto nemohol dať mat.
lesson-task-draw-count = Tu počítate vy: váš kráľ je sám. Unikajte matu, kým sa počítanie nenaplní, a je to remíza.
lesson-task-first-check = V Kar Ouku vyhráva prvý šach, nech ho dá ktorákoľvek figúra. Dajte šach.
lesson-task-check-leap = Aj skokom možno dať šach. Vyhrajte jedným ťahom.
lesson-task-check-opened = Figúra, ktorá potiahne, môže otvoriť cestu inej. Vyhrajte jedným ťahom.
lesson-task-check-two = Pohrozte šachom, ktorý už nič nezastaví. Vyhrajte dvoma ťahmi.
lesson-task-guard-step = Čierny sa chystá dať šach. Nájdite jediný ťah, po ktorom čierny nemá žiadny šach.
lesson-task-guard-takes = Jazdec prišiel príliš blízko. Nájdite jediný ťah, po ktorom čierny nemá šach.
lesson-task-guard-leap = Strážte každé pole: nájdite jediný ťah, po ktorom čierny nemá šach.

## Lekcie: čo sa povie na konci

lesson-done-collect = Hotovo.
lesson-done-collect-rook = Veža ide tak ďaleko, ako má voľnú cestu.
lesson-done-collect-rook-round = Ponad iné figúry sa dostane len jazdec alebo skok.
lesson-done-collect-king = O jedno pole, ktorýmkoľvek smerom.
lesson-done-collect-neang = Vždy šikmo: polovicu dosky nikdy neuvidí.
lesson-done-collect-koul = Štyri cesty šikmo a jedna rovno dopredu.
lesson-done-collect-koul-back = Dozadu ide len šikmo, preto tá okľuka.
lesson-done-collect-knight = Dve polia rovno a jedno nabok, nech medzi nimi stojí čokoľvek.
lesson-done-collect-rook-takes = Každá figúra berie tak, ako ťahá. Len pešiak nie.
lesson-done-collect-knight-takes = Traja pešiaci, každý o ťah jazdca od predošlého.
lesson-done-collect-fish-takes = Rovno ťahá, šikmo berie a späť nejde nikdy.
lesson-done-collect-leap-king = Skok nič neberie a nič nenapáda: je to len presun.
lesson-done-collect-leap-neang = Na začiatku tam stojí vlastný pešiak. Preto musí počkať.
lesson-done-collect-turn = Premení sa sám. Niet z čoho vyberať.
lesson-done-collect-turn-takes = Odteraz ťahá a berie ako met.
lesson-done-collect-turn-walks = Pešiak nikdy nejde späť. Premenený smie.
lesson-done-take = Súper nemá čím brať späť.
lesson-done-leap = Skok sa podaril.
lesson-done-leap-leap-rook = Keď na rad alebo stĺpec kráľa príde súperova veža, kráľ o skok príde. Met si svoj nechá.
lesson-done-leap-leap-moved = Skočiť smie figúra iba ako svoj celkom prvý ťah.
lesson-done-answer = Šach je odvrátený.
lesson-done-answer-step = Kráľ je v bezpečí.
lesson-done-answer-capture = Figúra, ktorá dávala šach, je preč.
lesson-done-answer-block = Cesta je zatarasená.
lesson-done-answer-leap-answers = Skok nič nenapáda, ale môže zatarasiť cestu.
lesson-done-win = Mat.
lesson-done-win-first-check = Šach, a biely vyhral.
lesson-done-win-check-leap = Šach skokom, a biely vyhral.
lesson-done-win-check-opened = Šach od figúry vzadu, a biely vyhral.
lesson-done-win-check-two = Čierny nemohol odvrátiť všetky hrozby. Biely vyhral.
lesson-done-count = Mat včas: { $number } z { $target }.
lesson-done-draw-draw-takes = Remíza: so samotným metom nikto nedá mat.
lesson-done-draw-draw-count = Remíza: počítanie dosiahlo { $target }.
lesson-done-draw = Remíza.
lesson-done-guard = Čiernemu nezostal žiadny šach.
lesson-done-guard-guard-leap = Skok môže kráľa vyniesť z nebezpečenstva.

## Lekcie: prečo to nie je ten ťah

lesson-answer = { piece } { $way ->
    [takes] berie na
   *[goes] ide na
 } { $square }
lesson-wrong-long = Dá sa to kratšou cestou.
lesson-wrong-no-leap = Tak ťahať smiete, ale nie je to skok.
lesson-wrong-no-capture = Tým nič neberiete.
lesson-wrong-taken = Tá figúra bola krytá: { piece } berie späť.
lesson-wrong-lost = Čierny dá mat: { lesson-answer }.
lesson-wrong-lost-karouk = Čierny dá šach skôr: { lesson-answer }.
lesson-wrong-no-draw = S tým, čo zostalo, môže čierny ešte dať mat.
lesson-wrong-stalemate = Pat: čierny nemá ťah a nie je v šachu. To je remíza.
lesson-wrong-drawn = Tým sa partia končí remízou.
lesson-wrong-no-check = To nie je šach, a teda ani mat.
lesson-wrong-no-check-karouk = To nie je šach.
lesson-wrong-escape = Šach, ale nie mat: { lesson-answer }.
lesson-wrong-late = Čierny má odpoveď: { lesson-answer }.

## Settings

settings = Nastavenia
setting-theme = Vzhľad
choice-theme-auto = Podľa zariadenia
choice-theme-light = Svetlý
choice-theme-dark = Tmavý
setting-pieces = Figúry
choice-pieces-khmer = Khmérske
choice-pieces-modern = Moderné
setting-squares = Polia
choice-squares-plain = Jednoduché
choice-squares-soft = Jemne tieňované
setting-notation = Názvy polí
choice-notation-latin = e3
choice-notation-own = e3
settings-board = Doska
settings-feedback = Zvuk a vibrácie
settings-look = Zobrazenie
choice-pieces-letters = Písmená
setting-digits = Číslice
choice-digits-own = 123
choice-digits-latin = 123
setting-sound = Zvuky
sound-turn-on = Zapnúť zvuky
sound-turn-off = Vypnúť zvuky
setting-vibration = Vibrácie
setting-contrast = Kontrast
choice-contrast-auto = Podľa zariadenia
choice-contrast-more = Vysoký
setting-motion = Pohyb
choice-motion-auto = Podľa zariadenia
choice-motion-still = Žiadny

## Squares: the signs of files and ranks in this script

square-files = abcdefgh
square-ranks = 12345678

## A move in the list, in words

move-quiet = { piece } { $from }{ $to }
move-capture = { piece } { $from } berie { $to }

## Online: ways to play

nav-lobby = Lobby
way-friend = Hrať s priateľom cez odkaz
way-friend-short = Priateľ
way-friend-note = Bez účtu
way-lobby = Nájsť súpera
way-lobby-short = Lobby
way-lobby-note = Miestnosti, kde sa čaká na hráča

## Online: a room

open-room = Vytvoriť miestnosť
colour-random = Žrebom
time = Čas
time-kind-untimed = Bez hodín
time-kind-fischer = Hodiny
time-kind-byoyomi = Byoyomi
time-kind-daily = Dni
time-minutes = Minúty
time-increment = Sekundy za ťah
time-period = Sekundy na periódu
time-periods = Periódy
time-days = Dni na ťah
time-untimed = bez hodín
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-daily = { $days ->
    [one] { $days } deň na ťah
    [few] { $days } dni na ťah
    [many] { $days } dňa na ťah
   *[other] { $days } dní na ťah
 }
visibility = Kto sa môže pripojiť
visibility-private = Na pozvanie
visibility-private-note = Kto má odkaz
visibility-public = Ktokoľvek
visibility-public-note = Ukáže sa v lobby
room-waiting = Čaká sa na súpera…
room-share = Pošlite tento odkaz priateľovi.
room-listed = Miestnosť je v lobby. Tento odkaz môžete poslať aj priateľovi.
room-starts = Partia sa tu začne, len čo sa niekto pripojí.
room-link = Odkaz
room-code = Odkaz ako QR kód
copy-link = Kopírovať odkaz
link-copied = Odkaz je skopírovaný.
share-link = Zdieľať
close-room = Zrušiť
join = Pripojiť sa
room-invited = { $name } vás pozýva na partiu.
room-invited-guest = Máte pozvánku na partiu.
room-gone = Táto miestnosť je už zrušená.
room-gone-note = Otvorte si vlastnú alebo sa v lobby pripojte k inej.
room-missing = Taká miestnosť neexistuje.
room-missing-note = Je odkaz celý? Vypýtajte si nový alebo si nájdite súpera v lobby.
to-lobby = Do lobby
offered-side = { $side ->
    [white] hráte bielymi
    [black] hráte čiernymi
   *[random] farba žrebom
 }
own-side = { $side ->
    [white] biely
    [black] čierny
   *[random] farba žrebom
 }
tournament-counting = turnajové počítanie
guest = Hosť
guest-side = { $side ->
    [white] Biely
   *[black] Čierny
 }

## Online: the lobby

lobby-title = Lobby
lobby-rooms = { $n ->
    [one] Čaká { $n } miestnosť
    [few] Čakajú { $n } miestnosti
    [many] Čaká { $n } miestnosti
   *[other] Čaká { $n } miestností
 }
lobby-people = { $n ->
    [one] Hrá { $n } človek
    [few] Hrajú { $n } ľudia
    [many] Hrá { $n } človeka
   *[other] Hrá { $n } ľudí
 }
lobby-empty = Žiadna miestnosť nečaká
lobby-empty-note = Vytvorte ju a hneď sa tu ukáže. Zatiaľ môžete hrať s počítačom.
lobby-waiting = Miestnosti
lobby-playing = Práve sa hrá
lobby-own = Vaša miestnosť
lobby-join = Pripojiť sa: { $name }
lobby-watch = Pozerať: { $white } – { $black }
watch = Pozerať
lobby-enter = Otvoriť

## Online: the connection

line-lost = Obnovuje sa spojenie…
line-offline = Ste bez pripojenia. Ťahy sa uložia a odošlú neskôr.
line-offline-here = Ste bez pripojenia. Hrať môžete s počítačom alebo s priateľom na tomto zariadení.
line-pending = Obnovuje sa spojenie… Ťah sa odošle potom.
line-back = Spojenie je obnovené.
loading = Načítava sa…

## Online: during the game

watching = Pozeráte sa.
watchers = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
    [many] { $n } diváka
   *[other] { $n } divákov
 }
reconnecting = pripája sa…
away = preč
say-away = Súper stratil spojenie.
say-here = Súper je späť.
ask-away = Súper je preč.
ask-away-in = Súper je preč. O { $seconds } s si budete môcť uplatniť výhru.
claim-win = Uplatniť výhru
claim-draw = Uplatniť remízu
clock-label = Hodiny, { $name }: { $time }
clock-days = { $days } d { $hours } h
clock-periods = { $n } × { $seconds } s
clock-first = Prvý ťah: { $seconds } s
say-seconds = { $seconds ->
    [one] Zostáva { $seconds } sekunda.
    [few] Zostávajú { $seconds } sekundy.
    [many] Zostáva { $seconds } sekundy.
   *[other] Zostáva { $seconds } sekúnd.
 }
act-abort = Zrušiť
act-chat = Chat
act-rematch = Odveta
ask-abort = Ukončiť partiu bez výsledku?
ask-offer-draw = Ponúknuť remízu?
offer-draw = Súper ponúka remízu.
offer-takeback = Súper chce vrátiť ťah.
offer-rematch = Súper chce odvetu.
offer-rematch-loser = Súper chce odvetu. Začína porazený.
offered-draw = Remíza je ponúknutá.
offered-takeback = Žiadosť o vrátenie ťahu je odoslaná.
offered-rematch = Odveta je ponúknutá. Čaká sa na odpoveď…
accept = Prijať
decline = Odmietnuť
withdraw = Stiahnuť
say-declined = { $kind ->
    [draw] Remíza je odmietnutá.
    [takeback] Vrátenie ťahu je odmietnuté.
   *[rematch] Odveta je odmietnutá.
 }
say-premove = Predťah: z { $from } na { $to }. Zahrá sa, len čo budete na ťahu.
say-premove-gone = Predťah je zrušený.
say-premove-void = Váš predťah teraz nie je možný.
say-rematch = Začína sa ďalšia partia.
say-credited = Server bol chvíľu nedostupný. Tento čas sa hráčom vrátil.

## Online: chat

chat-title = Chat
chat-empty = Zatiaľ nikto nič nenapísal.
chat-write = Správa
chat-send = Odoslať
chat-mute = Stlmiť
chat-unmute = Zrušiť stlmenie
chat-muted = Chat je stlmený. Správy nevidíte.
chat-new = { $n ->
    [one] Chat, { $n } nová správa
    [few] Chat, { $n } nové správy
    [many] Chat, { $n } novej správy
   *[other] Chat, { $n } nových správ
 }
chat-phrases = Hotové vety
say-chat = { $name } píše: { $words }
phrase-hello = Dobrý deň.
phrase-good-luck = Veľa šťastia.
phrase-nice-move = Pekný ťah.
phrase-oops = Ojoj.
phrase-thank-you = Ďakujem.
phrase-wait = Chvíľočku, prosím.
phrase-good-game = Pekná partia.
phrase-again = Ešte jednu partiu?
phrase-goodbye = Dovidenia.

## Online: the end

win-time = { $side ->
    [white] Biely vyhral na čas.
   *[black] Čierny vyhral na čas.
 }
win-abandonment = { $side ->
    [white] Biely vyhral: čierny odišiel.
   *[black] Čierny vyhral: biely odišiel.
 }
draw-time = Remíza: čas vypršal, ale druhá strana už nemohla vyhrať.
draw-abandonment = Remíza: jedna strana odišla.
ended-aborted = Skončené bez výsledku.
ended-no-first-move = Skončené: prvý ťah neprišiel.
rematch-order = Kto začína
rematch-swap = Výmena farieb
rematch-loser-first = Porazený
game-pgn = Stiahnuť ako PGN
game-link = Kopírovať odkaz na partiu
next-game = Na ďalšiu partiu

## Online: what was not done

refused-own-room = Toto je vaša miestnosť. Pošlite odkaz priateľovi.
refused-room-full = Miestnosť je plná. Môžete sa pozerať.
refused-room-closed = Táto miestnosť je už zrušená.
refused-game-over = Partia sa už skončila.
refused-stale = Medzitým sa zahral iný ťah. Doska ukazuje skutočnú pozíciu.
refused-illegal = Server tento ťah nepripúšťa. Doska ukazuje skutočnú pozíciu.
refused-too-early = Na to je ešte priskoro.
refused-too-late = Na to je už neskoro.
refused-already-offered = O to ste už požiadali. Pred ďalšou žiadosťou potiahnite.
refused-no-offer = Táto ponuka už neplatí.
refused-no-claim = Teraz niet čo uplatniť.
refused-not-away = Súper je tu.
refused-no-count = Počítanie sa teraz nedá zmeniť.
refused-too-long = Správa je pridlhá.
refused-too-many = Bolo toho naraz priveľa. Chvíľu počkajte.
refused-too-many-rooms = Už čaká niekoľko vašich miestností. Najprv jednu z nich zrušte.
refused-too-fast = Bolo to prirýchlo. Chvíľu počkajte.
refused-try-again = Serveru sa to teraz nepodarilo. Skúste znova.
refused-lost = Ste bez pripojenia. Skúste znova, keď sa obnoví.
refused-other = Nepodarilo sa.
refused-bad-name = Meno má 2 až 20 znakov: písmená a číslice, medzi nimi aj medzery, bodky alebo spojovníky.
refused-bad-password = Heslo má aspoň 8 znakov.
refused-name-taken = Toto meno je obsadené. Vyberte iné.
refused-has-account = Účet už máte.
refused-wrong = Meno alebo heslo nie je správne.
refused-invalid = Niečo tu chýba.

## Accounts

account-title = Účet
account-lead = Hrať môžete aj bez účtu. S účtom nájdete svoje partie na každom zariadení.
account-in = Prihlásené meno: { $name }.
account-new = Nový účet
account-new-note = Partie, ktoré ste tu odohrali, sa prenesú do účtu.
account-old-note = Čo ste tu odohrali ako hosť, sa neprenesie: prevezme to iba nový účet.
account-name = Meno
account-password = Heslo
account-password-note = Aspoň 8 znakov. Stratené heslo nemožno získať späť.
account-make = Vytvoriť účet
sign-in = Prihlásiť sa
sign-out = Odhlásiť sa
sign-out-everywhere = Odhlásiť sa na všetkých zariadeniach
account-export = Stiahnuť všetko, čo je o mne uložené
account-delete = Vymazať účet
account-delete-note = Meno a heslo sa vymažú. Partie, a čo ste v nich napísali, zostanú tým, ktorí hrali s vami, no bez vášho mena.
account-profile = Vaša stránka, ako ju vidia iní
player-since = Tu od { $date }
player-missing = Hráč s takým menom tu nie je.
player-missing-note = Je meno napísané tak, ako ho píše hráč?
player-games = Partie
player-no-games = Zatiaľ žiadne partie.
played-won = výhra
played-lost = prehra
played-drawn = remíza
played-none = bez výsledku
played-running = hrá sa
played-by = { $white } – { $black }

## Analýza: čo hovorí počítač

analysis-engine-units = { $whole },{ $tenths }
analysis-engine-bar = Hodnotenie: { $words }
analysis-engine-even = { $score }, približne vyrovnané
analysis-engine-better = { $side ->
    [white] { $score }, biely stojí lepšie
   *[black] { $score }, čierny stojí lepšie
 }
analysis-engine-mate = { $side ->
    [white] biely dá mat { $n }. ťahom
   *[black] čierny dá mat { $n }. ťahom
 }
analysis-engine-mate-karouk = { $side ->
    [white] biely dá šach { $n }. ťahom
   *[black] čierny dá šach { $n }. ťahom
 }
analysis-engine-over = { $side ->
    [white] biely vyhral
    [black] čierny vyhral
   *[none] remíza
 }
analysis-engine-lines = Najlepšie ťahy
analysis-engine-depth = Hĺbka { $depth }
analysis-engine-speed = { $thousands } tisíc pozícií za sekundu
analysis-engine-waiting = Počítač premýšľa…

## Analýza: rozbor partie

analysis-review-title = Rozbor
analysis-review-about = Počítač prejde všetky pozície a ukáže, kde bol lepší ťah.
analysis-review-empty = Zahrajte niekoľko ťahov alebo otvorte partiu, potom sa dá rozobrať.
analysis-review-start = Rozobrať partiu
analysis-review-progress = Pozície: { $done } z { $total }
analysis-review-cancel = Zastaviť
analysis-review-done = Rozbor je hotový.
analysis-review-failed = Rozbor sa nepodarilo dokončiť.
analysis-review-graph = Hodnotenie po ťahoch
analysis-review-start-position = Prvá pozícia: { $words }
analysis-review-move = { $side ->
    [white] { $number }. { $san }
   *[black] { $number }… { $san }
 }
analysis-review-after = { analysis-review-move }: { $words }
analysis-review-none = Žiadny ťah nepokazil veľa.
analysis-review-faults = Ťahy na zamyslenie
analysis-review-grade = { $grade ->
    [inaccuracy] Nepresnosť
    [mistake] Chyba
   *[blunder] Hrubá chyba
 }
analysis-review-better = Lepšie: { $san }
## Návod: značky v texte vysvetľuje docs/translations.md. Správy guide-… číta len server.

side-to-move = { $side ->
    [white] Na ťahu je biely
   *[black] Na ťahu je čierny
 }
guide-title = Ako sa hrá ouk
title-guide = { guide-title } · Ouk Chatrang, Kar Ouk
describe-guide = Naučte sa Ouk Chatrang a Kar Ouk, kambodžský šach: doska, figúry, skoky, šach, remízy a počítanie, s doskou, ktorá hrá s vami.
guide-lead = Deväť krátkych kapitol, od prvého pešiaka po posledné číslo počítania. Doska vedľa textu hrá s vami: dotknite sa farebných slov alebo ktorejkoľvek figúry.
guide-cambodian = Kambodžský šach: krátke kroky, boj zblízka a kráľ, ktorý smie raz skočiť. Vyhráva mat. Keď zostane málo figúr, začne sa počítanie a silnejšia strana musí dať mat skôr, než sa skončí.
guide-karouk = Tá istá doska, tie isté figúry, tie isté ťahy. Jediné pravidlo z nich robí inú hru: kto dá prvý šach, vyhral.
guide-chapters = Kapitoly
guide-chapter = Kapitola
guide-turn = Predchádzajúca a ďalšia kapitola
guide-previous = Predchádzajúca
guide-next = Ďalšia
guide-again = Prehrať znova

## Návod: doska a figúry

guide-setup-title = Doska a figúry
title-guide-setup = { guide-setup-title } · { guide-title }
describe-guide-setup = Doska, šestnásť figúr každej strany a o čo v oboch hrách ide.
guide-setup-board-head = Doska
guide-setup-board = Doska má osem stĺpcov, a až h, a osem radov, 1 až 8. Je z hladkého dreva: žiadne pole nie je tmavé. Začína biely, potom sa strany v ťahoch striedajú a vynechať ťah nemožno.
guide-setup-men-head = Šestnásť figúr na každej strane
guide-setup-men = Na krajnom rade stojí od oboch okrajov dovnútra *veža*, *jazdec* a *khon* (khmérsky koul). Stred patrí *kráľovi* a *metovi* (khmérsky neang).
guide-setup-kings = Králi nestoja proti sebe: biely kráľ je na d1 a jeho met na e1, čierny kráľ na e8 a jeho met na d8. Každý met má miesto po pravici svojho kráľa.
guide-setup-fish = Osem *pešiakov* začína na treťom rade, nie na druhom. Od súperových pešiakov ich delia len dva prázdne rady.
guide-setup-take-head = Ťah a branie
guide-setup-take = Figúra berie tak, že vstúpi [na pole so súperovou figúrou](taking); tá zmizne z dosky. Dve figúry na jednom poli nikdy nestoja.
guide-setup-jump = Ponad iné figúry skáče len jazdec, [každú inú zastaví prvá figúra v ceste](rook-blocked). Kráľ a met majú každý jednu výnimku: [skoky](/leaps).
guide-setup-aim-head = O čo ide
guide-setup-aim = V *Ouk Chatrangu* vyhráva [mat](mate): súperov kráľ je napadnutý a žiadny ťah ho nezachráni.
guide-setup-aim-first = V *Kar Ouku* je po hre skôr: končí sa [prvým šachom](first-rook).

## Návod: ako ťahajú figúry

guide-pieces-title = Ako ťahajú figúry
title-guide-pieces = { guide-pieces-title } · { guide-title }
describe-guide-pieces = Kráľ, met, khon, jazdec a veža, jeden po druhom.
guide-pieces-lead = Dotknite sa figúry na doske: bodky ukazujú, kam smie ísť, krúžky, čo môže vziať.
guide-pieces-king-head = Kráľ
guide-pieces-king = Kráľ, po khmérsky *sdach*, ide [o jedno pole ľubovoľným smerom](king-ways). Nikdy nevstúpi tam, kde by ho súper mohol vziať: [sem na e4 nesmie](king-attacked), lebo stĺpec ovláda veža.
guide-pieces-neang-head = Met
guide-pieces-neang = Met (khmérsky *neang*) ide [o jedno pole šikmo](neang-ways), dopredu aj dozadu. Dostane sa preto len na polovicu všetkých polí.
guide-pieces-koul-head = Khon
guide-pieces-koul = Khon (khmérsky *koul*) ide [o jedno pole šikmo alebo o jedno rovno dopredu](koul-ways). [Rovno dozadu](koul-back) ani nabok nemôže.
guide-pieces-knight-head = Jazdec
guide-pieces-knight = Jazdec, *seh*, skáče do písmena L: [o dve polia po stĺpci alebo rade a o jedno nabok](knight-ways). Preskočí všetko: [tu letí ponad vlastného pešiaka](knight-jumps).
guide-pieces-rook-head = Veža
guide-pieces-rook = Veža, *touk*, je v Kambodži loď. Ide [po rade alebo stĺpci, ako ďaleko chce](rook-ways), kým jej niečo nestojí v ceste: vlastná figúra ju zastaví, súperovu môže vziať.
guide-pieces-letters-head = Písmená
guide-pieces-letters = V zapísaných ťahoch je K kráľ, M met, S khon, N jazdec a R veža. Pešiak písmeno nemá. Pozor, S tu nie je strelec.

## Návod: pešiak

guide-fish-title = Pešiak
title-guide-fish = { guide-fish-title } · { guide-title }
describe-guide-fish = Ako pešiak ťahá a berie a ako sa na šiestom rade premení.
guide-fish-move-head = Krok za krokom
guide-fish-move = Pešiak je v Kambodži ryba, *trey*. Ide [o jedno pole rovno dopredu](fish-moves) a nie viac: [dvojkrok nejestvuje](fish-double), a teda ani branie mimochodom.
guide-fish-take-head = Berie šikmo
guide-fish-take = Pešiak berie [o jedno pole šikmo dopredu](fish-takes). [Rovno pred sebou nevezme nič](fish-ahead) a [šikmo ide, len keď berie](fish-aside).
guide-fish-turn-head = Na šiestom rade sa premení
guide-fish-turn = Tam, kde začínali súperovi pešiaci, sa pešiak [premení na meta](fish-turns) (khmérskeho neanga) a figúrka sa obráti: biely na 6. rade, čierny na 3. rade. Premení sa vždy a hneď, [aj keď tam príde braním](fish-turns-taking).
guide-fish-after = Premenený pešiak, *trey bok*, odvtedy [ťahá ako met](fish-turned). Skočiť však nemôže: to právo má len met zo začiatočného postavenia.

## Návod: skoky

guide-leaps-title = Skoky
title-guide-leaps = { guide-leaps-title } · { guide-title }
describe-guide-leaps = Kráľ a met smú raz skočiť, a to prvým ťahom: ako, kam a čím právo skoku stratia.
guide-leaps-lead = Ouk nepozná rošádu. Namiesto nej smú kráľ a met (khmérsky neang) každý raz skočiť, a to svojím prvým ťahom. Polia skoku sú na doske označené kosoštvorcom.
guide-leaps-king-head = Skok kráľa
guide-leaps-king = Kráľ skáče ako jazdec, ale len dopredu: [o dva stĺpce nabok a o jeden rad vpred](king-leap), ponad čokoľvek. Biely kráľ sa dostane na b2 alebo [na f2](king-leap-made), čierny na c7 alebo g7.
guide-leaps-king-check = [Kým je v šachu, skočiť nesmie](king-leap-in-check). Ak šach odvráti iná figúra, právo mu zostane.
guide-leaps-neang-head = Skok meta
guide-leaps-neang = Met skáče [o dve polia rovno dopredu](neang-leap): biely z e1 na e3, čierny z d8 na d6. Na začiatku tam stojí jeho vlastný pešiak, takže [musí počkať](neang-leap-early). [Pešiak postúpi a met skočí](neang-leap-made).
guide-leaps-neang-over = Čo stojí medzi, na tom nezáleží: [tu met preskočí vlastného khona](neang-leap-over) (khmérskeho koula). Skočiť smie aj vtedy, keď je jeho kráľ v šachu, ak tým [šach zatarasí](neang-leap-blocks).
guide-leaps-empty-head = Len na voľné pole
guide-leaps-empty = Skokom sa neberie, a preto skok nič nenapáda: [súperov kráľ môže na poli skoku pokojne stáť](leap-attacks-nothing).
guide-leaps-lost-head = Ako sa právo stráca
guide-leaps-lost = Kráľ a met strácajú právo skoku každý zvlášť a natrvalo.
guide-leaps-lost-moved = Figúra, ktorá už ťahala, neskočí, [ani keď sa vráti domov](king-leap-moved).
guide-leaps-lost-rook = Kráľ stratí skok, keď súperova veža [vstúpi na jeho stĺpec alebo rad](king-leap-rook), nech je medzi nimi čokoľvek.
guide-leaps-lost-not = Veža musí prísť vlastným ťahom. Tá, čo tam už stojí, právo neruší; to nezaniká ani vtedy, keď jej z cesty ustúpi iná figúra. Skok meta veža neohrozí.

## Návod: šach a mat

guide-check-title = Šach a mat
title-guide-check = { guide-check-title } · { guide-title }
describe-guide-check = Zvolanie, tri spôsoby, ako šach odvrátiť, a ako mat ukončí partiu Ouk Chatrangu.
guide-check-call-head = „Ouk!“
guide-check-call = Ťah, ktorý napadne súperovho kráľa, [dáva šach](check-given). V Kambodži pritom hráč zvolá „Ouk!“ a podľa tohto zvolania sa volá aj hra.
guide-check-words = Niektorí hráči rozlišujú tri slová: *ouk* pri šachu vežou alebo jazdcom, *ruk* pri šachu inou figúrou, *pi* pri šachu, ktorý odkryje líniu. Tu je to zakaždým „Ouk!“.
guide-check-answer-head = Tri odpovede
guide-check-answer = V Ouk Chatrangu treba šach odvrátiť hneď nasledujúcim ťahom:
guide-check-step = [kráľ ustúpi](check-stepped),
guide-check-take = [figúra, ktorá dáva šach, je zobratá](check-taken),
guide-check-block = alebo [sa niekto postaví medzi ne](check-blocked), ak je tam miesto.
guide-check-own = Žiadny ťah nesmie nechať vlastného kráľa napadnutého. [Khon (khmérsky koul), ktorý chráni kráľa](check-pinned), nesmie z línie odísť.
guide-check-mate-head = Mat
guide-check-mate = Ak nie je možná ani jedna z troch odpovedí, je to *mat* a partia sa skončila. [Tu dáva mat jazdec, tretím ťahom bieleho](mate): čierneho kráľa zamurovali vlastné figúry.

## Návod: Kar Ouk

guide-first-title = Kar Ouk
title-guide-first = { guide-first-title } · { guide-title }
describe-guide-first = Prvý šach vyhráva: ktorý šach sa počíta a čo sa tým mení.
guide-first-rule-head = Prvý šach vyhráva
guide-first-rule = Doska, figúry, ťahy aj skoky sú ako v Ouk Chatrangu. Ale [prvým šachom sa partia končí](first-rook) a kto ho dal, vyhral.
guide-first-guard = Nepomôže, že by sa figúra dala vziať: v tomto príklade kryje a8 jazdec, a predsa veža vyhrala. Ďalší ťah už nebude.
guide-first-any-head = Platí každý šach
guide-first-any = Nezáleží na tom, ktorá figúra šach dá ani ako vznikne. Môže to byť
guide-first-leap = [skok](first-leap),
guide-first-promotion = [premena pešiaka](first-promotion),
guide-first-discovered = alebo [figúra, ktorá uvoľní cestu veži](first-discovered).
guide-first-mate = Aj mat je šach, vyhráva teda tiež.
guide-first-safe-head = Ako sa brániť
guide-first-safe = Pred každým ťahom hľadajte polia, z ktorých by súperova figúra mohla napadnúť vášho kráľa. Zataraste jej cestu, zoberte ju alebo s kráľom odíďte z jej dosahu. A sami nikdy nevstúpte do šachu: to je zakázané aj tu.
guide-first-quick = Zo začiatočného postavenia možno dať šach najskôr tretím ťahom bieleho: [stačia tri ťahy jedného jazdca](first-quick).
guide-first-rest-head = Čo je ešte iné
guide-first-rest = Počíta sa ako v Ouk Chatrangu, len včas musí prísť šach, nie mat. Tá istá pozícia po tretí raz je hneď remíza. A pre nedostatok figúr je remíza, až keď zostanú sami dvaja králi: [remízy](/draws).

## Návod: remízy

guide-draws-title = Remízy
title-guide-draws = { guide-draws-title } · { guide-title }
describe-guide-draws = Pat, opakovanie, málo figúr, dohoda a počítanie.
guide-draws-stalemate-head = Pat
guide-draws-stalemate = Kto je na ťahu, nie je v šachu a nemá žiadny prípustný ťah, ten je v pate a [partia je remíza](stalemate). Nechajte teda osamelému kráľovi pole, kým mu nemôžete dať mat.
guide-draws-repetition-head = Trikrát to isté
guide-draws-repetition = Keď [tá istá pozícia vznikne po tretí raz](repetition), s tou istou stranou na ťahu a s tými istými právami skoku, *možno* v Ouk Chatrangu *uplatniť* remízu. V Kar Ouku je [remíza hneď](repetition-karouk).
guide-draws-material-head = Málo figúr
guide-draws-material = Keď už ani jedna strana nemôže nikdy dať mat, je hneď remíza: napríklad keď okrem kráľov zostal jediný [jazdec](material), met (khmérsky neang) alebo pešiak. V Kar Ouku je remíza, až keď sú [králi celkom sami](material-karouk): každá iná figúra by ešte mohla dať šach.
guide-draws-count-head = Počítanie a dohoda
guide-draws-count = Remízou sa partia končí aj vtedy, keď [počítanie](/count) dosiahne svoj cieľ, a vždy, keď sa hráči dohodnú.
guide-draws-fifty = Pravidlo päťdesiatich ťahov neplatí. Nahrádza ho počítanie.

## Návod: počítanie

guide-count-title = Počítanie
title-guide-count = { guide-count-title } · { guide-title }
describe-guide-count = Kedy sa počítanie začína, po aké číslo sa počíta a jedna koncovka, ktorá prejde oboma počítaniami ťah po ťahu.
guide-count-lead = Keď zostane málo figúr, silnejšia strana to nesmie skúšať donekonečna. Slabšia počíta svoje ťahy, a keď číslo dosiahne cieľ, je remíza. Počítanie sa spustí samo.
guide-count-idle = Zatiaľ sa nepočíta.
guide-count-board-head = Doskové počítanie: do 64
guide-count-board = Len čo jednej strane zostane kráľ a najviac dve ďalšie figúry alebo pešiaci, počíta od 1. Súper musí dať mat skôr, než počítanie dosiahne 64. Či sú na doske ešte pešiaci, na tom nezáleží. (Niekde sa ten istý limit píše o jedno nižšie: 63.)
guide-count-bare-head = Počítanie proti samotnému kráľovi: od 8 do 64
guide-count-bare = Keď strane zostane len kráľ a na doske nie je žiadny nepremenený pešiak, začne sa kratšie počítanie. Po aké číslo sa počíta, závisí od toho, čo stojí proti kráľovi. Platí prvý riadok, ktorý sedí (khon je khmérsky koul):
guide-count-other = Samotný kráľ proti iným figúram
guide-count-from = Toto počítanie sa nezačína jednotkou, ale počtom figúr na doske: pri piatich figúrach má prvý ťah samotného kráľa číslo 6.
guide-count-both-head = Jedna koncovka, dve počítania
guide-count-both = Biely má dve veže a khona, čierny khona, jazdca a pešiaka. Postupujte šípkami alebo sa dotýkajte riadkov a sledujte počítadlo.
guide-count-step-begin = [Veža berie khona](count:1). Čiernemu zostali s kráľom tri figúry: začína sa doskové počítanie.
guide-count-step-one = [Čierny ťahá](count:2) a počítadlo ukazuje 1 z 64.
guide-count-step-turn = [Čierny pešiak sa premení](count:6): 3 z 64. Nepremenený pešiak už na doske nie je, ale čierny má ešte tri figúry.
guide-count-step-on = [Veža berie jazdca](count:7). Počítanie ide jednoducho ďalej.
guide-count-step-bare = [Padne posledná figúra](count:9). Kráľ je sám proti dvom vežiam, na doske je päť figúr: počítadlo preskočí na 5 z 8.
guide-count-step-near = [Kráľ uteká](count:12): 6, potom 7. Ešte jeden ťah čierneho a bola by remíza.
guide-count-step-mate = [Veža dáva mat](count:13) pri 7 z 8, práve včas.
guide-count-late-head = O ťah neskoro
guide-count-late = Tá istá koncovka ešte raz. Biely teraz namiesto matu [privádza kráľa](count-late), ťahom čierneho je počítanie na 8 z 8 a partia je remíza.
guide-count-know-head = Čo sa zíde vedieť
guide-count-on = Rozbehnuté počítanie ide ďalej, čokoľvek sa potom zoberie. [Samotný kráľ, ktorý vezme vežu](count-goes-on), svoj cieľ nezmení.
guide-count-over = Počítanie, ktoré by sa začalo až za svojím cieľom, je hneď remíza: [dve veže pri deviatich figúrach na doske](count-over) prichádzajú neskoro, ešte než začnú.
guide-count-first = V Kar Ouku bežia tie isté počítania. Pred cieľom tam musí prísť šach.
guide-count-tournament-head = Turnajové počítanie
guide-count-tournament = Pri skutočnej doske nezačne počítať nikto iný než hráči a môžete si to zvoliť aj tu. Strana s kráľom a najviac dvoma ďalšími figúrami alebo pešiakmi, ktorej súper má viac než samotného kráľa, spustí doskové počítanie vo svojom ťahu a môže ho aj zastaviť; nový začiatok je znova od 1. Kým počíta, druhá strana môže kedykoľvek uplatniť remízu.
guide-count-tournament-end = Kto dá mat (v Kar Ouku šach) a predtým neprestal počítať, dosiahol len remízu: najprv treba s počítaním prestať. Počítanie proti samotnému kráľovi beží samo aj tu.

## Návod: otázky

guide-questions-title = Otázky
title-guide-questions = { guide-questions-title } · { guide-title }
describe-guide-questions = Prečo met nemôže skočiť hneď, čím sa ouk líši od makruku, aké iné pravidlá jestvujú a odkiaľ hra pochádza.
guide-ask-neang = Prečo môj met na začiatku nemôže skočiť?
guide-answer-neang = Skočiť sa dá len na voľné pole a na začiatku tam stojí váš vlastný pešiak: na e3 u bieleho, na d6 u čierneho. [Najprv potiahnite tým pešiakom](neang-leap-made). Met (khmérsky neang) si právo skoku drží až do svojho prvého ťahu.
guide-ask-king = Kedy smie kráľ skočiť?
guide-answer-king = Len prvým ťahom, nie v šachu a len na voľné pole: b2 alebo f2 u bieleho, c7 alebo g7 u čierneho. [Súperova veža, ktorá vstúpi na stĺpec alebo rad kráľa](king-leap-rook), mu právo vezme natrvalo.
guide-ask-makruk = Čím sa ouk líši od makruku?
guide-answer-makruk = Doska, postavenie a obyčajné ťahy sú rovnaké ako v makruku, thajskom šachu. V ouku však kráľ a met smú každý raz skočiť. Počítanie sa začína skôr: len čo má jedna strana kráľa a najviac dve ďalšie figúry alebo pešiakov, aj keď sú na doske ešte pešiaci.
guide-ask-rules = Aké iné pravidlá jestvujú a prečo práve tieto?
guide-answer-rules = Niektoré programy dovoľujú metovi skokom brať alebo si nevšímajú súperove veže; iné rušia všetky skoky pri prvom braní či šachu; niektoré stránky pokladajú pat za výhru. Tu platia pravidlá kambodžskej federácie tak, ako ich hrá voľný program Fairy-Stockfish: sú zapísané, dajú sa overiť a partie možno prenášať z programu do programu.
guide-ask-names = Prečo majú figúry viac mien?
guide-answer-names = Ouk sa ľudia učia pozeraním a slová sa líšia. Kráľ je sdach, ale aj ang; met je po khmérsky neang. Pozor na slovo *khon*: v tomto návode, tak ako v thajčine, je to figúra, ktorá sa po khmérsky volá koul. Podobne znejúce khmérske slovo znamená kráľa.
guide-ask-first = Kto začína?
guide-answer-first = Biely. Kto má biele, na tom sa hráči pred prvou partiou dohodnú; potom podľa starého zvyku začína porazený. Pri odvete online si tento zvyk môžete zvoliť.
guide-ask-origin = Odkiaľ hra pochádza?
guide-answer-origin = Ouk patrí do veľkej rodiny, ktorá sa začala indickou čaturangou; najbližší príbuzný je makruk. V Kambodži sa hrá v kaviarňach a holičstvách, často v dvoch družstvách, ktoré sa radia nahlas. O Kar Ouku sa vie menej. Názov znamená chrániť sa pred šachom a píše sa aj Ka Ouk alebo Ka Ok.

## Analysis: the page

analysis-title = Analýza
analysis-parts = Časti analýzy
analysis-tab-moves = Ťahy
analysis-tab-lines = Varianty
analysis-tab-graph = Priebeh
analysis-tab-fen = FEN · PGN
analysis-no-moves = Zatiaľ žiadne ťahy. Potiahnite na doske alebo otvorte partiu.
analysis-tree-cut = Ťahov je viac, než sa sem zmestí. Šípky vedú ku všetkým.
analysis-engine = Počítač
analysis-engine-off = Keď ho zapnete, ukáže najlepšie ťahy a kto stojí lepšie.
analysis-line-count = Počet variantov
analysis-annotate = Komentár a variant
analysis-comment-start = Komentár pred prvým ťahom
analysis-comment-on = Komentár k ťahu { $move }
analysis-glyphs = Hodnotenie ťahu
analysis-glyph-1 = Dobrý ťah
analysis-glyph-2 = Chyba
analysis-glyph-3 = Výborný ťah
analysis-glyph-4 = Hrubá chyba
analysis-glyph-5 = Zaujímavý ťah
analysis-glyph-6 = Pochybný ťah
analysis-promote = Posunúť vyššie
analysis-make-main = Urobiť hlavným
analysis-remove = Vymazať odtiaľto
analysis-ask-remove = Vymazať tento ťah a všetko po ňom?
analysis-link = Odkaz
analysis-link-note = Pozícia aj ťahy sú v samotnom odkaze. Kým ho nepošlete, nič neopustí toto zariadenie.
analysis-link-too-long = Táto partia je na odkaz pridlhá. Pošlite ju ako PGN.
analysis-share = Kopírovať odkaz
analysis-copy = Kopírovať: { $label }
analysis-copied = Skopírované.
analysis-open = Otvoriť
analysis-paste = Partia ako PGN alebo pozícia ako FEN
analysis-file = Súbor
analysis-new = Nová, od začiatočného postavenia
analysis-before = Späť k predchádzajúcej analýze
analysis-choose = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partie
   *[other] { $n } partií
 }: ktorú otvoriť?
analysis-choose-more = V zozname je iba prvých { $n } partií.
analysis-game-number = Partia { $n }
analysis-open-nothing = V tomto texte nie je partia ani pozícia.
analysis-open-too-large = Tento text je priveľký. Otvorte jeho časť.
analysis-link-bad = Tento odkaz je poškodený alebo z novšej verzie: nie je v ňom partia, ktorá by sa dala hrať.
analysis-not-kept = Tento prehliadač nedovoľuje analýzu uložiť. Keď stránku opustíte, stratí sa.
analysis-analyse = Analyzovať

## Analysis: the board editor

analysis-edit = Nastaviť pozíciu
analysis-edit-short = Nastaviť
analysis-men = Figúry na rozostavenie
analysis-tool-move = Presúvať figúry
analysis-tool-erase = Odoberať figúry
analysis-array = Začiatočné postavenie
analysis-clear = Vyprázdniť
analysis-turn = Na ťahu
analysis-rights = Ešte smie skočiť
analysis-count-runs = Práve sa počíta
analysis-count-side = Kto počíta
analysis-count-number = Počítanie
analysis-count-target = Remíza pri
analysis-faults = Táto pozícia nemôže nastať:
analysis-cancel = Zrušiť

## Analysis: what is wrong with a FEN

analysis-fen = FEN
analysis-pgn = PGN
analysis-fen-field = { $field ->
    [pieces] figúry
    [turn] kto je na ťahu
    [leap-rights] práva skoku
    [counting-limit] limit počítania
    [halfmove-clock] piata časť
    [fullmove-number] číslo ťahu
   *[end] koniec
 }
analysis-fen-ranks = Doska potrebuje osem radov oddelených znakom „/“.
analysis-fen-rank-length = Tento rad nemá osem polí.
analysis-fen-character = „{ $sign }“ tu nič neznamená ({ analysis-fen-field }).
analysis-fen-not-a-number = Tu má byť číslo ({ analysis-fen-field }).
analysis-fen-too-many-fields = Toto je o časť viac: FEN ich má šesť.
analysis-fen-too-long = Tento text je na FEN pridlhý.
analysis-fen-no-king = { $side ->
    [white] Biely nemá kráľa.
   *[black] Čierny nemá kráľa.
 }
analysis-fen-too-many-kings = { $side ->
    [white] Biely má viac ako jedného kráľa.
   *[black] Čierny má viac ako jedného kráľa.
 }
analysis-fen-pawn-on-back-rank = Na { $square }, na okraji dosky, pešiak stáť nemôže.
analysis-fen-right-without-piece = Na { $square } nestojí nikto, kto by ešte smel skočiť.
analysis-fen-opponent-in-check = { $side ->
    [white] Biely práve ťahal a nechal kráľa v šachu.
   *[black] Čierny práve ťahal a nechal kráľa v šachu.
 }

## Analysis: what is wrong with a PGN

analysis-faults-kept = Časť tejto partie sa nedala prečítať. Čo je v poriadku, je nižšie.
analysis-faults-none = Túto partiu nemožno zobraziť.
analysis-fault-tag = Riadok { $line }: toto nie je údaj hlavičky: { $signs }
analysis-fault-variant = Riadok { $line }: žiadna hra sa tu nevolá „{ $signs }“.
analysis-fault-fen = Riadok { $line }: začiatočnú pozíciu nemožno prečítať.
analysis-fault-result = Riadok { $line }: „{ $signs }“ nie je výsledok.
analysis-fault-no-move = Riadok { $line }, { $at } „{ $signs }“ nie je zapísané ako ťah.
analysis-fault-illegal = Riadok { $line }, { $at } „{ $signs }“ sa tam ťahať nedá.
analysis-fault-ambiguous = Riadok { $line }, { $at } „{ $signs }“ môže znamenať viac než jednu figúru.
analysis-fault-count = Riadok { $line }: počítanie sa tam takto zmeniť nedá.
analysis-fault-junk = Riadok { $line }: „{ $signs }“ tu nič neznamená.
analysis-fault-comment-open = Riadok { $line }: komentár nie je ukončený.
analysis-fault-variation-empty = Riadok { $line }: variant, pred ktorým nie je žiadny ťah.
analysis-fault-variation-open = Riadok { $line }: variant nie je ukončený.
analysis-fault-variation-close = Riadok { $line }: tu sa končí variant, ktorý sa nezačal.
analysis-fault-results-differ = Riadok { $line }: ťahy sa končia výsledkom { $signs }, v hlavičke je iný.
analysis-fault-outcome = Riadok { $line }: na doske je to inak než { $signs }.
analysis-fault-too-long = Riadok { $line }: partia je pridlhá a je skrátená.
