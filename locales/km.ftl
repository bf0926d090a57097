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
page-missing = ទំព័រនេះបកបាត់ទៅហើយ។
page-missing-link = ត្រឡប់ទៅក្ដារអុក
page-offline = គ្មានអ៊ីនធឺណិត
load-failed = បើកក្ដារអុកមិនបាន។
load-again = ផ្ទុកឡើងវិញ

## កំណែថ្មី

update-ready = កំណែថ្មី · ផ្ទុកឡើងវិញ

## ចំណងជើងទំព័រ និងការពិពណ៌នា

title-play = អុក៖ លេងអុកចត្រង្គខ្មែរ
describe-play = លេងអុកខ្មែរទាំងពីរ៖ អុកចត្រង្គ និងការអុក (Kar Ouk) ជាមួយកុំព្យូទ័រ ឬជាមួយមិត្តលើឧបករណ៍តែមួយ ទោះគ្មានអ៊ីនធឺណិតក៏លេងបាន។
title-lobby = បន្ទប់រង់ចាំ៖ រកគូប្រកួត · អុក
describe-lobby = បន្ទប់ដែលរង់ចាំអ្នកលេង និងការប្រកួតកំពុងលេង៖ ចូលលេង មើល ឬបង្កើតបន្ទប់ផ្ទាល់ខ្លួន។ មិនបាច់មានគណនី។
title-lessons = មេរៀន៖ រៀនអុកដោយលេង · អុក
describe-lessons = លំហាត់ខ្លីៗអំពីអុកចត្រង្គ និង Kar Ouk៖ របៀបដើរកូនអុក ការលោត អុក អុកងាប់ ការរាប់ និងវិធីការពារកុំឱ្យគេអុកមុន។
title-games = ប្រវត្តិការប្រកួត · អុក
describe-games = ការប្រកួតដែលរក្សាទុកក្នុងកម្មវិធីរុករកនេះ៖ លេងបន្ត ឬមើលឡើងវិញ។
title-analysis = វិភាគ និងរៀបទីតាំង · អុក
describe-analysis = វិភាគការប្រកួតអុកចត្រង្គ និង Kar Ouk ដោយមានកុំព្យូទ័រជួយ៖ ផ្លូវដើរ កំណត់ចំណាំ PGN FEN ការរៀបទីតាំង និងការពិនិត្យការប្រកួតឡើងវិញ។ ឥតគិតថ្លៃ ទោះគ្មានអ៊ីនធឺណិតក៏ប្រើបាន។
title-account = គណនី · អុក
describe-account = បើមានគណនី អ្នកអាចបើកការប្រកួតអុកចត្រង្គ និងការអុក (Kar Ouk) របស់អ្នកលើឧបករណ៍ណាក៏បាន។ គ្មានគណនីក៏លេងបានដែរ។
title-room = ការប្រកួតអុក
describe-room = ការប្រកួតអុកខ្មែររវាងអ្នកលេងពីរនាក់ ក្នុងកម្មវិធីរុករក។ ចូលលេង ឬមើល។
title-player = អ្នកលេង · អុក
describe-player = ទំព័រអ្នកលេង៖ ការប្រកួតអុកចត្រង្គ និងការអុក (Kar Ouk) ដែលចប់ហើយ និងកំពុងលេង។
title-missing = រកមិនឃើញ · អុក
describe-missing = គ្មានទំព័រនៅអាសយដ្ឋាននេះទេ។
title-offline = គ្មានអ៊ីនធឺណិត · អុក
describe-offline = ទំព័រនេះត្រូវការអ៊ីនធឺណិត។ ក្ដារអុក និងកុំព្យូទ័រនៅតែប្រើបាន ទោះគ្មានអ៊ីនធឺណិត។

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
study = រៀន និងវិភាគ
way-computer = លេងជាមួយកុំព្យូទ័រ
way-computer-short = កុំព្យូទ័រ
way-computer-note = បីកម្រិត
way-two = ពីរនាក់ លើក្ដារតែមួយ
way-two-short = ពីរនាក់
way-two-note = លើឧបករណ៍តែមួយ
hint-start = វេនខាងស៖ ប៉ះកូនអុកដើម្បីដើរ។
hint-leap = { piece }អាចលោតបានម្ដង៖ { $squares }។
resume = លេងបន្ត៖ { $game } ជំហានទី{ $move }
brief = សង្ខេប
brief-leap = ស្ដេច និងនាងអាចលោតបានម្នាក់ម្ដង ក្នុងជំហានដំបូងរបស់វា។
brief-fish = ត្រីដែលទៅដល់ជួរទី៦ នឹងបក ហើយដើរដូចនាង។
brief-end = ពេលនៅសល់កូនអុកតិច មានការរាប់៖ ត្រូវអុកងាប់មុនរាប់អស់ បើមិនដូច្នេះទេ ការប្រកួតស្មើ។
brief-end-karouk = អ្នកណាអុកមុន អ្នកនោះឈ្នះ ទោះដោយកូនអុកណា ឬដោយការលោតក៏ដោយ។

## A new game

new-game = ការប្រកួតថ្មី
level = កម្រិត
level-1 = ងាយ
level-2 = មធ្យម
level-3 = ពិបាក
you-play = ខាងរបស់អ្នក
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
count-targets = របៀបកំណត់ចំនួននេះ
count-target-64 = ខាងខ្សោយនៅសល់កូនអុកបី ឬតិចជាងនេះ ឬស្ដេចទោលទល់នឹងកូនអុកផ្សេងពីខាងលើ
count-target-8 = ស្ដេចទោលទល់នឹងទូកពីរ
count-target-16 = ស្ដេចទោលទល់នឹងទូកមួយ
count-target-22 = ស្ដេចទោលទល់នឹងគោលពីរ
count-target-32 = ស្ដេចទោលទល់នឹងសេះពីរ
count-target-44 = ស្ដេចទោលទល់នឹងគោលមួយ
count-from = ការរាប់ទល់នឹងស្ដេចទោលចាប់ផ្ដើមពីចំនួនកូនអុកលើក្ដារ ពេលលែងមានត្រីមិនទាន់បក។
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
menu-home = ទៅទំព័រដើម
act-more = ច្រើនទៀត
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
engine-failed = កុំព្យូទ័រមិនឆ្លើយតបទេ។
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
ended-at = ជំហានទី{ $move }
ended-in-count = ជំហានទី{ $move } រាប់ { $number } / { $target }
play-again = លេងម្ដងទៀត
review = មើលឡើងវិញ

## Why not?

not-there = ទៅ { $square } មិនបាន៖
why-game-over = ចប់ការប្រកួតហើយ។
why-no-piece = គ្មានកូនអុកនៅទីនោះទេ។
why-not-your-turn = { $side ->
    [white] ឥឡូវជាវេនខាងស។
   *[black] ឥឡូវជាវេនខាងខ្មៅ។
 }
why-same-square = កូនអុកត្រូវចេញពីក្រឡារបស់វា។
why-own-piece = មាន{ piece }របស់អ្នកនៅទីនោះហើយ។
why-leap-needs-empty = លោតបានតែទៅក្រឡាទំនេរ ហើយនៅទីនោះមាន{ piece }របស់គូប្រកួត។
why-leap-needs-empty-own = លោតបានតែទៅក្រឡាទំនេរ ហើយនៅទីនោះមាន{ piece }របស់អ្នក។
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
games-move = ជំហានទី{ $move }
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
games-gone-note = ការប្រកួតត្រូវបានរក្សាទុកក្នុងកម្មវិធីរុករកដែលបានលេង។

## មេរៀន

