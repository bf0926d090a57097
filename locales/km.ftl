# ខ្មែរ. The same messages as en.ftl. Words and spelling: Chuon Nath (ស្ដេច, ក្ដារ with ្ដ), no zero-width spaces.
# Squares stay Latin (e3) unless the reader chooses ង៣; numbers take Khmer digits by themselves.

## The site

language-name = ខ្មែរ
brand = អុក
nav = គេហទំព័រ
nav-play = លេង
nav-guide = រៀនលេង
nav-lessons = មេរៀន
nav-analysis = វិភាគ
nav-games = ប្រវត្តិការប្រកួត
language = ភាសា
skip-to-board = ទៅក្ដារអុក
back = ត្រឡប់
theme-switch = ភ្លឺ ឬងងឹត
no-script = ក្ដារអុកត្រូវការ JavaScript។
page-missing = ទំព័រនេះបកទៅហើយ។
page-missing-link = ត្រឡប់ទៅក្ដារអុក
page-offline = គ្មានអ៊ីនធឺណិត
load-failed = បើកក្ដារអុកមិនបាន។ សូមបើកទំព័រនេះម្ដងទៀត។

## កំណែថ្មី

update-ready = កំណែថ្មី · ផ្ទុកឡើងវិញ

## ចំណងជើងទំព័រ និងការពិពណ៌នា

title-play = អុក៖ លេងអុកចត្រង្គខ្មែរ
describe-play = លេងអុកចត្រង្គ និងការអុក (Kar Ouk) ជាមួយកុំព្យូទ័រ ឬមិត្តលើឧបករណ៍តែមួយ សូម្បីគ្មានអ៊ីនធឺណិត។
title-lobby = បន្ទប់រង់ចាំ៖ រកគូប្រកួត · អុក
describe-lobby = បន្ទប់ដែលរង់ចាំអ្នកលេង និងការប្រកួតកំពុងលេង៖ ចូលលេង មើល ឬបង្កើតបន្ទប់ផ្ទាល់ខ្លួន។ មិនបាច់មានគណនី។
title-lessons = មេរៀន៖ រៀនអុកដោយលេង · អុក
describe-lessons = លំហាត់ខ្លីៗអំពីអុកចត្រង្គ និង Kar Ouk៖ របៀបដើរកូនអុក ការលោត អុក អុកងាប់ ការរាប់ និងការការពារពីអុកដំបូង។
title-games = ប្រវត្តិការប្រកួត · អុក
describe-games = ការប្រកួតដែលរក្សាទុកក្នុងកម្មវិធីរុករកនេះ៖ លេងបន្ត ឬមើលឡើងវិញ។
title-account = គណនី · អុក
describe-account = បើមានគណនី អ្នករកឃើញការប្រកួតអុកចត្រង្គ និងការអុក (Kar Ouk) របស់អ្នកលើគ្រប់ឧបករណ៍។ អ្នកអាចលេងដោយគ្មានគណនីក៏បាន។
title-room = ការប្រកួតអុក
describe-room = ការប្រកួតអុកខ្មែររវាងអ្នកលេងពីរនាក់ ក្នុងកម្មវិធីរុករក។ ចូលលេង ឬមើល។
title-player = អ្នកលេង · អុក
describe-player = ទំព័រអ្នកលេង៖ ការប្រកួតអុកចត្រង្គ និងការអុក (Kar Ouk) ដែលចប់ហើយ និងកំពុងលេង។
title-missing = រកមិនឃើញ · អុក
describe-missing = គ្មានទំព័រនៅអាសយដ្ឋាននេះទេ។
title-offline = គ្មានអ៊ីនធឺណិត · អុក
describe-offline = ទំព័រនេះត្រូវការអ៊ីនធឺណិត។ ក្ដារអុក និងកុំព្យូទ័រដំណើរការដោយគ្មានអ៊ីនធឺណិត។

## Numbers and lists

digits = ០១២៣៤៥៦៧៨៩
either = { $first } ឬ { $last }

## The two games

variant-cambodian = អុកចត្រង្គ
variant-cambodian-motto = អុកងាប់ឈ្នះ មានការរាប់
variant-karouk = ការអុក (Kar Ouk)
variant-karouk-motto = អុកមុនឈ្នះ
choose-game = ល្បែង

## Sides and pieces

side = { $side ->
    [white] ខាងស
   *[black] ខាងខ្មៅ
 }
piece = { $piece ->
    [king] ស្ដេច
    [met] នាង
    [khon] គោល
    [knight] សេះ
    [rook] ទូក
    [promoted] ត្រីបក
   *[pawn] ត្រី
 }
victim = { $victim ->
    [met] នាង
    [khon] គោល
    [knight] សេះ
    [rook] ទូក
    [promoted] ត្រីបក
   *[pawn] ត្រី
 }
man = { $side ->
    [white] { piece }ស
   *[black] { piece }ខ្មៅ
 }

## The board

board = ក្ដារអុក
square-empty = { $square } ទំនេរ
square-man = { $square } { man }
square-chosen = { $label } បានជ្រើស
square-move = { $label } ដើរមកទីនេះ
square-capture = { $label } ស៊ីនៅទីនេះ
square-leap = { $label } លោតមកទីនេះ
ouk = អុក!

## Home

home-title = លេងអុកចត្រង្គ ល្បែងអុកខ្មែរ
home-lead = ក្ដាររៀបរួចហើយ។ ដើរមួយជំហាន ឬជ្រើសរើសគូប្រកួត។
ways = របៀបលេង
study = រៀន និងសិក្សា
way-computer = លេងជាមួយកុំព្យូទ័រ
way-computer-short = កុំព្យូទ័រ
way-computer-note = បីកម្រិត
way-two = ពីរនាក់ លើក្ដារតែមួយ
way-two-short = ពីរនាក់
way-two-note = លើឧបករណ៍តែមួយ
hint-start = វេនខាងស៖ ប៉ះកូនអុកដើម្បីដើរ។
hint-leap = { piece }អាចលោតបានម្ដង៖ { $squares }។
resume = លេងបន្ត៖ { $game } ជំហានទី { $move }
brief = សង្ខេប
brief-leap = ស្ដេច និងនាងអាចលោតបានម្ដង ក្នុងជំហានដំបូងរបស់វា។
brief-fish = ត្រីដែលទៅដល់ជួរទី៦ បកហើយដើរដូចនាង។
brief-end = ពេលនៅកូនអុកតិច មានការរាប់៖ ត្រូវអុកងាប់មុនរាប់អស់ បើមិនដូច្នេះទេ ការប្រកួតស្មើ។
brief-end-karouk = អ្នកណាអុកមុន អ្នកនោះឈ្នះ ទោះដោយកូនអុកណា ឬដោយការលោតក៏ដោយ។