lesson-title = មេរៀន
lesson-lead = លំហាត់ខ្លីៗ ធ្វើដោយដើរកូនអុក។ អាចឈប់ពេលណាក៏បាន ហើយបន្តពេលក្រោយ។
lesson-so-far = បានធ្វើ { $n } ក្នុងចំណោម { $all }
lesson-begin = ចាប់ផ្ដើម
lesson-continue = បន្ត
lesson-rules = អានច្បាប់លេង
lesson-tile = មេរៀនទី{ $n }៖ { $task }
lesson-tile-done = មេរៀនទី{ $n } ធ្វើរួចហើយ៖ { $task }
lesson-forget = ចាប់ផ្ដើមសារជាថ្មី
lesson-ask-forget = លុបកំណត់ត្រាមេរៀនដែលធ្វើរួចឬ?
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
lesson-task-rook-round = ទូកលោតរំលងមិនបានទេ។ សូមនាំទូកវាងត្រីរបស់ខ្លួន ទៅក្រឡាមានសញ្ញា ក្នុង ៣ ជំហាន។
lesson-task-king = ស្ដេចដើរបានមួយក្រឡា គ្រប់ទិស។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ៣ ជំហាន។
lesson-task-neang = នាងដើរបញ្ឆិតបានមួយក្រឡា។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ៣ ជំហាន។
lesson-task-koul = គោលដើរមួយក្រឡា បញ្ឆិត ឬត្រង់ទៅមុខ។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ៣ ជំហាន។
lesson-task-koul-back = គោលថយត្រង់ទៅក្រោយមិនបានទេ។ ទោះយ៉ាងណា សូមនាំវាថយមួយក្រឡា ក្នុង ៣ ជំហាន។
lesson-task-knight = សេះលោតរំលងអ្វីៗដែលនៅតាមផ្លូវ។ សូមទៅក្រឡាមានសញ្ញាទាំងពីរ ក្នុង ៣ ជំហាន។
lesson-task-rook-takes = កូនអុកស៊ីដោយដើរទៅក្រឡារបស់កូនអុកម្ខាងទៀត។ សូមស៊ីត្រីទាំងបី ក្នុង ៣ ជំហាន។
lesson-task-knight-takes = សូមយកសេះស៊ីត្រីទាំងបី ក្នុង ៣ ជំហាន។
lesson-task-fish-takes = ត្រីដើរត្រង់ទៅមុខ តែស៊ីបញ្ឆិត។ សូមស៊ីត្រីមានសញ្ញាទាំងពីរ។
lesson-task-free-rook = ទូកអាចស៊ីកូនអុកបានបី។ សូមស៊ីកូនអុកដែលគ្មានអ្វីការពារ។
lesson-task-free-knight = សេះអាចស៊ីកូនអុកបានបួន។ សូមស៊ីកូនអុកដែលគ្មានអ្វីការពារ។
lesson-task-leap-king = ក្នុងជំហានដំបូង ស្ដេចអាចលោតពីរក្រឡាទៅចំហៀង និងមួយក្រឡាទៅមុខ រំលងអ្វីក៏បាន។ សូមលោតទៅក្រឡាមានសញ្ញា។
lesson-task-leap-neang = ក្នុងជំហានដំបូង នាងអាចលោតពីរក្រឡាត្រង់ទៅមុខ។ ត្រីបានទុកកន្លែងឱ្យហើយ សូមលោត។
lesson-task-leap-rook = ទូកខ្មៅបានចូលជួរឈររបស់ស្ដេច ដូច្នេះស្ដេចលោតមិនបានទៀតទេ។ សូមលោតដោយកូនអុកដែលនៅលោតបាន។
lesson-task-leap-moved = នាងដើររួច ហើយត្រឡប់មកវិញ ដូច្នេះបាត់សិទ្ធិលោត។ សូមលោតដោយកូនអុកដែលនៅលោតបាន។
lesson-task-leap-answers = ពេលជាប់អុក ស្ដេចលោតមិនបានទេ តែនាងលោតបាន។ សូមដោះអុក។
lesson-task-turn = ត្រីដែលទៅដល់ជួរទី៦ នឹងបក។ សូមនាំត្រីទៅទីនោះ។
lesson-task-turn-takes = ពេលបកហើយ ត្រីដើរដូចនាង។ សូមស៊ីសេះ រួចស៊ីត្រីមានសញ្ញា។
lesson-task-turn-walks = ឱ្យត្រីបក រួចដើរបន្តទៅក្រឡាមានសញ្ញា៖ សរុប ៣ ជំហាន។
lesson-task-step = គោលកំពុងអុក ហើយទូកការពារវា។ សូមដើរស្ដេចទៅក្រឡាតែមួយគត់ដែលមានសុវត្ថិភាព។
lesson-task-capture = គ្មានអ្វីបាំងអុករបស់សេះបានទេ។ សូមស៊ីសេះនោះ។
lesson-task-block = ទូកកំពុងអុកពីចម្ងាយ។ សូមយកកូនអុកមួយទៅបាំង។
lesson-task-mate-rook = គោលឃាំងស្ដេចនៅជ្រុងក្ដារ។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-knight = នាងខ្មៅឈរបិទផ្លូវស្ដេចខ្លួនឯង។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-koul = គោលក៏ថយក្រោយបញ្ឆិតបានដែរ។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-neang = កូនអុកតូចក៏អុកងាប់បាន បើមានកូនអុកផ្សេងការពារវា។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-fish = ត្រីក៏អុកងាប់បានដែរ។ សូមអុកងាប់ក្នុងមួយជំហាន។
lesson-task-mate-two-knight = ជាដំបូង ត្រូវបិទផ្លូវគេចចុងក្រោយរបស់ស្ដេច។ សូមអុកងាប់ក្នុងពីរជំហាន។
lesson-task-mate-two-rook = សូមចាប់ផ្ដើមដោយជំហានស្ងាត់ ដែលមិនអុក។ អុកងាប់ក្នុងពីរជំហាន។
lesson-task-count-rooks = ទូកពីរទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងបីជំហាន៖ ដល់ជំហានទីបួន យឺតពេលហើយ។
lesson-task-count-rook = ស្ដេចនិងទូក ទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងបីជំហាន មុនរាប់អស់។
lesson-task-count-kouls = គោលពីរទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងពីរជំហាន មុនរាប់អស់។
lesson-task-count-knights = សេះពីរនិងនាងមួយ ទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងពីរជំហាន មុនរាប់អស់។
lesson-task-count-koul = គោលនិងនាង ទល់នឹងស្ដេចទោល។ អុកងាប់ក្នុងបីជំហាន មុនរាប់អស់។
lesson-task-trap-rook = ស្ដេចដែលគ្មានជំហានដើរ ហើយមិនជាប់អុក គឺស្មើ។ សូមអុកងាប់ក្នុងពីរជំហាន ដោយជៀសវាងការនោះ។
lesson-task-trap-rook-koul = ទុកក្រឡាមួយឱ្យស្ដេច រហូតដល់អុកងាប់។ អុកងាប់ក្នុងពីរជំហាន។
lesson-task-trap-kouls = ជំហានមួយនាំទៅអុកងាប់ក្នុងពីរជំហាន តែជំហានមួយទៀតធ្វើឱ្យស្មើ។ សូមរកជំហានត្រឹមត្រូវ។
lesson-task-draw-takes = ទីតាំងនេះ ខាងខ្មៅអាចឈ្នះ។ សូមស៊ីកូនអុកមួយ ដើម្បីកុំឱ្យខាងណាអុកងាប់បាន។
lesson-task-draw-count = ពេលនេះអ្នកជាខាងរាប់៖ ស្ដេចរបស់អ្នកនៅទោល។ កុំឱ្យគេអុកងាប់ រហូតដល់រាប់គ្រប់ នោះនឹងស្មើ។
lesson-task-first-check = ក្នុង Kar Ouk អុកមុនឈ្នះ ទោះដោយកូនអុកណាក៏ដោយ។ សូមអុកស្ដេច។
lesson-task-check-leap = ការលោតក៏អាចអុកបានដែរ។ សូមឈ្នះក្នុងមួយជំហាន។
lesson-task-check-opened = កូនអុកដែលដើរចេញ អាចបើកផ្លូវឱ្យកូនអុកផ្សេង។ សូមឈ្នះក្នុងមួយជំហាន។
lesson-task-check-two = សូមគំរាមអុក ដោយរបៀបដែលគ្មានអ្វីឃាត់បាន។ ឈ្នះក្នុងពីរជំហាន។
lesson-task-guard-step = ខាងខ្មៅហៀបនឹងអុក។ សូមរកជំហានតែមួយគត់ ដែលធ្វើឱ្យខាងខ្មៅអុកមិនបាន។
lesson-task-guard-takes = សេះចូលមកជិតពេក។ សូមរកជំហានតែមួយគត់ ដែលធ្វើឱ្យខាងខ្មៅអុកមិនបាន។
lesson-task-guard-leap = សូមការពារគ្រប់ក្រឡា៖ រកជំហានតែមួយគត់ ដែលធ្វើឱ្យខាងខ្មៅអុកមិនបាន។