## A new game

new-game = ការប្រកួតថ្មី
level = កម្រិត
level-1 = ងាយ
level-2 = មធ្យម
level-3 = ពិបាក
you-play = អ្នកលេង
counting = ការរាប់
counting-automatic = ស្វ័យប្រវត្តិ
counting-automatic-note = ការរាប់ចាប់ផ្ដើមដោយខ្លួនឯង។
counting-tournament = តាមច្បាប់ប្រកួត
counting-tournament-note = អ្នកលេងចាប់ផ្ដើមរាប់ និងឈប់រាប់ដោយខ្លួនឯង។
start-game = ចាប់ផ្ដើម
close = បិទ

## Players

you = អ្នក
computer = កុំព្យូទ័រ
computer-level = កុំព្យូទ័រ កម្រិត{ $level ->
    [1] ងាយ
    [2] មធ្យម
   *[3] ពិបាក
 }
two-players = ពីរនាក់ លើក្ដារតែមួយ
your-move = ដល់វេនអ្នក
to-move = ដល់វេន
thinking = កំពុងគិត
taken = កូនអុកដែលស៊ីបាន៖ { $men }
taken-some = { piece } ចំនួន { $n }

## Counting

count-side = { $side ->
    [white] ខាងសរាប់
   *[black] ខាងខ្មៅរាប់
 }
count-left = នៅសល់ { $left }
count-label = { count-side } { $number } / { $target }។ នេះមានន័យដូចម្ដេច?
count-title = { count-side } { $number } / { $target }
count-explained = ត្រូវអុកងាប់មុនរាប់ដល់ { $target } បើមិនដូច្នេះទេ ការប្រកួតស្មើ។
count-explained-karouk = ត្រូវអុកមុនរាប់ដល់ { $target } បើមិនដូច្នេះទេ ការប្រកួតស្មើ។
count-mark = សញ្ញាចុងក្រោយ = គឺចំនួនដែលការប្រកួតស្មើ។
count-targets = អ្វីកំណត់ចំនួននេះ
count-target-64 = ខាងខ្សោយនៅកូនអុកបី ឬតិចជាងនេះ ឬស្ដេចទោលទល់នឹងកូនអុកផ្សេងពីខាងក្រោម
count-target-8 = ស្ដេចទោលទល់នឹងទូកពីរ
count-target-16 = ស្ដេចទោលទល់នឹងទូកមួយ
count-target-22 = ស្ដេចទោលទល់នឹងគោលពីរ
count-target-32 = ស្ដេចទោលទល់នឹងសេះពីរ
count-target-44 = ស្ដេចទោលទល់នឹងគោលមួយ
count-from = ការរាប់ស្ដេចទោលចាប់ផ្ដើមពីចំនួនកូនអុកលើក្ដារ នៅពេលគ្មានត្រីមិនទាន់បក។
count-start = ចាប់ផ្ដើមរាប់
count-stop = ឈប់រាប់
count-take = យកស្មើ
say-count-starts = { count-side } { $number } / { $target }។
say-count = រាប់ { $number } / { $target }។
say-count-ends = ឈប់រាប់ហើយ។
mark-count-starts = ចាប់ផ្ដើមរាប់

## Moves, read aloud

say-move = { $side ->
    [white] ខាងស
   *[black] ខាងខ្មៅ
 }៖ { piece }ពី { $from } ទៅ { $to }។
say-capture = { $side ->
    [white] ខាងស
   *[black] ខាងខ្មៅ
 }៖ { piece }ពី { $from } ស៊ី{ victim }នៅ { $to }។
say-promotion = ត្រីបកហើយ។
say-check = អុក! { $side ->
    [white] ខាងសជាប់អុក។
   *[black] ខាងខ្មៅជាប់អុក។
 }
say-undone = បានថយមួយជំហាន។

## Moves, written

moves = ប្រវត្តិដើរ
moves-none = មិនទាន់មានជំហានទេ
move-first = ទីតាំងដំបូង
move-previous = ជំហានមុន
move-next = ជំហានបន្ទាប់
move-last = ជំហានចុងក្រោយ

## Actions

act-undo = ថយ
act-flip = បង្វិល
act-draw = ស្មើ
act-resign = ចុះចាញ់
act-more = បន្ថែម
ask-resign = ចុះចាញ់ឬ?
ask-resign-side = { $side ->
    [white] ខាងសចុះចាញ់ឬ?
   *[black] ខាងខ្មៅចុះចាញ់ឬ?
 }
ask-draw = ទាំងពីរខាងព្រមស្មើឬ?
ask-claim = ទីតាំងដដែលបីដង។ ទាមទារស្មើឬ?
yes = យល់ព្រម
no = ទេ
no-undo = គ្មានជំហានត្រូវថយទេ។
no-undo-over = ចប់ការប្រកួតហើយ។
no-draw-computer = កុំព្យូទ័រមិនព្រមស្មើទេ សូមលេងបន្ត។
no-action-over = ចប់ការប្រកួតហើយ។
engine-failed = កុំព្យូទ័រមិនឆ្លើយទេ។
engine-retry = សាកម្ដងទៀត

## The end

win-checkmate = { $side ->
    [white] ខាងសឈ្នះ៖ អុកងាប់។
   *[black] ខាងខ្មៅឈ្នះ៖ អុកងាប់។
 }
win-check = { $side ->
    [white] ខាងសឈ្នះ៖ អុកបានមុន។
   *[black] ខាងខ្មៅឈ្នះ៖ អុកបានមុន។
 }
win-resign = { $side ->
    [white] ខាងសឈ្នះ៖ ខាងខ្មៅចុះចាញ់។
   *[black] ខាងខ្មៅឈ្នះ៖ ខាងសចុះចាញ់។
 }
draw-stalemate = ស្មើ៖ អាប់ គ្មានជំហានដើរ។
draw-insufficient-material = ស្មើ៖ គ្មានខាងណាអាចអុកងាប់បានទេ។
draw-insufficient-material-karouk = ស្មើ៖ គ្មានខាងណាអាចអុកបានទេ។
draw-count = ស្មើ៖ រាប់ដល់ { $target } ហើយ។
draw-count-early = ស្មើ៖ តាមច្បាប់រាប់។
draw-threefold-repetition = ស្មើ៖ ទីតាំងដដែលបីដង។
draw-agreement = ស្មើ៖ ព្រមព្រៀងគ្នា។
result = លទ្ធផល
ended-at = ជំហានទី { $move }
ended-in-count = ជំហានទី { $move } រាប់ { $number } / { $target }
play-again = លេងម្ដងទៀត
review = មើលឡើងវិញ

## Why not?

not-there = មិនបាន { $square }៖
why-game-over = ចប់ការប្រកួតហើយ។
why-no-piece = គ្មានកូនអុកនៅទីនោះទេ។
why-not-your-turn = { $side ->
    [white] ឥឡូវជាវេនខាងស។
   *[black] ឥឡូវជាវេនខាងខ្មៅ។
 }
why-same-square = កូនអុកត្រូវចេញពីក្រឡារបស់វា។
why-own-piece = មាន{ piece }របស់អ្នកនៅទីនោះហើយ។
why-leap-needs-empty = លោតបានតែទៅក្រឡាទំនេរ តែមាន{ piece }គូប្រកួតនៅទីនោះ។
why-leap-needs-empty-own = លោតបានតែទៅក្រឡាទំនេរ តែមាន{ piece }របស់អ្នកនៅទីនោះ។
why-leap-lost-moved = { piece }នេះបាត់សិទ្ធិលោត៖ លោតបានតែក្នុងជំហានដំបូងរបស់វា។
why-leap-lost-rook = ស្ដេចបាត់សិទ្ធិលោត ព្រោះទូកគូប្រកួតបានចូលជួរដេក ឬជួរឈររបស់ស្ដេច។
why-leap-lost-rook-square = ស្ដេចបាត់សិទ្ធិលោត ព្រោះទូកគូប្រកួតបានមក { $square }។
why-leap-in-check = ស្ដេចកំពុងជាប់អុក លោតមិនបានទេ។
why-king-attacked = { piece }នៅ { $square } អាចអុកស្ដេចនៅទីនោះ។
why-king-exposed = បើដើរដូច្នេះ ស្ដេចរបស់អ្នកនឹងជាប់អុកពី{ piece }នៅ { $square }។
why-must-answer-check = ស្ដេចរបស់អ្នកជាប់អុកពី{ piece }នៅ { $square } សូមដោះអុកជាមុនសិន។
why-blocked = { piece }នៅ { $square } បាំងផ្លូវ។
why-pawn-needs-capture = ត្រីដើរបញ្ឆិតបានតែពេលស៊ី។
why-pawn-blocked = ត្រីមិនស៊ីត្រង់ទៅមុខទេ។
why-not-how-it-moves = { $piece ->
    [king] ស្ដេចដើរបានមួយក្រឡា។
    [met] នាងដើរបញ្ឆិតបានមួយក្រឡា។
    [khon] គោលដើរមួយក្រឡា បញ្ឆិត ឬត្រង់ទៅមុខ។
    [knight] សេះដើរពីរក្រឡាត្រង់ ហើយមួយក្រឡាទៅចំហៀង។
    [rook] ទូកដើរតាមជួរដេក ឬជួរឈរ។
   *[pawn] ត្រីដើរត្រង់ទៅមុខបានមួយក្រឡា។
 }
why-no-moves = { piece }នេះគ្មានជំហានអាចដើរទេ។

## Saved games

games-title = ប្រវត្តិការប្រកួត
games-lead = រក្សាទុកក្នុងកម្មវិធីរុករកនេះ រាល់ជំហាន។
games-empty = មិនទាន់មានការប្រកួតទេ។
games-move = ជំហានទី { $move }
games-ended = ចប់ហើយ
games-resume = លេងបន្ត
games-open = មើល
games-delete = លុប
games-delete-label = លុប៖ { $game }
games-ask-delete = លុបការប្រកួតនេះឬ?
games-broken = អានការប្រកួតដែលបានរក្សាទុកនេះមិនបានទេ។
games-cut = ការប្រកួតនេះអានបានតែខ្លះ។ លេងបន្តពីជំហានចុងក្រោយដែលអានបាន។
games-not-saved = កម្មវិធីរុករកនេះរក្សាទុកការប្រកួតមិនបានទេ។ ការប្រកួតនឹងបាត់ ពេលចាកចេញពីទំព័រនេះ។
games-gone = ការប្រកួតនេះមិនបានរក្សាទុកនៅទីនេះទេ។

## មេរៀន

lesson-title = មេរៀន
lesson-lead = លំហាត់ខ្លីៗ ធ្វើដោយដើរកូនអុក។ អាចឈប់ពេលណាក៏បាន ហើយបន្តពេលក្រោយ។
lesson-so-far = បានធ្វើ { $n } ក្នុងចំណោម { $all }
lesson-begin = ចាប់ផ្ដើម
lesson-continue = បន្ត
lesson-tile = មេរៀនទី{ $n }៖ { $task }
lesson-tile-done = មេរៀនទី{ $n } ធ្វើរួចហើយ៖ { $task }
lesson-forget = ចាប់ផ្ដើមសារជាថ្មី
lesson-ask-forget = បំភ្លេចមេរៀនដែលធ្វើរួចឬ?
lesson-all = មេរៀនទាំងអស់
lesson-place = { $n } / { $all }
lesson-hint = ជំនួយ
lesson-hint-man = សូមមើល{ piece }នៅ { $from }។
lesson-hint-move = { piece }ដើរពី { $from } ទៅ { $to }។
lesson-retry = សាកម្ដងទៀត
lesson-next = មេរៀនបន្ទាប់
lesson-goal = { $label } មានសញ្ញា

lesson-chapter-moves = របៀបដើរកូនអុក
lesson-chapter-captures = ការស៊ី
lesson-chapter-leaps = ការលោត
lesson-chapter-promotion = ត្រីបក
lesson-chapter-check = ដោះអុក
lesson-chapter-mate = អុកងាប់
lesson-chapter-count = អុកងាប់មុនរាប់អស់
lesson-chapter-stalemate = អាប់ និងស្មើ
lesson-chapter-karouk = Kar Ouk៖ អុកមុនឈ្នះ

## មេរៀន៖ អ្វីដែលត្រូវធ្វើ។ ខាងសដើរឡើងលើ។