## មេរៀន៖ ពាក្យពេលធ្វើចប់

lesson-done-collect = រួចហើយ។
lesson-done-collect-rook = ទូកដើរបានឆ្ងាយ តាមផ្លូវដែលទំនេរ។
lesson-done-collect-rook-round = មានតែសេះ និងការលោតទេ ដែលរំលងកូនអុកផ្សេងបាន។
lesson-done-collect-king = មួយក្រឡា គ្រប់ទិស។
lesson-done-collect-neang = ដើរបញ្ឆិតជានិច្ច៖ ក្រឡាពាក់កណ្ដាលលើក្ដារ វាមិនដែលទៅដល់ទេ។
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
lesson-done-answer-capture = បានស៊ីកូនអុកដែលអុកហើយ។
lesson-done-answer-block = បានបាំងផ្លូវហើយ។
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
room-gone-note = សូមបើកបន្ទប់ថ្មី ឬចូលបន្ទប់ផ្សេងនៅបន្ទប់រង់ចាំ។
room-missing = គ្មានបន្ទប់នេះទេ។
room-missing-note = តើតំណពេញលេញឬទេ? សូមសុំតំណថ្មី ឬរកគូប្រកួតនៅបន្ទប់រង់ចាំ។
to-lobby = ទៅបន្ទប់រង់ចាំ
offered-side = { $side ->
    [white] អ្នកបានខាងស
    [black] អ្នកបានខាងខ្មៅ
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
lobby-empty-note = បង្កើតបន្ទប់មួយ វានឹងបង្ហាញនៅទីនេះភ្លាម។ ពេលរង់ចាំ អ្នកអាចលេងជាមួយកុំព្យូទ័រ។
lobby-waiting = បន្ទប់
lobby-playing = ការប្រកួតកំពុងលេង
lobby-own = បន្ទប់របស់អ្នក
lobby-join = ចូលលេង៖ { $name }
lobby-watch = មើល៖ { $white } – { $black }
watch = មើល
lobby-enter = បើក

## Online: the connection

line-lost = កំពុងភ្ជាប់ឡើងវិញ…
line-offline = គ្មានអ៊ីនធឺណិតទេ។ ជំហានរក្សាទុកសិន ផ្ញើពេលក្រោយ។
line-offline-here = គ្មានអ៊ីនធឺណិតទេ។ អ្នកនៅតែអាចលេងជាមួយកុំព្យូទ័រ ឬលេងពីរនាក់លើឧបករណ៍នេះ។
line-pending = កំពុងភ្ជាប់ឡើងវិញ… ជំហាននឹងផ្ញើពេលភ្ជាប់បាន។
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
    [takeback] គូប្រកួតមិនឱ្យថយទេ។
   *[rematch] គូប្រកួតមិនលេងទៀតទេ។
 }
say-premove = ដើរទុកមុន៖ ពី { $from } ទៅ { $to }។ វានឹងដើរភ្លាម ពេលដល់វេនអ្នក។
say-premove-gone = បានបោះបង់ការដើរទុកមុន។
say-premove-void = ឥឡូវ ជំហានដែលដើរទុកមុន ដើរមិនបានទេ។
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
phrase-goodbye = លាសិនហើយ។

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
refused-stale = មានគេដើរជំហានផ្សេងរួចហើយ។ ក្ដារបង្ហាញទីតាំងពិត។
refused-illegal = ម៉ាស៊ីនមេមិនទទួលជំហាននេះទេ។ ក្ដារបង្ហាញទីតាំងពិត។
refused-too-early = មិនទាន់ដល់ពេលធ្វើដូច្នេះទេ។
refused-too-late = ហួសពេលធ្វើដូច្នេះហើយ។
refused-already-offered = បានស្នើរួចហើយ។ សូមដើរមួយជំហានសិន មុនស្នើម្ដងទៀត។
refused-no-offer = សំណើនោះលែងមានទៀតហើយ។
refused-no-claim = ឥឡូវគ្មានអ្វីត្រូវទាមទារទេ។
refused-not-away = គូប្រកួតនៅទីនេះ។
refused-no-count = ឥឡូវប្ដូរការរាប់មិនបានទេ។
refused-too-long = សារនេះវែងពេក។
refused-too-many = ញឹកញាប់ពេកហើយ។ សូមរង់ចាំបន្តិច។
refused-too-many-rooms = អ្នកមានបន្ទប់កំពុងរង់ចាំច្រើនរួចហើយ។ សូមបោះបង់បន្ទប់មួយជាមុនសិន។
refused-too-fast = ញឹកញាប់ពេកហើយ។ សូមរង់ចាំបន្តិច។
refused-try-again = ម៉ាស៊ីនមេធ្វើមិនទាន់បានទេ។ សូមសាកម្ដងទៀត។
refused-lost = គ្មានអ៊ីនធឺណិតទេ។ សូមសាកម្ដងទៀត ពេលភ្ជាប់បានវិញ។
refused-other = ធ្វើមិនបានទេ។
refused-bad-name = ឈ្មោះត្រូវមានពី ២ ដល់ ២០ តួ៖ អក្សរ លេខ ឬសញ្ញានៅចន្លោះ។
refused-bad-password = ពាក្យសម្ងាត់ត្រូវមានយ៉ាងតិច ៨ តួ។
refused-name-taken = មានគេប្រើឈ្មោះនេះហើយ។ សូមជ្រើសឈ្មោះផ្សេង។
refused-has-account = អ្នកមានគណនីរួចហើយ។
refused-wrong = ឈ្មោះ ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវទេ។
refused-invalid = នៅខ្វះអ្វីមួយ។

## Accounts

account-title = គណនី
account-lead = អ្នកអាចលេងដោយគ្មានគណនី។ បើមានគណនី អ្នកអាចបើកការប្រកួតរបស់អ្នកលើឧបករណ៍ណាក៏បាន។
account-in = អ្នកបានចូលគណនី { $name }។
account-new = គណនីថ្មី
account-new-note = ការប្រកួតដែលអ្នកបានលេងនៅទីនេះ នឹងចូលក្នុងគណនីនោះដែរ។
account-old-note = ការប្រកួតដែលអ្នកបានលេងនៅទីនេះជាភ្ញៀវ មិនចូលក្នុងគណនីដែលមានស្រាប់ទេ៖ មានតែគណនីថ្មីទេ ទើបទទួលយក។
account-name = ឈ្មោះ
account-password = ពាក្យសម្ងាត់
account-password-note = យ៉ាងតិច ៨ តួ។ បើភ្លេចពាក្យសម្ងាត់ គ្មានវិធីយកមកវិញទេ។
account-make = បង្កើតគណនី
sign-in = ចូលគណនី
sign-out = ចេញពីគណនី
sign-out-everywhere = ចេញពីគណនីលើគ្រប់ឧបករណ៍
account-export = ទាញយកអ្វីៗដែលបានរក្សាទុកអំពីខ្ញុំ
account-delete = លុបគណនី
account-delete-note = ឈ្មោះ និងពាក្យសម្ងាត់នឹងត្រូវលុប។ អ្នកដែលធ្លាប់លេងជាមួយអ្នក នៅតែមើលឃើញការប្រកួត និងអ្វីដែលអ្នកបានសរសេរក្នុងនោះ តែគ្មានឈ្មោះអ្នកទេ។
account-profile = ទំព័ររបស់អ្នក ដូចអ្នកដទៃមើលឃើញ
player-since = ចូលរួមតាំងពី { $date }
player-missing = គ្មានអ្នកលេងឈ្មោះនេះទេ។
player-missing-note = តើឈ្មោះសរសេរត្រូវតាមអ្នកលេងឬទេ?
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
## ការណែនាំ៖ docs/translations.md ពន្យល់សញ្ញាក្នុងអត្ថបទ។ មានតែម៉ាស៊ីនមេទេដែលអានសារ guide-…។

side-to-move = { $side ->
    [white] វេនខាងស
   *[black] វេនខាងខ្មៅ
 }