lesson-task-rook = ទូកដើរតាមជួរដេក ឬជួរឈរ ឆ្ងាយប៉ុណ្ណាក៏បាន។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ២ ជំហាន។
lesson-task-rook-round = ទូកមិនលោតរំលងទេ។ នាំវាវាងត្រីរបស់ខ្លួន ទៅក្រឡាមានសញ្ញា ក្នុង ៣ ជំហាន។
lesson-task-king = ស្ដេចដើរបានមួយក្រឡា គ្រប់ទិស។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ៣ ជំហាន។
lesson-task-neang = នាងដើរបញ្ឆិតបានមួយក្រឡា។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ៣ ជំហាន។
lesson-task-koul = គោលដើរមួយក្រឡា បញ្ឆិត ឬត្រង់ទៅមុខ។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ៣ ជំហាន។
lesson-task-koul-back = គោលថយក្រោយត្រង់មិនបានទេ។ ទោះយ៉ាងណា សូមនាំវាថយមួយក្រឡា ក្នុង ៣ ជំហាន។
lesson-task-knight = សេះលោតរំលងអ្វីៗដែលនៅតាមផ្លូវ។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ៣ ជំហាន។
lesson-task-rook-takes = កូនអុកស៊ីដោយដើរទៅក្រឡារបស់កូនអុកម្ខាងទៀត។ សូមស៊ីត្រីទាំងបី ក្នុង ៣ ជំហាន។
lesson-task-knight-takes = សូមយកសេះស៊ីត្រីទាំងបី ក្នុង ៣ ជំហាន។
lesson-task-fish-takes = ត្រីដើរត្រង់ទៅមុខ តែស៊ីបញ្ឆិត។ សូមស៊ីត្រីមានសញ្ញាទាំងពីរ។
lesson-task-free-rook = ទូកអាចស៊ីកូនអុកបានបី។ សូមស៊ីមួយ ដែលគ្មានអ្វីការពារ។
lesson-task-free-knight = សេះអាចស៊ីកូនអុកបានបួន។ សូមស៊ីមួយ ដែលគ្មានអ្វីការពារ។
lesson-task-leap-king = ក្នុងជំហានដំបូង ស្ដេចអាចលោតពីរក្រឡាទៅចំហៀង និងមួយក្រឡាទៅមុខ រំលងអ្វីក៏បាន។ សូមលោតទៅក្រឡាមានសញ្ញា។
lesson-task-leap-neang = ក្នុងជំហានដំបូង នាងអាចលោតពីរក្រឡាត្រង់ទៅមុខ។ ត្រីបានទុកកន្លែងឱ្យហើយ សូមលោត។
lesson-task-leap-rook = ទូកខ្មៅបានចូលជួរឈររបស់ស្ដេច ដូច្នេះស្ដេចលោតមិនបានទៀតទេ។ សូមលោតដោយកូនអុកដែលនៅលោតបាន។
lesson-task-leap-moved = នាងដើររួច ហើយត្រឡប់មកវិញ ដូច្នេះបាត់សិទ្ធិលោត។ សូមលោតដោយកូនអុកដែលនៅលោតបាន។
lesson-task-leap-answers = ពេលជាប់អុក ស្ដេចលោតមិនបានទេ តែនាងលោតបាន។ សូមដោះអុក។
lesson-task-turn = ត្រីដែលទៅដល់ជួរទី៦ នឹងបក។ សូមនាំត្រីទៅទីនោះ។
lesson-task-turn-takes = ពេលបកហើយ ត្រីដើរដូចនាង។ សូមស៊ីសេះ រួចស៊ីត្រីមានសញ្ញា។
lesson-task-turn-walks = ឱ្យត្រីបក រួចដើរបន្តទៅក្រឡាមានសញ្ញា៖ សរុប ៣ ជំហាន។
lesson-task-step = គោលកំពុងអុក ហើយទូកការពារវា។ សូមដើរស្ដេចទៅក្រឡាតែមួយដែលមានសុវត្ថិភាព។
lesson-task-capture = គ្មានអ្វីបាំងអុករបស់សេះបានទេ។ សូមស៊ីសេះនោះ។
lesson-task-block = ទូកកំពុងអុកពីចម្ងាយ។ សូមយកកូនអុកមួយទៅបាំង។
lesson-task-mate-rook = គោលឃាំងស្ដេចនៅជ្រុងក្ដារ។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-knight = នាងខ្មៅនៅបាំងក្រឡារបស់ស្ដេចខ្លួនឯង។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-koul = គោលក៏ថយក្រោយបញ្ឆិតបានដែរ។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-neang = កូនអុកតូចក៏អុកងាប់បាន បើមានកូនអុកផ្សេងការពារវា។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-fish = ត្រីក៏អុកងាប់បានដែរ។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-two-knight = ជាដំបូង ត្រូវបិទក្រឡាចុងក្រោយរបស់ស្ដេច។ សូមអុកងាប់ក្នុងពីរជំហាន។
lesson-task-mate-two-rook = សូមចាប់ផ្ដើមដោយជំហានស្ងាត់ ដែលមិនអុក។ អុកងាប់ក្នុងពីរជំហាន។
lesson-task-count-rooks = ទូកពីរទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងបីជំហាន៖ ជំហានទីបួន យឺតពេលហើយ។
lesson-task-count-rook = ស្ដេចនិងទូក ទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងបីជំហាន មុនរាប់អស់។
lesson-task-count-kouls = គោលពីរទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងពីរជំហាន មុនរាប់អស់។
lesson-task-count-knights = សេះពីរនិងនាងមួយ ទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងពីរជំហាន មុនរាប់អស់។
lesson-task-count-koul = គោលនិងនាង ទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងបីជំហាន មុនរាប់អស់។
lesson-task-trap-rook = ស្ដេចដែលគ្មានជំហានដើរ ហើយមិនជាប់អុក គឺស្មើ។ សូមអុកងាប់ក្នុងពីរជំហាន ដោយជៀសវាងការនោះ។
lesson-task-trap-rook-koul = ទុកក្រឡាមួយឱ្យស្ដេច រហូតដល់អុកងាប់។ អុកងាប់ក្នុងពីរជំហាន។
lesson-task-trap-kouls = ជំហានមួយនាំទៅអុកងាប់ក្នុងពីរជំហាន តែជំហានមួយទៀតធ្វើឱ្យស្មើ។ សូមរកជំហានត្រឹមត្រូវ។
lesson-task-draw-takes = ទីតាំងនេះ ខាងខ្មៅអាចឈ្នះ។ សូមស៊ីកូនអុកមួយ ដើម្បីកុំឱ្យខាងណាអុកងាប់បាន។
lesson-task-draw-count = ពេលនេះអ្នកជាខាងរាប់៖ ស្ដេចរបស់អ្នកនៅទោល។ កុំឱ្យជាប់អុកងាប់ រហូតរាប់គ្រប់ នោះស្មើ។
lesson-task-first-check = ក្នុង Kar Ouk អុកមុនឈ្នះ ទោះដោយកូនអុកណាក៏ដោយ។ សូមអុកស្ដេច។
lesson-task-check-leap = ការលោតក៏អាចអុកបានដែរ។ សូមឈ្នះក្នុងមួយជំហាន។
lesson-task-check-opened = កូនអុកដែលដើរចេញ អាចបើកផ្លូវឱ្យកូនអុកផ្សេង។ សូមឈ្នះក្នុងមួយជំហាន។
lesson-task-check-two = សូមគំរាមអុក ដែលគ្មានអ្វីឃាត់បាន។ ឈ្នះក្នុងពីរជំហាន។
lesson-task-guard-step = ខាងខ្មៅហៀបនឹងអុក។ សូមរកជំហានតែមួយ ដែលធ្វើឱ្យខាងខ្មៅអុកមិនបាន។
lesson-task-guard-takes = សេះចូលមកជិតពេក។ សូមរកជំហានតែមួយ ដែលធ្វើឱ្យខាងខ្មៅអុកមិនបាន។
lesson-task-guard-leap = សូមការពារគ្រប់ក្រឡា៖ រកជំហានតែមួយ ដែលធ្វើឱ្យខាងខ្មៅអុកមិនបាន។

## មេរៀន៖ ពាក្យពេលធ្វើចប់

lesson-done-collect = រួចហើយ។
lesson-done-collect-rook = ទូកដើរបានឆ្ងាយ តាមផ្លូវដែលទំនេរ។
lesson-done-collect-rook-round = មានតែសេះ និងការលោតទេ ដែលរំលងកូនអុកផ្សេងបាន។
lesson-done-collect-king = មួយក្រឡា គ្រប់ទិស។
lesson-done-collect-neang = ដើរបញ្ឆិតជានិច្ច៖ ក្ដារពាក់កណ្ដាលវាមិនដែលទៅដល់ទេ។
lesson-done-collect-koul = បញ្ឆិតបានបួនទិស និងត្រង់ទៅមុខមួយ។
lesson-done-collect-koul-back = ថយក្រោយបានតែបញ្ឆិត ដូច្នេះត្រូវដើរវាង។
lesson-done-collect-knight = ពីរក្រឡាត្រង់ និងមួយក្រឡាទៅចំហៀង ទោះមានអ្វីនៅចន្លោះក៏ដោយ។
lesson-done-collect-rook-takes = កូនអុកស៊ីតាមរបៀបដែលវាដើរ។ មានតែត្រីទេ ដែលខុសគេ។
lesson-done-collect-knight-takes = ត្រីបី ឃ្លាតពីគ្នាមួយជំហានសេះ។
lesson-done-collect-fish-takes = ដើរត្រង់ ស៊ីបញ្ឆិត ហើយមិនដែលថយក្រោយ។
lesson-done-collect-leap-king = ការលោតមិនស៊ី ហើយមិនគំរាមអ្វីទេ៖ គ្រាន់តែដើរ។
lesson-done-collect-leap-neang = នៅដើមដំបូង ត្រីរបស់ខ្លួននៅក្រឡានោះ។ ហេតុនេះ នាងត្រូវរង់ចាំ។
lesson-done-collect-turn = ត្រីបកដោយខ្លួនឯង មិនបាច់ជ្រើសរើសអ្វីទេ។
lesson-done-collect-turn-takes = ពីនេះទៅ វាដើរ និងស៊ីដូចនាង។
lesson-done-collect-turn-walks = ត្រីមិនដែលថយក្រោយទេ តែត្រីបកថយបាន។
lesson-done-take = គ្មានអ្វីស៊ីវិញបានទេ។
lesson-done-leap = លោតរួចហើយ។
lesson-done-leap-leap-rook = ទូកដែលចូលជួរដេក ឬជួរឈររបស់ស្ដេច ធ្វើឱ្យស្ដេចបាត់សិទ្ធិលោត។ នាងនៅមានសិទ្ធិដដែល។
lesson-done-leap-leap-moved = កូនអុកលោតបានតែក្នុងជំហានដំបូងបំផុតរបស់វា។
lesson-done-answer = បានដោះអុកហើយ។
lesson-done-answer-step = ស្ដេចមានសុវត្ថិភាពហើយ។
lesson-done-answer-capture = កូនអុកដែលអុក ត្រូវបានស៊ីហើយ។
lesson-done-answer-block = ផ្លូវត្រូវបានបាំងហើយ។
lesson-done-answer-leap-answers = ការលោតមិនគំរាមអ្វីទេ តែអាចបាំងផ្លូវបាន។
lesson-done-win = អុកងាប់។
lesson-done-win-first-check = អុក ហើយខាងសឈ្នះ។
lesson-done-win-check-leap = អុកដោយការលោត ហើយខាងសឈ្នះ។
lesson-done-win-check-opened = អុកដោយកូនអុកនៅខាងក្រោយ ហើយខាងសឈ្នះ។
lesson-done-win-check-two = ខាងខ្មៅមិនអាចឃាត់ការគំរាមទាំងអស់បានទេ។ ខាងសឈ្នះ។
lesson-done-count = អុកងាប់ទាន់ពេល៖ { $number } / { $target }។
lesson-done-draw-draw-takes = ស្មើ៖ នាងតែមួយ អុកងាប់មិនបានទេ។
lesson-done-draw-draw-count = ស្មើ៖ រាប់ដល់ { $target } ហើយ។
lesson-done-draw = ស្មើ។
lesson-done-guard = ខាងខ្មៅអុកមិនបានទៀតទេ។
lesson-done-guard-guard-leap = ការលោតអាចនាំស្ដេចចេញពីគ្រោះថ្នាក់។

## មេរៀន៖ ហេតុអ្វីមិនមែនជំហាននេះ

lesson-answer = { piece }{ $way ->
    [takes] ស៊ីនៅ
   *[goes] ដើរទៅ
 } { $square }
lesson-wrong-long = មានផ្លូវខ្លីជាងនេះ។
lesson-wrong-no-leap = ដើរដូច្នេះបាន តែមិនមែនជាការលោតទេ។
lesson-wrong-no-capture = ជំហាននេះមិនស៊ីអ្វីទេ។
lesson-wrong-taken = កូនអុកនោះមានគេការពារ៖ { piece }ស៊ីវិញ។
lesson-wrong-lost = ខាងខ្មៅអុកងាប់៖ { lesson-answer }។
lesson-wrong-lost-karouk = ខាងខ្មៅអុកមុន៖ { lesson-answer }។
lesson-wrong-no-draw = ខាងខ្មៅនៅមានកូនអុកគ្រប់គ្រាន់ដើម្បីអុកងាប់។
lesson-wrong-stalemate = អាប់៖ ខាងខ្មៅគ្មានជំហានដើរ ហើយមិនជាប់អុក។ នេះជាការស្មើ។
lesson-wrong-drawn = ជំហាននេះធ្វើឱ្យការប្រកួតស្មើ។
lesson-wrong-no-check = នេះមិនមែនអុកទេ ដូច្នេះក៏មិនមែនអុកងាប់ដែរ។
lesson-wrong-no-check-karouk = នេះមិនមែនអុកទេ។
lesson-wrong-escape = អុកមែន តែមិនងាប់ទេ៖ { lesson-answer }។
lesson-wrong-late = ខាងខ្មៅឆ្លើយបាន៖ { lesson-answer }។