guide-title = របៀបលេងអុក
title-guide = { guide-title } · Ouk Chatrang, Kar Ouk
describe-guide = រៀនលេងអុកចត្រង្គ និង Kar Ouk ដែលជាអុកខ្មែរ៖ ក្ដារ កូនអុក ការលោត អុក ស្មើ និងការរាប់ ជាមួយក្ដារដែលដើរតាមអត្ថបទ។
guide-lead = ជំពូកខ្លីៗចំនួនប្រាំបួន ចាប់ពីត្រីដំបូង រហូតដល់ការរាប់ចុងក្រោយ។ ក្ដារនៅក្បែរអត្ថបទដើរតាមអ្នក៖ ប៉ះពាក្យដែលមានពណ៌ ឬកូនអុកណាមួយ។
guide-cambodian = អុករបស់ខ្មែរ៖ ដើរម្ដងមួយជំហានខ្លីៗ ប្រយុទ្ធគ្នាជិតៗ ហើយស្ដេចអាចលោតបានម្ដង។ អ្នកណាអុកងាប់ អ្នកនោះឈ្នះ។ ពេលនៅសល់កូនអុកតិច ការរាប់ចាប់ផ្ដើម ហើយខាងខ្លាំងត្រូវអុកងាប់មុនរាប់អស់។
guide-karouk = ក្ដារដដែល កូនអុកដដែល ដើរដដែល។ ច្បាប់តែមួយធ្វើឱ្យវាក្លាយជាល្បែងផ្សេង៖ អ្នកណាអុកបានមុន អ្នកនោះឈ្នះ។
guide-chapters = ជំពូក
guide-chapter = ជំពូក
guide-turn = ជំពូកមុន និងជំពូកបន្ទាប់
guide-previous = មុន
guide-next = បន្ទាប់
guide-again = មើលម្ដងទៀត

## ការណែនាំ៖ ក្ដារ និងកូនអុក

guide-setup-title = ក្ដារ និងកូនអុក
title-guide-setup = { guide-setup-title } · { guide-title }
describe-guide-setup = ក្ដារអុក កូនអុក ១៦ របស់ខាងនីមួយៗ និងគោលដៅនៃល្បែងទាំងពីរ។
guide-setup-board-head = ក្ដារអុក
guide-setup-board = ក្ដារមានជួរឈរប្រាំបី ពី a ដល់ h និងជួរដេកប្រាំបី ពី ១ ដល់ ៨។ ក្ដារជាឈើសុទ្ធ គ្មានក្រឡាខ្មៅទេ។ ខាងសដើរមុន បន្ទាប់មកដើរម្ដងម្នាក់ ហើយគ្មាននរណារំលងវេនបានទេ។
guide-setup-men-head = កូនអុក ១៦ ក្នុងមួយខាង
guide-setup-men = នៅជួរក្រោយគេ គិតពីគែមទាំងសងខាងចូលកណ្ដាល មាន*ទូក* *សេះ* និង*គោល*។ កណ្ដាលជាកន្លែងរបស់*ស្ដេច* និង*នាង*។
guide-setup-kings = ស្ដេចទាំងពីរមិនឈរទល់មុខគ្នាទេ៖ ស្ដេចសនៅ d1 នាងសនៅ e1 ស្ដេចខ្មៅនៅ e8 នាងខ្មៅនៅ d8។ នាងនីមួយៗឈរនៅខាងស្ដាំស្ដេចរបស់ខ្លួន។
guide-setup-fish = *ត្រី*ទាំងប្រាំបីចាប់ផ្ដើមនៅជួរទី៣ មិនមែនជួរទី២ ទេ។ មានតែជួរទំនេរពីរប៉ុណ្ណោះ ដែលខណ្ឌវាពីត្រីរបស់ម្ខាងទៀត។
guide-setup-take-head = ដើរ និងស៊ី
guide-setup-take = កូនអុកស៊ីដោយដើរចូល[ក្រឡាដែលមានកូនអុកគូប្រកួត](taking) ហើយកូនអុកនោះត្រូវចេញពីក្ដារ។ ក្នុងមួយក្រឡា មិនដែលមានកូនអុកពីរទេ។
guide-setup-jump = មានតែសេះទេ ដែលលោតរំលងកូនអុកបាន។ [កូនអុកផ្សេងត្រូវឈប់ ពេលមានអ្វីបាំងផ្លូវ](rook-blocked)។ ស្ដេច និងនាងអាចលើកលែងបានម្នាក់ម្ដង៖ [ការលោត](/leaps)។
guide-setup-aim-head = គោលដៅ
guide-setup-aim = ក្នុង*អុកចត្រង្គ* អ្នកឈ្នះដោយ[អុកងាប់](mate)៖ ស្ដេចគូប្រកួតជាប់អុក ហើយគ្មានជំហានណាជួយបានទេ។
guide-setup-aim-first = ក្នុង *Kar Ouk* ឈ្នះឆាប់ជាងនោះ៖ [អុកដំបូង](first-rook) បញ្ចប់ការប្រកួត។

## ការណែនាំ៖ របៀបដើរ

guide-pieces-title = របៀបដើរ
title-guide-pieces = { guide-pieces-title } · { guide-title }
describe-guide-pieces = ស្ដេច នាង គោល សេះ និងទូក ម្ដងមួយៗ។
guide-pieces-lead = ប៉ះកូនអុកមួយលើក្ដារ៖ ចំណុចបង្ហាញកន្លែងដែលវាដើរបាន រង្វង់បង្ហាញអ្វីដែលវាស៊ីបាន។
guide-pieces-king-head = ស្ដេច
guide-pieces-king = ស្ដេចដើរ[មួយក្រឡា ទៅទិសណាក៏បាន](king-ways)។ វាមិនដើរទៅកន្លែងដែលគូប្រកួតអាចស៊ីបានទេ៖ [នៅទីនេះ វាទៅ e4 មិនបាន](king-attacked) ព្រោះទូកកាន់ជួរឈរនោះ។
guide-pieces-neang-head = នាង
guide-pieces-neang = នាងដើរ[មួយក្រឡាបញ្ឆិត](neang-ways) ទៅមុខ ឬថយក្រោយ។ ដូច្នេះ វាទៅបានតែពាក់កណ្ដាលនៃក្រឡាទាំងអស់។
guide-pieces-koul-head = គោល
guide-pieces-koul = គោលដើរ[មួយក្រឡាបញ្ឆិត ឬមួយក្រឡាត្រង់ទៅមុខ](koul-ways)។ វា[ថយត្រង់ទៅក្រោយ](koul-back) ឬដើរទៅចំហៀងមិនបានទេ។
guide-pieces-knight-head = សេះ
guide-pieces-knight = សេះដើររាងអក្សរ L៖ [ពីរក្រឡាតាមជួរ និងមួយក្រឡាទៅចំហៀង](knight-ways)។ វាលោតរំលងបានជានិច្ច៖ [ទីនេះវារំលងត្រីរបស់ខ្លួន](knight-jumps)។
guide-pieces-rook-head = ទូក
guide-pieces-rook = ទូកដើរ[ឆ្ងាយប៉ុណ្ណាក៏បាន តាមជួរឈរ ឬជួរដេក](rook-ways) រហូតដល់មានអ្វីបាំងផ្លូវ៖ កូនអុកខ្លួនឯងឃាត់វា កូនអុកគូប្រកួតវាអាចស៊ីបាន។
guide-pieces-letters-head = អក្សរ
guide-pieces-letters = ពេលសរសេរជំហាន K គឺស្ដេច M គឺនាង S គឺគោល N គឺសេះ និង R គឺទូក។ ត្រីគ្មានអក្សរទេ។

## ការណែនាំ៖ ត្រី