## Settings

settings = ការកំណត់
setting-theme = រូបរាង
choice-theme-auto = តាមឧបករណ៍
choice-theme-light = ភ្លឺ
choice-theme-dark = ងងឹត
setting-pieces = ឈុតកូនអុក
choice-pieces-khmer = ខ្មែរ
choice-pieces-modern = ទំនើប
setting-squares = ក្រឡា
choice-squares-plain = ធម្មតា
choice-squares-soft = ស្រមោលស្រាល
setting-notation = ឈ្មោះក្រឡា
choice-notation-latin = e3
choice-notation-own = ង៣
settings-board = ក្ដារអុក
settings-feedback = សំឡេង និងរំញ័រ
settings-look = ការបង្ហាញ
choice-pieces-letters = អក្សរ
setting-digits = លេខ
choice-digits-own = លេខខ្មែរ
choice-digits-latin = លេខអារ៉ាប់
setting-sound = សំឡេង
sound-turn-on = បើកសំឡេង
sound-turn-off = បិទសំឡេង
setting-vibration = រំញ័រ
setting-contrast = កម្រិតរំលេចពណ៌
choice-contrast-auto = តាមឧបករណ៍
choice-contrast-more = ខ្ពស់
setting-motion = ចលនា
choice-motion-auto = តាមឧបករណ៍
choice-motion-still = គ្មាន

## Squares: the signs of files and ranks in this script

square-files = កខគឃងចឆជ
square-ranks = ១២៣៤៥៦៧៨

## A move in the list, in words

move-quiet = { piece } { $from }{ $to }
move-capture = { piece } { $from } ស៊ី { $to }

## Online: ways to play

nav-lobby = បន្ទប់រង់ចាំ
way-friend = លេងជាមួយមិត្តតាមតំណ
way-friend-short = មិត្ត
way-friend-note = មិនបាច់មានគណនី
way-lobby = រកគូប្រកួត
way-lobby-short = រកគូ
way-lobby-note = បន្ទប់កំពុងរង់ចាំ

## Online: a room

open-room = បង្កើតបន្ទប់
colour-random = ចាប់ឆ្នោត
time = ពេល
time-kind-untimed = គ្មានកំណត់
time-kind-fischer = នាឡិកា
time-kind-byoyomi = ប៊ីយ៉ូយ៉ូមិ
time-kind-daily = ថ្ងៃ
time-minutes = នាទី
time-increment = វិនាទីថែម
time-period = វិនាទីក្នុងមួយវគ្គ
time-periods = ចំនួនវគ្គ
time-days = ថ្ងៃក្នុងមួយជំហាន
time-untimed = គ្មានកំណត់ពេល
time-fischer = { $minutes } នាទី + { $seconds } វិនាទី
time-byoyomi = { $minutes } នាទី + { $periods } × { $seconds } វិនាទី
time-daily = { $days } ថ្ងៃក្នុងមួយជំហាន
visibility = អ្នកណាចូលលេងបាន
visibility-private = តាមការអញ្ជើញ
visibility-private-note = អ្នកដែលមានតំណ
visibility-public = អ្នកណាក៏បាន
visibility-public-note = បង្ហាញក្នុងបន្ទប់រង់ចាំ
room-waiting = កំពុងរង់ចាំគូប្រកួត…
room-share = ផ្ញើតំណនេះទៅមិត្តរបស់អ្នក។
room-listed = បន្ទប់នេះបង្ហាញក្នុងបន្ទប់រង់ចាំហើយ។ អ្នកក៏អាចផ្ញើតំណនេះទៅមិត្តដែរ។
room-starts = ការប្រកួតចាប់ផ្ដើមនៅទីនេះ ពេលមានអ្នកចូលលេង។
room-link = តំណ
room-code = តំណជាកូដ QR
copy-link = ចម្លងតំណ
link-copied = បានចម្លងតំណ។
share-link = ចែករំលែក
close-room = បោះបង់
join = ចូលលេង
room-invited = { $name } អញ្ជើញអ្នកលេងអុក។
room-invited-guest = មានគេអញ្ជើញអ្នកលេងអុក។
room-gone = បន្ទប់នេះបានបិទហើយ។
room-missing = គ្មានបន្ទប់នេះទេ។
to-lobby = ទៅបន្ទប់រង់ចាំ
offered-side = { $side ->
    [white] អ្នកលេងខាងស
    [black] អ្នកលេងខាងខ្មៅ
   *[random] ចាប់ឆ្នោតយកពណ៌
 }
own-side = { $side ->
    [white] ខាងស
    [black] ខាងខ្មៅ
   *[random] ចាប់ឆ្នោតយកពណ៌
 }
tournament-counting = រាប់តាមច្បាប់ប្រកួត
guest = ភ្ញៀវ
guest-side = { $side ->
    [white] ខាងស
   *[black] ខាងខ្មៅ
 }

## Online: the lobby

lobby-title = បន្ទប់រង់ចាំ
lobby-rooms = { $n ->
    [0] គ្មានបន្ទប់រង់ចាំទេ
   *[other] មាន { $n } បន្ទប់កំពុងរង់ចាំ
 }
lobby-people = { $n ->
    [0] គ្មាននរណាកំពុងលេងទេ
   *[other] មាន { $n } នាក់កំពុងលេង
 }
lobby-empty = គ្មានបន្ទប់រង់ចាំទេ
lobby-empty-note = បង្កើតបន្ទប់មួយ វានឹងបង្ហាញនៅទីនេះភ្លាម។ អ្នកអាចលេងជាមួយកុំព្យូទ័រសិនបាន។
lobby-waiting = បន្ទប់
lobby-playing = ការប្រកួតកំពុងលេង
lobby-own = បន្ទប់របស់អ្នក
lobby-join = ចូលលេង៖ { $name }
lobby-watch = មើល៖ { $white } – { $black }
watch = មើល
lobby-enter = បើក

## Online: the connection

line-lost = កំពុងភ្ជាប់ឡើងវិញ…
line-offline = គ្មានអ៊ីនធឺណិតទេ។ ជំហានរក្សាទុក ហើយផ្ញើពេលក្រោយ។
line-offline-here = គ្មានអ៊ីនធឺណិតទេ។ អ្នកនៅតែអាចលេងជាមួយកុំព្យូទ័រ ឬលេងពីរនាក់លើឧបករណ៍នេះ។
line-pending = កំពុងភ្ជាប់ឡើងវិញ… ជំហាននឹងផ្ញើពេលនោះ។
line-back = ភ្ជាប់បានវិញហើយ។
loading = កំពុងបើក…

## Online: during the game

watching = អ្នកកំពុងមើល។
watchers = មាន { $n } នាក់កំពុងមើល
reconnecting = កំពុងភ្ជាប់…
away = មិននៅ
say-away = គូប្រកួតដាច់ការតភ្ជាប់។
say-here = គូប្រកួតបានត្រឡប់មកវិញ។
ask-away = គូប្រកួតមិននៅទេ។
ask-away-in = គូប្រកួតមិននៅទេ។ នៅ { $seconds } វិនាទីទៀត អ្នកអាចទាមទារលទ្ធផលបាន។
claim-win = ទាមទារឈ្នះ
claim-draw = ទាមទារស្មើ
clock-label = នាឡិកា { $name }៖ { $time }
clock-days = { $days } ថ្ងៃ { $hours } ម៉ោង
clock-periods = { $n } × { $seconds } វិនាទី
clock-first = ជំហានដំបូង៖ { $seconds } វិនាទី
say-seconds = នៅសល់ { $seconds } វិនាទី។
act-abort = បោះបង់
act-chat = ជជែក
act-rematch = លេងទៀត
ask-abort = បញ្ចប់ដោយគ្មានលទ្ធផលឬ?
ask-offer-draw = ស្នើសុំស្មើឬ?
offer-draw = គូប្រកួតស្នើសុំស្មើ។
offer-takeback = គូប្រកួតសុំថយមួយជំហាន។
offer-rematch = គូប្រកួតចង់លេងមួយក្ដារទៀត។
offer-rematch-loser = គូប្រកួតចង់លេងមួយក្ដារទៀត។ អ្នកចាញ់ដើរមុន។
offered-draw = បានស្នើសុំស្មើ។
offered-takeback = បានសុំថយ។
offered-rematch = បានស្នើលេងមួយក្ដារទៀត។ កំពុងរង់ចាំចម្លើយ…
accept = យល់ព្រម
decline = បដិសេធ
withdraw = ដកវិញ
say-declined = { $kind ->
    [draw] គូប្រកួតមិនព្រមស្មើទេ។
    [takeback] គូប្រកួតមិនឲ្យថយទេ។
   *[rematch] គូប្រកួតមិនលេងទៀតទេ។
 }
say-premove = ដើរទុកមុន៖ ពី { $from } ទៅ { $to }។ វានឹងដើរភ្លាម ពេលដល់វេនអ្នក។
say-premove-gone = បានបោះបង់ការដើរទុកមុន។
say-premove-void = ជំហានដែលដើរទុកមុន ដើរមិនបានទេឥឡូវ។
say-rematch = ការប្រកួតបន្ទាប់ចាប់ផ្ដើម។
say-credited = ម៉ាស៊ីនមេបានដាច់មួយរយៈ។ ពេលនោះបានប្រគល់ជូនវិញហើយ។

## Online: chat

chat-title = ជជែក
chat-empty = មិនទាន់មាននរណានិយាយអ្វីទេ។
chat-write = សារ
chat-send = ផ្ញើ
chat-mute = បិទសារ
chat-unmute = បើកសារវិញ
chat-muted = សារត្រូវបានបិទ។ អ្នកមើលមិនឃើញសារទេ។
chat-new = ជជែក សារថ្មី { $n }
chat-phrases = ឃ្លា
say-chat = { $name } និយាយថា៖ { $words }
phrase-hello = សួស្ដី។
phrase-good-luck = សូមសំណាងល្អ។
phrase-nice-move = ដើរបានល្អ។
phrase-oops = អូ ច្រឡំហើយ។
phrase-thank-you = អរគុណ។
phrase-wait = សូមរង់ចាំបន្តិច។
phrase-good-game = លេងបានល្អ។
phrase-again = លេងមួយក្ដារទៀតទេ?
phrase-goodbye = លាហើយ។

## Online: the end

win-time = { $side ->
    [white] ខាងសឈ្នះ៖ ខាងខ្មៅអស់ពេល។
   *[black] ខាងខ្មៅឈ្នះ៖ ខាងសអស់ពេល។
 }
win-abandonment = { $side ->
    [white] ខាងសឈ្នះ៖ ខាងខ្មៅបានចាកចេញ។
   *[black] ខាងខ្មៅឈ្នះ៖ ខាងសបានចាកចេញ។
 }
draw-time = ស្មើ៖ អស់ពេល តែម្ខាងទៀតមិនអាចឈ្នះបានទេ។
draw-abandonment = ស្មើ៖ ម្ខាងបានចាកចេញ។
ended-aborted = ចប់ដោយគ្មានលទ្ធផល។
ended-no-first-move = ចប់៖ គ្មានជំហានដំបូង។
rematch-order = អ្នកណាដើរមុន
rematch-swap = ប្ដូរពណ៌
rematch-loser-first = អ្នកចាញ់ដើរមុន
game-pgn = ទាញយកជា PGN
game-link = ចម្លងតំណការប្រកួត
next-game = ទៅការប្រកួតបន្ទាប់

## Online: what was not done