guide-fish-title = ត្រី
title-guide-fish = { guide-fish-title } · { guide-title }
describe-guide-fish = របៀបដែលត្រីដើរ ស៊ី និងបកនៅជួរទី៦។
guide-fish-move-head = ម្ដងមួយក្រឡា
guide-fish-move = ត្រីដើរ[មួយក្រឡាត្រង់ទៅមុខ](fish-moves) ប៉ុណ្ណោះ៖ [គ្មានការដើរពីរក្រឡាទេ](fish-double)។
guide-fish-take-head = ស៊ីបញ្ឆិត
guide-fish-take = ត្រីស៊ី[មួយក្រឡាបញ្ឆិតទៅមុខ](fish-takes)។ [ត្រង់មុខ វាស៊ីមិនបានទេ](fish-ahead) ហើយ[វាដើរបញ្ឆិតតែពេលស៊ីប៉ុណ្ណោះ](fish-aside)។
guide-fish-turn-head = បកនៅជួរទី៦
guide-fish-turn = ត្រីដែលទៅដល់ជួរដែលត្រីគូប្រកួតចាប់ផ្ដើម ត្រូវ[បក](fish-turns)៖ ជួរទី៦ សម្រាប់ខាងស ជួរទី៣ សម្រាប់ខាងខ្មៅ។ វាបកភ្លាមជានិច្ច [ទោះបីវាមកដល់ដោយស៊ីក៏ដោយ](fish-turns-taking)។
guide-fish-after = ចាប់ពីពេលនោះ ត្រីបក[ដើរដូចនាង](fish-turned)។ ប៉ុន្តែវាលោតមិនបានទេ៖ មានតែនាងដើមប៉ុណ្ណោះ ដែលមានសិទ្ធិលោត។

## ការណែនាំ៖ ការលោត

guide-leaps-title = ការលោត
title-guide-leaps = { guide-leaps-title } · { guide-title }
describe-guide-leaps = ស្ដេច និងនាងអាចលោតបានម្នាក់ម្ដង ជាជំហានដំបូង៖ លោតយ៉ាងដូចម្ដេច ទៅណា និងបាត់សិទ្ធិដោយសារអ្វី។
guide-leaps-lead = ស្ដេច និងនាងអាចលោតបានម្នាក់ម្ដង នៅជំហានដំបូងរបស់ខ្លួន។ លើក្ដារ ក្រឡាដែលលោតបានមានសញ្ញារាងពេជ្រ។
guide-leaps-king-head = ការលោតរបស់ស្ដេច
guide-leaps-king = ស្ដេចលោតដូចសេះ ប៉ុន្តែលោតបានតែទៅមុខ៖ [ពីរក្រឡាទៅចំហៀង និងមួយក្រឡាទៅមុខ](king-leap) រំលងអ្វីក៏បាន។ ស្ដេចសទៅ b2 ឬ[ទៅ f2](king-leap-made) ស្ដេចខ្មៅទៅ c7 ឬ g7។
guide-leaps-king-check = [ពេលជាប់អុក វាលោតមិនបានទេ](king-leap-in-check)។ បើកូនអុកផ្សេងដោះអុកឱ្យ សិទ្ធិលោតនៅដដែល។
guide-leaps-neang-head = ការលោតរបស់នាង
guide-leaps-neang = នាងលោត[ពីរក្រឡាត្រង់ទៅមុខ](neang-leap)៖ នាងសពី e1 ទៅ e3 នាងខ្មៅពី d8 ទៅ d6។ ដំបូង ត្រីរបស់ខ្លួនឈរនៅទីនោះ ដូច្នេះ[វាត្រូវរង់ចាំ](neang-leap-early)។ [ត្រីដើរទៅមុខ រួចនាងលោត](neang-leap-made)។
guide-leaps-neang-over = អ្វីនៅចន្លោះមិនសំខាន់ទេ៖ [ទីនេះវារំលងគោលរបស់ខ្លួន](neang-leap-over)។ ពេលស្ដេចជាប់អុក នាងក៏លោតបានដែរ បើការលោតនោះ[បាំងអុក](neang-leap-blocks)។
guide-leaps-empty-head = តែក្រឡាទំនេរប៉ុណ្ណោះ
guide-leaps-empty = ការលោតស៊ីអ្វីមិនបានទេ ដូច្នេះវាក៏មិនគំរាមអ្វីដែរ៖ [ស្ដេចគូប្រកួតអាចឈរលើក្រឡាដែលនាងលោតបាន](leap-attacks-nothing)។
guide-leaps-lost-head = បាត់សិទ្ធិលោត
guide-leaps-lost = ស្ដេច និងនាងបាត់សិទ្ធិលោតដាច់ពីគ្នា ហើយបាត់រហូត។
guide-leaps-lost-moved = កូនអុកដែលដើររួចហើយ លោតមិនបានទៀតទេ [ទោះបីត្រឡប់មកក្រឡាដើមវិញក៏ដោយ](king-leap-moved)។
guide-leaps-lost-rook = ស្ដេចបាត់សិទ្ធិលោត ពេលទូកគូប្រកួត[ចូលជួរឈរ ឬជួរដេករបស់វា](king-leap-rook) ទោះបីមានអ្វីនៅចន្លោះក៏ដោយ។
guide-leaps-lost-not = ទូកត្រូវមកដោយជំហានរបស់ខ្លួន។ ទូកដែលឈរនៅទីនោះស្រាប់ ឬកូនអុកដែលចេញពីផ្លូវវា មិនធ្វើឱ្យបាត់អ្វីទេ។ ចំណែកនាង មិនបាត់សិទ្ធិលោតដោយសារទូកទេ។

## ការណែនាំ៖ អុក និងអុកងាប់

guide-check-title = អុក និងអុកងាប់
title-guide-check = { guide-check-title } · { guide-title }
describe-guide-check = ពាក្យ «អុក!» វិធីដោះអុកបីយ៉ាង និងអុកងាប់ដែលបញ្ចប់អុកចត្រង្គ។
guide-check-call-head = «អុក!»
guide-check-call = ជំហានដែលគំរាមស្ដេចគូប្រកួត គឺ[អុកស្ដេច](check-given)។ អ្នកលេងស្រែកថា «អុក!» ហើយឈ្មោះល្បែងនេះមកពីពាក្យនោះ។
guide-check-words = អ្នកលេងខ្លះប្រើពាក្យបី៖ *អុក* ដោយទូក ឬសេះ *រុក* ដោយកូនអុកផ្សេង និង *pi* ពេលបើកផ្លូវឱ្យអុក។ នៅទីនេះ ប្រើពាក្យ «អុក!» ទាំងអស់។
guide-check-answer-head = វិធីដោះអុកបីយ៉ាង
guide-check-answer = ក្នុងអុកចត្រង្គ ត្រូវដោះអុកនៅជំហានបន្ទាប់ភ្លាម៖
guide-check-step = [ស្ដេចគេចចេញ](check-stepped)
guide-check-take = [ស៊ីកូនអុកដែលអុក](check-taken)
guide-check-block = ឬ[យកកូនអុកមកបាំង](check-blocked) បើមានកន្លែង។
guide-check-own = គ្មានជំហានណាអាចទុកស្ដេចខ្លួនឯងឱ្យជាប់អុកបានទេ។ [គោលដែលបាំងឱ្យស្ដេច](check-pinned) មិនអាចចេញពីជួរនោះបានទេ។
guide-check-mate-head = អុកងាប់
guide-check-mate = បើធ្វើមិនបានទាំងបីយ៉ាង គឺ*អុកងាប់* ហើយការប្រកួតចប់។ [ទីនេះ សេះអុកងាប់នៅជំហានទី៣ របស់ខាងស](mate)៖ កូនអុកខ្មៅព័ទ្ធស្ដេចខ្លួនឯង។

## ការណែនាំ៖ Kar Ouk