refused-own-room = នេះជាបន្ទប់របស់អ្នក។ សូមផ្ញើតំណទៅមិត្ត។
refused-room-full = បន្ទប់នេះពេញហើយ។ អ្នកអាចមើលបាន។
refused-room-closed = បន្ទប់នេះបានបិទហើយ។
refused-game-over = ចប់ការប្រកួតហើយ។
refused-stale = មានជំហានផ្សេងនៅទីនោះហើយ។ ក្ដារបង្ហាញទីតាំងពិត។
refused-illegal = ម៉ាស៊ីនមេមិនទទួលជំហាននេះទេ។ ក្ដារបង្ហាញទីតាំងពិត។
refused-too-early = ឥឡូវនៅលឿនពេកសម្រាប់ធ្វើដូច្នេះ។
refused-too-late = ឥឡូវហួសពេលសម្រាប់ធ្វើដូច្នេះហើយ។
refused-already-offered = បានស្នើរួចហើយ។ សូមដើរមួយជំហានសិន មុនស្នើម្ដងទៀត។
refused-no-offer = សំណើនោះលែងមានទៀតហើយ។
refused-no-claim = ឥឡូវគ្មានអ្វីត្រូវទាមទារទេ។
refused-not-away = គូប្រកួតនៅទីនេះ។
refused-no-count = ឥឡូវប្ដូរការរាប់មិនបានទេ។
refused-too-long = សារនេះវែងពេក។
refused-too-many = ញឹកញាប់ពេកបន្តិច។ សូមរង់ចាំបន្តិច។
refused-too-fast = ញឹកញាប់ពេកបន្តិច។ សូមរង់ចាំបន្តិច។
refused-try-again = ម៉ាស៊ីនមេធ្វើមិនទាន់បានទេ។ សូមសាកម្ដងទៀត។
refused-lost = គ្មានអ៊ីនធឺណិតទេ។ សូមសាកម្ដងទៀត ពេលភ្ជាប់បានវិញ។
refused-other = ធ្វើមិនបានទេ។
refused-bad-name = ឈ្មោះត្រូវមានពី ២ ដល់ ២០ តួអក្សរ ឬលេខ។
refused-bad-password = ពាក្យសម្ងាត់ត្រូវមានយ៉ាងតិច ៨ តួ។
refused-name-taken = មានគេប្រើឈ្មោះនេះហើយ។ សូមជ្រើសឈ្មោះផ្សេង។
refused-has-account = អ្នកមានគណនីរួចហើយ។
refused-wrong = ឈ្មោះ ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវទេ។
refused-invalid = នៅខ្វះអ្វីមួយ។

## Accounts

account-title = គណនី
account-lead = អ្នកអាចលេងដោយគ្មានគណនី។ បើមានគណនី អ្នករកឃើញការប្រកួតរបស់អ្នកលើគ្រប់ឧបករណ៍។
account-in = អ្នកបានចូលគណនី { $name }។
account-new = គណនីថ្មី
account-new-note = ការប្រកួតដែលអ្នកបានលេងនៅទីនេះ នឹងទៅក្នុងគណនីនោះ។
account-name = ឈ្មោះ
account-password = ពាក្យសម្ងាត់
account-password-note = យ៉ាងតិច ៨ តួ។ បើភ្លេចពាក្យសម្ងាត់ គ្មានវិធីយកមកវិញទេ។
account-make = បង្កើតគណនី
sign-in = ចូលគណនី
sign-out = ចេញពីគណនី
sign-out-everywhere = ចេញពីគណនីលើគ្រប់ឧបករណ៍
account-export = ទាញយកអ្វីៗដែលបានរក្សាទុកអំពីខ្ញុំ
account-delete = លុបគណនី
account-delete-note = ឈ្មោះ និងពាក្យសម្ងាត់ត្រូវលុប។ ការប្រកួតនៅសល់សម្រាប់អ្នកដែលលេងជាមួយអ្នក តែគ្មានឈ្មោះអ្នក។
account-profile = ទំព័ររបស់អ្នក ដូចអ្នកដទៃមើលឃើញ
player-since = នៅទីនេះតាំងពី { $date }
player-missing = គ្មានអ្នកលេងឈ្មោះនេះទេ។
player-games = ការប្រកួត
player-no-games = មិនទាន់មានការប្រកួតទេ។
played-won = ឈ្នះ
played-lost = ចាញ់
played-drawn = ស្មើ
played-none = គ្មានលទ្ធផល
played-running = កំពុងលេង
played-by = { $white } – { $black }

## ការវិភាគ៖ អ្វីដែលកុំព្យូទ័រប្រាប់

analysis-engine-units = { $whole },{ $tenths }
analysis-engine-bar = ការវាយតម្លៃ៖ { $words }
analysis-engine-even = { $score } ប្រហែលស្មើគ្នា
analysis-engine-better = { $side ->
    [white] { $score } ខាងសមានប្រៀប
   *[black] { $score } ខាងខ្មៅមានប្រៀប
 }
analysis-engine-mate = { $side ->
    [white] ខាងសអុកងាប់ក្នុង { $n } ជំហាន
   *[black] ខាងខ្មៅអុកងាប់ក្នុង { $n } ជំហាន
 }
analysis-engine-mate-karouk = { $side ->
    [white] ខាងសអុកក្នុង { $n } ជំហាន
   *[black] ខាងខ្មៅអុកក្នុង { $n } ជំហាន
 }
analysis-engine-over = { $side ->
    [white] ខាងសឈ្នះ
    [black] ខាងខ្មៅឈ្នះ
   *[none] ស្មើ
 }
analysis-engine-lines = ជំហានល្អបំផុត
analysis-engine-depth = ជម្រៅ { $depth }
analysis-engine-speed = { $thousands } ពាន់ទីតាំងក្នុងមួយវិនាទី
analysis-engine-waiting = កុំព្យូទ័រកំពុងគិត…

## ការវិភាគ៖ ពិនិត្យការប្រកួតឡើងវិញ

analysis-review-title = ពិនិត្យឡើងវិញ
analysis-review-about = កុំព្យូទ័រពិនិត្យគ្រប់ទីតាំង ហើយបង្ហាញកន្លែងដែលមានជំហានល្អជាង។
analysis-review-empty = សូមដើរពីរបីជំហាន ឬបើកការប្រកួតមួយ ទើបអាចពិនិត្យបាន។
analysis-review-start = ពិនិត្យការប្រកួត
analysis-review-progress = ពិនិត្យបាន { $done } ក្នុង { $total } ទីតាំង
analysis-review-cancel = ឈប់
analysis-review-done = ពិនិត្យចប់ហើយ។
analysis-review-failed = ពិនិត្យមិនបានចប់ទេ។
analysis-review-graph = ការវាយតម្លៃតាមជំហាន
analysis-review-start-position = ទីតាំងដំបូង៖ { $words }
analysis-review-move = { $side ->
    [white] { $number }. { $san }
   *[black] { $number }… { $san }
 }
analysis-review-after = { analysis-review-move }៖ { $words }
analysis-review-none = គ្មានជំហានណាខាតច្រើនទេ។
analysis-review-faults = ជំហានគួរមើលឡើងវិញ
analysis-review-grade = { $grade ->
    [inaccuracy] កំហុសតូច
    [mistake] កំហុស
   *[blunder] កំហុសធំ
 }
analysis-review-better = ល្អជាង៖ { $san }