guide-first-title = ការអុក (Kar Ouk)
title-guide-first = { guide-first-title } · { guide-title }
describe-guide-first = អុកមុនឈ្នះ៖ អុកណាខ្លះចាត់ទុកជាឈ្នះ និងអ្វីប្រែប្រួល។
guide-first-rule-head = អុកមុនឈ្នះ
guide-first-rule = ក្ដារ កូនអុក របៀបដើរ និងការលោត ដូចអុកចត្រង្គទាំងអស់។ ប៉ុន្តែ[អុកដំបូងបញ្ចប់ការប្រកួត](first-rook) ហើយអ្នកដែលអុក គឺអ្នកឈ្នះ។
guide-first-guard = ទោះបីអាចស៊ីកូនអុកនោះវិញក៏មិនជួយដែរ៖ ក្នុងឧទាហរណ៍នេះ សេះការពារ a8 តែទូកនៅតែឈ្នះ។ គ្មានជំហានបន្ទាប់ទេ។
guide-first-any-head = អុកណាក៏បាន
guide-first-any = កូនអុកណាអុក ឬអុកដោយរបៀបណា មិនសំខាន់ទេ។ អាចជា៖
guide-first-leap = [ការលោត](first-leap)
guide-first-promotion = [ត្រីដែលបក](first-promotion)
guide-first-discovered = ឬ[កូនអុកដែលចេញពីផ្លូវទូក](first-discovered)។
guide-first-mate = អុកងាប់ក៏ជាអុកដែរ ដូច្នេះក៏ឈ្នះ។
guide-first-safe-head = របៀបការពារខ្លួន
guide-first-safe = មុនដើរម្ដងៗ សូមរកមើលក្រឡាដែលកូនអុកគូប្រកួតអាចគំរាមស្ដេចរបស់អ្នក។ បាំងផ្លូវវា ស៊ីវា ឬយកស្ដេចចេញឱ្យឆ្ងាយ។ ហើយកុំដើរចូលក្រឡាដែលជាប់អុក៖ នៅទីនេះក៏ហាមដែរ។
guide-first-quick = ពីទីតាំងដំបូង ជំហានទី៣ របស់ខាងស គឺឆាប់បំផុតដែលអាចអុកបាន៖ [សេះមួយដើរបីដងគឺគ្រប់គ្រាន់](first-quick)។
guide-first-rest-head = អ្វីទៀតដែលខុសគ្នា
guide-first-rest = ការរាប់ដូចអុកចត្រង្គដែរ គ្រាន់តែត្រូវអុកឱ្យទាន់ មិនបាច់អុកងាប់ទេ។ ទីតាំងដដែលលើកទីបី គឺស្មើភ្លាម។ ហើយស្មើដោយខ្វះកូនអុក មានតែពេលនៅសល់ស្ដេចពីរប៉ុណ្ណោះ៖ [ស្មើ](/draws)។

## ការណែនាំ៖ ស្មើ

guide-draws-title = ស្មើ
title-guide-draws = { guide-draws-title } · { guide-title }
describe-guide-draws = អាប់ ទីតាំងដដែល កូនអុកតិចពេក ព្រមព្រៀងគ្នា និងការរាប់។
guide-draws-stalemate-head = អាប់
guide-draws-stalemate = បើដល់វេនហើយគ្មានជំហានដើរ តែមិនជាប់អុក គឺអាប់ ហើយ[ការប្រកួតស្មើ](stalemate)។ ដូច្នេះ សូមទុកក្រឡាមួយឱ្យស្ដេចទោល រហូតដល់អ្នកអុកងាប់បាន។
guide-draws-repetition-head = ទីតាំងដដែលបីដង
guide-draws-repetition = ពេល[ទីតាំងដដែលកើតឡើងលើកទីបី](repetition) ដោយវេនដដែល និងសិទ្ធិលោតដដែល ក្នុងអុកចត្រង្គ *អាចទាមទារ*ស្មើបាន។ ក្នុង Kar Ouk វា[ស្មើភ្លាម](repetition-karouk)។
guide-draws-material-head = កូនអុកតិចពេក
guide-draws-material = ពេលគ្មានខាងណាអាចអុកងាប់បានទៀត គឺស្មើភ្លាម៖ ដូចជាពេលក្រៅពីស្ដេច នៅសល់តែ[សេះមួយ](material) នាងមួយ ឬត្រីមួយ។ ក្នុង Kar Ouk ស្មើតែពេល[នៅសល់ស្ដេចពីរ](material-karouk)៖ កូនអុកផ្សេងណាក៏នៅអាចអុកបានដែរ។
guide-draws-count-head = ការរាប់ និងការព្រមព្រៀង
guide-draws-count = ការប្រកួតក៏ស្មើដែរ ពេល[ការរាប់](/count)ដល់កំណត់ និងពេលអ្នកលេងទាំងពីរព្រមព្រៀងគ្នា។
guide-draws-fifty = គ្មានច្បាប់ហាសិបជំហានទេ។ ការរាប់ជំនួសវា។

## ការណែនាំ៖ ការរាប់

guide-count-title = ការរាប់
title-guide-count = { guide-count-title } · { guide-title }
describe-guide-count = ការរាប់ចាប់ផ្ដើមពេលណា រាប់ដល់ប៉ុន្មាន និងចុងល្បែងមួយដែលឆ្លងកាត់ការរាប់ទាំងពីរ ម្ដងមួយជំហាន។
guide-count-lead = ពេលនៅសល់កូនអុកតិច ខាងខ្លាំងមិនអាចព្យាយាមរហូតទេ។ ខាងខ្សោយរាប់ជំហានរបស់ខ្លួន បើចំនួនដល់កំណត់ គឺស្មើ។ ការរាប់ចាប់ផ្ដើមដោយស្វ័យប្រវត្តិ។
guide-count-idle = មិនទាន់រាប់ទេ
guide-count-board-head = រាប់ក្ដារ៖ ដល់ ៦៤
guide-count-board = ពេលខាងណាមួយនៅសល់កូនអុកបី ឬតិចជាងនេះ រាប់ទាំងស្ដេច និងត្រី ខាងនោះរាប់ចាប់ពី ១។ គូប្រកួតត្រូវអុកងាប់មុនរាប់ដល់ ៦៤។ នៅមានត្រីលើក្ដារ ឬអត់ មិនសំខាន់ទេ។
guide-count-bare-head = រាប់កូនអុក៖ ពី ៨ ដល់ ៦៤
guide-count-bare = ពេលខាងណាមួយនៅសល់តែស្ដេច ហើយលើក្ដារគ្មានត្រីមិនទាន់បក ការរាប់ដែលខ្លីជាងមកជំនួស។ រាប់ដល់ប៉ុន្មាន អាស្រ័យលើកូនអុកដែលទល់នឹងស្ដេច។ យកបន្ទាត់ដំបូងដែលត្រូវ៖
guide-count-other = ស្ដេចទោលទល់នឹងកូនអុកផ្សេងទាំងអស់
guide-count-from = ការរាប់នេះមិនចាប់ពី ១ ទេ តែចាប់ពីចំនួនកូនអុកលើក្ដារ៖ បើមានកូនអុកប្រាំ ជំហានដំបូងរបស់ស្ដេចទោល គឺលេខ ៦។
guide-count-both-head = ចុងល្បែងមួយ ការរាប់ពីរ
guide-count-both = ខាងសមានទូកពីរ និងគោលមួយ ខាងខ្មៅមានគោល សេះ និងត្រីមួយ។ ចុចព្រួញ ឬប៉ះបន្ទាត់ខាងក្រោម រួចមើលការរាប់។
guide-count-step-begin = [ទូកស៊ីគោល](count:1)។ ខាងខ្មៅនៅសល់កូនអុកបី៖ រាប់ក្ដារចាប់ផ្ដើម។
guide-count-step-one = [ខាងខ្មៅដើរ](count:2) ហើយការរាប់បង្ហាញ ១ / ៦៤។
guide-count-step-turn = [ត្រីខ្មៅបក](count:6)៖ ៣ / ៦៤។ ឥឡូវគ្មានត្រីមិនទាន់បកទេ តែខាងខ្មៅនៅមានកូនអុកបី។
guide-count-step-on = [ទូកស៊ីសេះ](count:7)។ ការរាប់បន្តទៅទៀត។
guide-count-step-bare = [កូនអុកចុងក្រោយត្រូវគេស៊ី](count:9)។ ស្ដេចនៅម្នាក់ឯងទល់នឹងទូកពីរ លើក្ដារមានកូនអុកប្រាំ៖ ការរាប់លោតទៅ ៥ / ៨។
guide-count-step-near = [ស្ដេចរត់](count:12)៖ ៦ រួច ៧។ បើខាងខ្មៅដើរម្ដងទៀត នឹងស្មើ។
guide-count-step-mate = [ទូកអុកងាប់](count:13) នៅ ៧ / ៨ ទាន់ពេល។
guide-count-late-head = យឺតមួយជំហាន
guide-count-late = ចុងល្បែងដដែលម្ដងទៀត។ លើកនេះ ខាងសមិនអុកងាប់ទេ តែ[យកស្ដេចមកជិត](count-late)។ ជំហានរបស់ខាងខ្មៅធ្វើឱ្យរាប់ដល់ ៨ / ៨ ហើយការប្រកួតស្មើ។
guide-count-know-head = គួរដឹង
guide-count-on = ការរាប់ដែលបានចាប់ផ្ដើមហើយ បន្តទៅទៀត ទោះបីក្រោយមកមានការស៊ីអ្វីក៏ដោយ។ [ស្ដេចទោលដែលស៊ីទូក](count-goes-on) មិនប្ដូរកំណត់ទេ។
guide-count-over = បើការរាប់ត្រូវចាប់ផ្ដើមហួសកំណត់ គឺស្មើភ្លាម៖ [ទូកពីរ ពេលមានកូនអុកប្រាំបួនលើក្ដារ](count-over) យឺតតាំងពីមុនចាប់ផ្ដើម។
guide-count-first = ក្នុង Kar Ouk ការរាប់ដូចគ្នា។ នៅទីនោះ ត្រូវអុកមុនរាប់ដល់កំណត់។
guide-count-tournament-head = រាប់តាមច្បាប់ប្រកួត
guide-count-tournament = នៅមុខក្ដារពិត មានតែអ្នកលេងទេដែលចាប់ផ្ដើមរាប់ ហើយនៅទីនេះ អ្នកក៏អាចជ្រើសដូច្នោះដែរ។ ខាងដែលនៅសល់កូនអុកបី ឬតិចជាងនេះ អាចចាប់ផ្ដើមរាប់ក្ដារនៅវេនរបស់ខ្លួន បើស្ដេចគូប្រកួតមិនមែនជាស្ដេចទោល ហើយអាចឈប់រាប់វិញបាន។ បើចាប់ផ្ដើមម្ដងទៀត ត្រូវរាប់ពី ១។ ពេលខាងនោះកំពុងរាប់ ម្ខាងទៀតអាចយកស្មើបានគ្រប់ពេល។
guide-count-tournament-end = អ្នកណាអុកងាប់ ឬក្នុង Kar Ouk អុកបាន ទាំងកំពុងរាប់ បានត្រឹមស្មើ៖ ត្រូវឈប់រាប់ជាមុនសិន។ រាប់កូនអុកនៅទីនេះក៏ចាប់ផ្ដើមដោយស្វ័យប្រវត្តិដែរ។

## ការណែនាំ៖ សំណួរ

guide-questions-title = សំណួរ
title-guide-questions = { guide-questions-title } · { guide-title }
describe-guide-questions = ហេតុអ្វីនាងលោតមិនបានភ្លាម អុកខុសពីម៉ាក្រុកយ៉ាងណា មានច្បាប់អ្វីទៀត និងល្បែងនេះមកពីណា។
guide-ask-neang = ហេតុអ្វីនាងរបស់ខ្ញុំលោតមិនបាននៅពេលចាប់ផ្ដើម?
guide-answer-neang = លោតបានតែទៅក្រឡាទំនេរ ហើយដំបូង ត្រីរបស់អ្នកឈរនៅទីនោះ៖ នៅ e3 សម្រាប់ខាងស នៅ d6 សម្រាប់ខាងខ្មៅ។ [សូមដើរត្រីនោះជាមុនសិន](neang-leap-made)។ នាងរក្សាសិទ្ធិលោតរហូតដល់ជំហានដំបូងរបស់វា។
guide-ask-king = ស្ដេចលោតបាននៅពេលណា?
guide-answer-king = តែនៅជំហានដំបូង មិនជាប់អុក និងទៅតែក្រឡាទំនេរ៖ b2 ឬ f2 សម្រាប់ខាងស c7 ឬ g7 សម្រាប់ខាងខ្មៅ។ [ទូកគូប្រកួតដែលចូលជួរឈរ ឬជួរដេករបស់ស្ដេច](king-leap-rook) ធ្វើឱ្យបាត់សិទ្ធិនេះរហូត។
guide-ask-makruk = អុកខុសពីម៉ាក្រុកយ៉ាងណា?
guide-answer-makruk = ក្ដារ ទីតាំងដំបូង និងរបៀបដើរធម្មតា ដូចម៉ាក្រុក ដែលជាអុកថៃ។ ប៉ុន្តែក្នុងអុកខ្មែរ ស្ដេច និងនាងអាចលោតបានម្នាក់ម្ដង។ ការរាប់ចាប់ផ្ដើមមុន៖ ពេលខាងណាមួយនៅសល់កូនអុកបី ឬតិចជាងនេះ ទោះបីនៅមានត្រីលើក្ដារក៏ដោយ។
guide-ask-rules = មានច្បាប់អ្វីផ្សេងទៀត ហើយហេតុអ្វីយកច្បាប់នេះ?
guide-answer-rules = កម្មវិធីខ្លះឱ្យនាងស៊ីដោយលោត ឬមិនគិតពីទូកគូប្រកួត កម្មវិធីខ្លះបិទការលោតទាំងអស់ ពេលមានការស៊ី ឬអុកដំបូង ទំព័រខ្លះចាត់ទុកអាប់ជាឈ្នះ។ នៅទីនេះ ប្រើច្បាប់របស់សហព័ន្ធកម្ពុជា ដូចដែលកម្មវិធីសេរី Fairy-Stockfish លេង៖ ច្បាប់នោះមានសរសេរទុក អាចផ្ទៀងផ្ទាត់បាន ហើយការប្រកួតអាចយកពីកម្មវិធីមួយទៅកម្មវិធីមួយទៀតបាន។
guide-ask-names = ហេតុអ្វីកូនអុកមានឈ្មោះច្រើន?
guide-answer-names = គេរៀនអុកដោយមើលគេលេង ដូច្នេះពាក្យហៅខុសៗគ្នា។ ស្ដេចហៅថា អង្គ ឬខុនក៏មាន។ សូមប្រយ័ត្នពាក្យ*ខុន*៖ ក្នុងភាសាខ្មែរវាជាស្ដេច តែក្នុងភាសាថៃ ពាក្យ khon ជាគោល។
guide-ask-first = អ្នកណាដើរមុន?
guide-answer-first = ខាងស។ អ្នកណាបានខាងស ត្រូវព្រមព្រៀងគ្នានៅក្ដារដំបូង បន្ទាប់មក តាមទម្លាប់ចាស់ អ្នកចាញ់ដើរមុន។ ពេលលេងមួយក្ដារទៀតតាមអ៊ីនធឺណិត អ្នកអាចជ្រើសទម្លាប់នេះ។
guide-ask-origin = ល្បែងនេះមកពីណា?
guide-answer-origin = អុកស្ថិតក្នុងអំបូរល្បែងដ៏ធំ ដែលចាប់ផ្ដើមពីចតុរង្គនៅឥណ្ឌា ហើយល្បែងដែលជិតបំផុតគឺម៉ាក្រុក។ នៅកម្ពុជា គេលេងនៅហាងកាហ្វេ និងហាងកាត់សក់ ជាញឹកញាប់លេងជាពីរក្រុម ដែលពិភាក្សាគ្នាឮៗ។ អំពី Kar Ouk គេដឹងតិចជាង។ ឈ្មោះនេះមានន័យថា ការពារខ្លួនពីអុក ហើយក៏សរសេរថា Ka Ouk ឬ Ka Ok ដែរ។

## Analysis: the page

analysis-title = វិភាគ
analysis-parts = ផ្នែកនៃការវិភាគ
analysis-tab-moves = ជំហាន
analysis-tab-lines = ផ្លូវដើរ
analysis-tab-graph = ក្រាប
analysis-tab-fen = FEN · PGN
analysis-no-moves = មិនទាន់មានជំហានទេ។ សូមដើរលើក្ដារ ឬបើកការប្រកួតមួយ។
analysis-tree-cut = ជំហានមានច្រើនជាងដែលបង្ហាញបាននៅទីនេះ។ ព្រួញនាំទៅដល់ទាំងអស់។
analysis-engine = កុំព្យូទ័រ
analysis-engine-off = ពេលបើក វាបង្ហាញជំហានល្អបំផុត និងខាងណាមានប្រៀប។
analysis-line-count = ចំនួនផ្លូវដើរ
analysis-annotate = កំណត់ចំណាំ និងផ្លូវដើរ
analysis-comment-start = កំណត់ចំណាំមុនជំហានដំបូង
analysis-comment-on = កំណត់ចំណាំលើ { $move }
analysis-glyphs = វាយតម្លៃជំហាន
analysis-glyph-1 = ជំហានល្អ
analysis-glyph-2 = កំហុស
analysis-glyph-3 = ជំហានល្អណាស់
analysis-glyph-4 = កំហុសធំ
analysis-glyph-5 = ជំហានគួរឱ្យចាប់អារម្មណ៍
analysis-glyph-6 = ជំហានគួរឱ្យសង្ស័យ
analysis-promote = លើកឡើង
analysis-make-main = ដាក់ជាផ្លូវដើរចម្បង
analysis-remove = លុបពីទីនេះ
analysis-ask-remove = លុបជំហាននេះ និងជំហានបន្ទាប់ទាំងអស់ឬ?
analysis-link = តំណ
analysis-link-note = ទីតាំង និងជំហាននៅក្នុងតំណតែម្ដង។ គ្មានអ្វីចេញពីឧបករណ៍នេះទេ មុនពេលអ្នកផ្ញើវា។
analysis-link-too-long = ការប្រកួតនេះវែងពេកសម្រាប់តំណ។ សូមផ្ញើវាជា PGN។
analysis-share = ចម្លងតំណ
analysis-copy = ចម្លង៖ { $label }
analysis-copied = បានចម្លង។
analysis-open = បើក
analysis-paste = ការប្រកួតជា PGN ឬទីតាំងជា FEN
analysis-file = ឯកសារ
analysis-new = ថ្មី ពីទីតាំងដំបូង
analysis-before = ត្រឡប់ទៅការវិភាគមុន
analysis-choose = មាន { $n } ក្ដារ៖ បើកមួយណា?
analysis-choose-more = បង្ហាញតែ { $n } ក្ដារដំបូងប៉ុណ្ណោះ។
analysis-game-number = ក្ដារទី{ $n }
analysis-open-nothing = ក្នុងអត្ថបទនេះ គ្មានការប្រកួត ឬទីតាំងទេ។
analysis-open-too-large = អត្ថបទនេះធំពេក។ សូមបើកតែមួយផ្នែក។
analysis-link-bad = តំណនេះខូច ឬមកពីកំណែថ្មីជាង៖ ក្នុងនោះគ្មានការប្រកួតដែលអាចលេងបានទេ។
analysis-not-kept = កម្មវិធីរុករកនេះរក្សាទុកការវិភាគមិនបានទេ។ ការវិភាគនឹងបាត់ ពេលចាកចេញពីទំព័រនេះ។
analysis-analyse = វិភាគ

## Analysis: the board editor

analysis-edit = រៀបទីតាំង
analysis-edit-short = រៀប
analysis-men = កូនអុកសម្រាប់ដាក់
analysis-tool-move = ផ្លាស់ទីកូនអុក
analysis-tool-erase = ដកកូនអុកចេញ
analysis-array = ទីតាំងដំបូង
analysis-clear = សម្អាត
analysis-turn = ដល់វេន
analysis-rights = នៅអាចលោតបាន
analysis-count-runs = កំពុងរាប់
analysis-count-side = អ្នកណារាប់
analysis-count-number = រាប់ដល់
analysis-count-target = ស្មើនៅ
analysis-faults = ទីតាំងនេះមិនអាចមានបានទេ៖
analysis-cancel = បោះបង់

## Analysis: what is wrong with a FEN

analysis-fen = FEN
analysis-pgn = PGN
analysis-fen-field = { $field ->
    [pieces] កូនអុក
    [turn] វេន
    [leap-rights] សិទ្ធិលោត
    [counting-limit] កំណត់រាប់
    [halfmove-clock] ផ្នែកទីប្រាំ
    [fullmove-number] លេខជំហាន
   *[end] ចុងបញ្ចប់
 }
analysis-fen-ranks = ក្ដារត្រូវមានជួរដេកប្រាំបី ដោយមាន «/» នៅចន្លោះ។
analysis-fen-rank-length = ជួរដេកនេះមិនមានប្រាំបីក្រឡាទេ។
analysis-fen-character = «{ $sign }» គ្មានន័យនៅទីនេះទេ ({ analysis-fen-field })។
analysis-fen-not-a-number = នៅទីនេះត្រូវមានលេខ ({ analysis-fen-field })។
analysis-fen-too-many-fields = លើសមួយផ្នែក៖ FEN មានប្រាំមួយផ្នែក។
analysis-fen-too-long = អត្ថបទនេះវែងពេកសម្រាប់ FEN។
analysis-fen-no-king = { $side ->
    [white] ខាងសគ្មានស្ដេចទេ។
   *[black] ខាងខ្មៅគ្មានស្ដេចទេ។
 }
analysis-fen-too-many-kings = { $side ->
    [white] ខាងសមានស្ដេចលើសពីមួយ។
   *[black] ខាងខ្មៅមានស្ដេចលើសពីមួយ។
 }
analysis-fen-pawn-on-back-rank = ត្រីមិនអាចនៅ { $square } ដែលជាគែមក្ដារបានទេ។
analysis-fen-right-without-piece = នៅ { $square } គ្មានកូនអុកដែលនៅអាចលោតបានទេ។
analysis-fen-opponent-in-check = { $side ->
    [white] ខាងសទើបតែដើរ ហើយទុកឱ្យស្ដេចជាប់អុក។
   *[black] ខាងខ្មៅទើបតែដើរ ហើយទុកឱ្យស្ដេចជាប់អុក។
 }

## Analysis: what is wrong with a PGN

analysis-faults-kept = ការប្រកួតនេះអានបានតែខ្លះ។ អ្វីដែលត្រឹមត្រូវ បង្ហាញខាងក្រោម។
analysis-faults-none = បង្ហាញការប្រកួតនេះមិនបានទេ។
analysis-fault-tag = បន្ទាត់ { $line }៖ នេះមិនមែនជាស្លាកទេ៖ { $signs }
analysis-fault-variant = បន្ទាត់ { $line }៖ គ្មានល្បែងឈ្មោះ «{ $signs }» នៅទីនេះទេ។
analysis-fault-fen = បន្ទាត់ { $line }៖ អានទីតាំងដំបូងមិនបានទេ។
analysis-fault-result = បន្ទាត់ { $line }៖ «{ $signs }» មិនមែនជាលទ្ធផលទេ។
analysis-fault-no-move = បន្ទាត់ { $line }, { $at } «{ $signs }» មិនបានសរសេរជាជំហានទេ។
analysis-fault-illegal = បន្ទាត់ { $line }, { $at } «{ $signs }» ដើរមិនបាននៅទីនោះទេ។
analysis-fault-ambiguous = បន្ទាត់ { $line }, { $at } «{ $signs }» អាចមានន័យលើសពីកូនអុកមួយ។
analysis-fault-count = បន្ទាត់ { $line }៖ នៅទីនោះប្ដូរការរាប់បែបនេះមិនបានទេ។
analysis-fault-junk = បន្ទាត់ { $line }៖ «{ $signs }» គ្មានន័យនៅទីនេះទេ។
analysis-fault-comment-open = បន្ទាត់ { $line }៖ កំណត់ចំណាំមិនបានបិទទេ។
analysis-fault-variation-empty = បន្ទាត់ { $line }៖ ផ្លូវដើរដែលគ្មានជំហានឱ្យជំនួស។
analysis-fault-variation-open = បន្ទាត់ { $line }៖ ផ្លូវដើរមិនបានបិទទេ។
analysis-fault-variation-close = បន្ទាត់ { $line }៖ ផ្លូវដើរចប់ ដោយមិនបានចាប់ផ្ដើម។
analysis-fault-results-differ = បន្ទាត់ { $line }៖ ជំហានចប់ដោយ { $signs } តែស្លាកសរសេរផ្សេង។
analysis-fault-outcome = បន្ទាត់ { $line }៖ ក្ដារបង្ហាញខុសពី { $signs }។
analysis-fault-too-long = បន្ទាត់ { $line }៖ ការប្រកួតវែងពេក ហើយត្រូវបានកាត់។
