# Português (Brasil). The same messages as en.ftl. The sides are as brancas, as pretas; only torre is feminine.
# [one] means 0 and 1 in Portuguese, so [0] stands beside it. Units hold on to their number by no-break spaces (U+00A0).

## The site

language-name = Português
brand = Ouk
nav = Páginas
nav-play = Jogar
nav-guide = Regras
nav-lessons = Lições
nav-analysis = Análise
nav-games = Minhas partidas
language = Idioma
skip-to-board = Ir para o tabuleiro
back = Voltar
theme-switch = Claro ou escuro
no-script = O tabuleiro precisa de JavaScript.
page-missing = Esta página virou outra coisa.
page-missing-link = Voltar ao tabuleiro
page-offline = Sem conexão
load-failed = Não foi possível carregar o tabuleiro.
load-again = Recarregar

## Uma versão mais nova

update-ready = Nova versão · Recarregar

## Títulos e descrições, para buscadores e as abas do navegador

title-play = Ouk: jogue o xadrez do Camboja
describe-play = Jogue Ouk Chatrang e Kar Ouk, os dois jogos do xadrez do Camboja, contra o computador ou com um amigo no mesmo aparelho, mesmo sem conexão.
title-lobby = Saguão: encontre um adversário · Ouk
describe-lobby = Salas à espera de alguém e partidas em andamento: entre, assista ou crie a sua. Não precisa de conta.
title-lessons = Lições: aprenda ouk jogando · Ouk
describe-lessons = Exercícios curtos de Ouk Chatrang e Kar Ouk: como as peças andam, os saltos, xeque e mate, mate dentro da contagem e defesa contra o primeiro xeque.
title-games = Minhas partidas · Ouk
describe-games = As partidas salvas neste navegador: continue jogando ou reveja cada lance.
title-analysis = Análise e editor de posições · Ouk
describe-analysis = Estude partidas de Ouk Chatrang e Kar Ouk: computador, variantes, comentários, PGN e FEN, editor de posições e revisão das suas partidas. Grátis, também sem conexão.
title-account = Conta · Ouk
describe-account = Com uma conta, você encontra suas partidas de Ouk Chatrang e Kar Ouk em qualquer aparelho. Também dá para jogar sem ela.
title-room = Uma partida de ouk
describe-room = Uma partida de xadrez do Camboja entre duas pessoas, aqui no navegador. Entre nela ou assista.
title-player = Jogador · Ouk
describe-player = A página de um jogador: partidas de Ouk Chatrang e Kar Ouk, terminadas e em andamento.
title-missing = Página não encontrada · Ouk
describe-missing = Não há página neste endereço.
title-offline = Sem conexão · Ouk
describe-offline = Esta página precisa da internet. O tabuleiro e o computador funcionam sem ela.

## Numbers and lists

digits = 0123456789
either = { $first } ou { $last }

## The two games

variant-cambodian = Ouk Chatrang
variant-cambodian-motto = O mate vence, com contagem
variant-karouk = Kar Ouk
variant-karouk-motto = O primeiro xeque vence
choose-game = Jogo

## Sides and pieces

side = { $side ->
    [white] Brancas
   *[black] Pretas
 }
piece = { $piece ->
    [king] rei
    [met] neang
    [khon] koul
    [knight] cavalo
    [rook] torre
    [promoted] peão promovido
   *[pawn] peão
 }
the-piece = { $piece ->
    [rook] a torre
   *[other] o { piece }
 }
victim = { $victim ->
    [met] o neang
    [khon] o koul
    [knight] o cavalo
    [rook] a torre
    [promoted] o peão promovido
   *[pawn] o peão
 }
man = { piece } { $side ->
    [white] { $piece ->
        [rook] branca
       *[other] branco
     }
   *[black] { $piece ->
        [rook] preta
       *[other] preto
     }
 }

## The board

board = Tabuleiro
square-empty = { $square }, vazia
square-man = { $square }, { man }
square-chosen = { $label }, casa escolhida
square-move = { $label }, mover para cá
square-capture = { $label }, capturar aqui
square-leap = { $label }, saltar para cá
ouk = Ouk!

## Home

home-title = Jogue ouk, o xadrez do Camboja
home-lead = O tabuleiro está pronto. Faça um lance ou escolha com quem jogar.
ways = Modos de jogo
study = Aprender e estudar
way-computer = Contra o computador
way-computer-short = Computador
way-computer-note = Três níveis
way-two = Dois jogadores, um tabuleiro
way-two-short = A dois
way-two-note = No mesmo aparelho
hint-start = As brancas começam: toque em uma peça.
hint-leap = O { piece } pode saltar uma vez: { $squares }.
resume = Continuar: { $game }, lance { $move }
brief = Em resumo
brief-leap = O rei e o neang podem saltar uma vez, no primeiro movimento de cada um.
brief-fish = O peão que chega à sexta fileira é promovido e passa a andar como um neang.
brief-end = Quando restam poucas peças, começa uma contagem: o mate precisa vir antes do fim dela, ou é empate.
brief-end-karouk = Quem der xeque primeiro vence: com qualquer peça, até mesmo com um salto.

## A new game

new-game = Nova partida
level = Nível
level-1 = Fácil
level-2 = Médio
level-3 = Difícil
you-play = Você joga de
counting = Contagem
counting-automatic = Automática
counting-automatic-note = Começa sozinha.
counting-tournament = De torneio
counting-tournament-note = Um jogador a inicia e encerra, como no jogo presencial.
start-game = Começar
close = Fechar

## Players

you = Você
computer = Computador
computer-level = Computador, { $level ->
    [1] fácil
    [2] médio
   *[3] difícil
 }
two-players = Dois jogadores, um tabuleiro
your-move = Sua vez
to-move = Vez de jogar
thinking = Pensando
taken = Capturadas: { $men }
taken-some = { piece } × { $n }

## Counting

count-side = { $side ->
    [white] As brancas contam
   *[black] As pretas contam
 }
count-left = { $left ->
    [0] faltam 0
    [one] falta { $left }
   *[other] faltam { $left }
 }
count-label = { count-side }: { $number } de { $target }. O que isso significa?
count-title = { count-side }: { $number } de { $target }
count-explained = O mate precisa vir antes de a contagem chegar a { $target }; senão, é empate.
count-explained-karouk = O xeque precisa vir antes de a contagem chegar a { $target }; senão, é empate.
count-mark = A última marca, =, mostra o empate.
count-targets = De que depende o número
count-target-64 = O lado mais fraco tem três peças ou menos (rei e peões incluídos), ou seu rei sozinho enfrenta peças diferentes das listadas aqui
count-target-8 = Rei sozinho contra duas torres
count-target-16 = Rei sozinho contra uma torre
count-target-22 = Rei sozinho contra dois koul
count-target-32 = Rei sozinho contra dois cavalos
count-target-44 = Rei sozinho contra um koul
count-from = Contra um rei sozinho, a contagem parte do número de peças no tabuleiro, quando já não há peão não promovido.
count-start = Iniciar contagem
count-stop = Parar contagem
count-take = Reivindicar empate
say-count-starts = { count-side }: { $number } de { $target }.
say-count = Contagem { $number } de { $target }.
say-count-ends = A contagem parou.
mark-count-starts = A contagem começa

## Moves, read aloud

say-move = { $side ->
    [white] Brancas
   *[black] Pretas
 }: { piece } de { $from } para { $to }.
say-capture = { $side ->
    [white] Brancas
   *[black] Pretas
 }: { piece } de { $from } captura { victim } em { $to }.
say-promotion = O peão é promovido.
say-check = Ouk! { $side ->
    [white] As brancas estão em xeque.
   *[black] As pretas estão em xeque.
 }
say-undone = Lance desfeito.

## Moves, written

moves = Lances
moves-none = Ainda sem lances
move-first = Posição inicial
move-previous = Lance anterior
move-next = Próximo lance
move-last = Último lance

## Actions

act-undo = Voltar
act-flip = Girar
act-draw = Empate
act-resign = Desistir
menu-home = Ir para o início
act-more = Mais
ask-resign = Desistir?
ask-resign-side = { $side ->
    [white] As brancas desistem?
   *[black] As pretas desistem?
 }
ask-draw = Os dois lados concordam com o empate?
ask-claim = A posição se repete pela terceira vez. Reivindicar empate?
yes = Sim
no = Não
no-undo = Não há lance para voltar.
no-undo-over = Esta partida terminou.
no-draw-computer = O computador não aceita empate: continue jogando.
no-action-over = A partida terminou.
engine-failed = O computador não respondeu.
engine-retry = Tentar de novo

## The end

win-checkmate = { $side ->
    [white] As brancas vencem por xeque-mate.
   *[black] As pretas vencem por xeque-mate.
 }
win-check = { $side ->
    [white] As brancas vencem por xeque.
   *[black] As pretas vencem por xeque.
 }
win-resign = { $side ->
    [white] As brancas vencem: as pretas desistiram.
   *[black] As pretas vencem: as brancas desistiram.
 }
draw-stalemate = Empate: afogamento.
draw-insufficient-material = Empate: ninguém pode dar mate.
draw-insufficient-material-karouk = Empate: ninguém pode dar xeque.
draw-count = Empate: a contagem chegou a { $target }.
draw-count-early = Empate pela contagem.
draw-threefold-repetition = Empate: a mesma posição pela terceira vez.
draw-agreement = Empate por acordo.
result = Resultado
ended-at = Lance { $move }
ended-in-count = Lance { $move }, contagem { $number } de { $target }.
play-again = Jogar de novo
review = Rever a partida

## Why not?

not-there = Para { $square } não:
why-game-over = a partida terminou.
why-no-piece = não há peça nessa casa.
why-not-your-turn = { $side ->
    [white] é a vez das brancas.
   *[black] é a vez das pretas.
 }
why-same-square = a peça precisa sair da casa onde está.
why-own-piece = { $piece ->
    [rook] sua própria torre
   *[other] seu próprio { piece }
 } está lá.
why-leap-needs-empty = só se salta para uma casa vazia, e { $piece ->
    [rook] uma torre adversária
   *[other] um { piece } adversário
 } está lá.
why-leap-needs-empty-own = só se salta para uma casa vazia, e { $piece ->
    [rook] sua própria torre
   *[other] seu próprio { piece }
 } está lá.
why-leap-lost-moved = este { piece } perdeu o salto: só pode saltar no primeiro movimento.
why-leap-lost-rook = o rei perdeu o salto quando uma torre adversária entrou na fileira ou coluna dele.
why-leap-lost-rook-square = o rei perdeu o salto quando uma torre adversária chegou a { $square }.
why-leap-in-check = em xeque, o rei não pode saltar.
why-king-attacked = lá, { the-piece } em { $square } atacaria seu rei.
why-king-exposed = depois disso, { the-piece } em { $square } atacaria seu rei.
why-must-answer-check = { the-piece } em { $square } está dando xeque ao seu rei.
why-blocked = { the-piece } em { $square } está no caminho.
why-pawn-needs-capture = o peão só vai nessa direção para capturar.
why-pawn-blocked = o peão não captura reto para a frente.
why-not-how-it-moves = { $piece ->
    [king] o rei anda uma casa.
    [met] o neang anda uma casa na diagonal.
    [khon] o koul anda uma casa, na diagonal ou reto para a frente.
    [knight] o cavalo salta em L, duas casas em linha reta e uma para o lado.
    [rook] a torre anda pela fileira ou pela coluna.
   *[pawn] o peão anda uma casa reto para a frente.
 }
why-no-moves = { $piece ->
    [rook] esta torre
   *[other] este { piece }
 } não tem lances agora.

## Saved games

games-title = Minhas partidas
games-lead = Salvas neste navegador, a cada lance.
games-empty = Ainda não há partidas salvas.
games-move = Lance { $move }
games-ended = Encerrada
games-resume = Continuar
games-open = Ver
games-delete = Apagar
games-delete-label = Apagar: { $game }
games-ask-delete = Apagar esta partida?
games-broken = Não é possível ler esta partida salva.
games-cut = Parte desta partida salva não pôde ser lida. Ela continua a partir do último lance válido.
games-not-saved = Este navegador não permite salvar a partida. Ela se perde quando você sai da página.
games-gone = Esta partida não está salva aqui.
games-gone-note = As partidas ficam no navegador em que foram jogadas.

## Lições

lesson-title = Lições
lesson-lead = Exercícios curtos, feitos movendo as peças. Você pode parar quando quiser e continuar depois.
lesson-so-far = { $n } de { $all } feitas
lesson-begin = Começar
lesson-continue = Continuar
lesson-rules = Ler as regras
lesson-tile = Lição { $n }: { $task }
lesson-tile-done = Lição { $n }, feita: { $task }
lesson-forget = Recomeçar do zero
lesson-ask-forget = Esquecer quais lições já foram feitas?
lesson-all = Todas as lições
lesson-place = { $n } de { $all }
lesson-hint = Dica
lesson-hint-man = Observe { the-piece } em { $from }.
lesson-hint-move = { $piece ->
    [rook] A torre
   *[other] O { piece }
 } vai de { $from } para { $to }.
lesson-retry = Tentar de novo
lesson-next = Próxima lição
lesson-goal = { $label }, marcada

lesson-chapter-moves = Como as peças andam
lesson-chapter-captures = Capturar
lesson-chapter-leaps = Os saltos
lesson-chapter-promotion = A promoção
lesson-chapter-check = Sair do xeque
lesson-chapter-mate = Mate
lesson-chapter-count = Mate dentro da contagem
lesson-chapter-stalemate = Afogamento e empates
lesson-chapter-karouk = Kar Ouk: o primeiro xeque

## Lições: o que cada uma pede. As brancas jogam, para cima.

lesson-task-rook = A torre anda pela fileira e pela coluna, até onde quiser. Passe pelas duas casas marcadas em 2 lances.
lesson-task-rook-round = A torre não salta. Contorne com ela o próprio peão até a casa marcada, em 3 lances.
lesson-task-king = O rei anda uma casa em qualquer direção. Passe pelas duas casas marcadas em 3 lances.
lesson-task-neang = O neang anda uma casa na diagonal. Passe pelas duas casas marcadas em 3 lances.
lesson-task-koul = O koul anda uma casa na diagonal ou reto para a frente. Passe pelas duas casas marcadas em 3 lances.
lesson-task-koul-back = O koul não recua em linha reta. Mesmo assim, leve-o uma casa para trás, em 3 lances.
lesson-task-knight = O cavalo salta por cima de tudo que está no caminho. Passe pelas duas casas marcadas em 3 lances.
lesson-task-rook-takes = Uma peça captura indo para a casa da outra. Capture os três peões em 3 lances.
lesson-task-knight-takes = Capture os três peões com o cavalo, em 3 lances.
lesson-task-fish-takes = O peão anda reto para a frente, mas captura na diagonal. Capture os dois peões marcados.
lesson-task-free-rook = A torre pode capturar três peças. Capture a que nada defende.
lesson-task-free-knight = O cavalo pode capturar quatro peças. Capture a que nada defende.
lesson-task-leap-king = No primeiro movimento, o rei pode saltar duas casas para o lado e uma para a frente, por cima de tudo. Salte para a casa marcada.
lesson-task-leap-neang = No primeiro movimento, o neang pode saltar duas casas reto para a frente. O peão abriu espaço: salte.
lesson-task-leap-rook = A torre preta chegou à coluna do rei, e o rei já não pode saltar. Salte com quem ainda pode.
lesson-task-leap-moved = O neang já se moveu e voltou, por isso perdeu o salto. Salte com quem ainda pode.
lesson-task-leap-answers = Em xeque, o rei não pode saltar, mas o neang pode. Defenda-se do xeque.
lesson-task-turn = O peão que chega à sexta fileira é promovido. Leve o seu até lá.
lesson-task-turn-takes = Depois de promovido, o peão anda como um neang. Capture o cavalo e depois o peão marcado.
lesson-task-turn-walks = Promova o peão e siga até a casa marcada: 3 lances ao todo.
lesson-task-step = O koul dá xeque, e a torre o defende. Vá para a única casa segura.
lesson-task-capture = Nada pode bloquear o xeque de um cavalo. Capture-o.
lesson-task-block = A torre dá xeque de longe. Ponha uma peça no caminho.
lesson-task-mate-rook = O koul prende o rei no canto. Dê mate em um lance.
lesson-task-mate-knight = O neang preto tira uma casa do próprio rei. Dê mate em um lance.
lesson-task-mate-koul = Na diagonal, o koul também recua. Dê mate em um lance.
lesson-task-mate-neang = Uma peça pequena também dá mate quando outra a defende. Dê mate em um lance.
lesson-task-mate-fish = Um peão também pode dar mate. Dê mate em um lance.
lesson-task-mate-two-knight = Primeiro, tire as últimas casas do rei. Mate em dois lances.
lesson-task-mate-two-rook = Comece com um lance tranquilo. Mate em dois lances.
lesson-task-count-rooks = Duas torres contra um rei sozinho. Mate em três lances: o quarto chegaria tarde para a contagem.
lesson-task-count-rook = Rei e torre contra um rei sozinho. Mate em três lances, antes que a contagem se esgote.
lesson-task-count-kouls = Dois koul contra um rei sozinho. Mate em dois lances, antes que a contagem se esgote.
lesson-task-count-knights = Dois cavalos e um neang contra um rei sozinho. Mate em dois lances, antes que a contagem se esgote.
lesson-task-count-koul = Koul e neang contra um rei sozinho. Mate em três lances, antes que a contagem se esgote.
lesson-task-trap-rook = Rei sem lances e fora de xeque é empate. Dê mate em dois lances e evite isso.
lesson-task-trap-rook-koul = Deixe uma casa para o rei até dar mate. Mate em dois lances.
lesson-task-trap-kouls = Um passo leva ao mate em dois lances, outro entrega o empate. Ache o certo.
lesson-task-draw-takes = As pretas venceriam aqui. Capture de modo que ninguém mais possa dar mate.
lesson-task-draw-count = Aqui quem conta é você: seu rei está sozinho. Escape do mate até a contagem se completar, e é empate.
lesson-task-first-check = No Kar Ouk, o primeiro xeque vence, seja qual for a peça. Dê xeque.
lesson-task-check-leap = Um salto também pode dar xeque. Vença em um lance.
lesson-task-check-opened = Ao mover-se, uma peça pode abrir o caminho para outra. Vença em um lance.
lesson-task-check-two = Ameace um xeque que nada possa impedir. Vença em dois lances.
lesson-task-guard-step = As pretas estão prestes a dar xeque. Ache o único lance que não deixa nenhum xeque às pretas.
lesson-task-guard-takes = O cavalo chegou perto demais. Ache o único lance que não deixa xeque às pretas.
lesson-task-guard-leap = Guarde cada casa: ache o único lance que não deixa xeque às pretas.

## Lições: o que se diz no fim

lesson-done-collect = Feito.
lesson-done-collect-rook = A torre vai até onde o caminho está livre.
lesson-done-collect-rook-round = Só o cavalo e o salto passam por cima de outras peças.
lesson-done-collect-king = Uma casa, em qualquer direção.
lesson-done-collect-neang = Sempre na diagonal: metade do tabuleiro ele nunca vê.
lesson-done-collect-koul = Quatro caminhos na diagonal e um reto para a frente.
lesson-done-collect-koul-back = Para trás, só na diagonal; por isso, a volta.
lesson-done-collect-knight = Duas casas em linha reta e uma para o lado, não importa o que haja no meio.
lesson-done-collect-rook-takes = Cada peça captura do jeito que anda. Só o peão é diferente.
lesson-done-collect-knight-takes = Três peões, cada um a um lance de cavalo do anterior.
lesson-done-collect-fish-takes = Anda reto, captura na diagonal e nunca volta.
lesson-done-collect-leap-king = Um salto não captura nem ataca nada: só move.
lesson-done-collect-leap-neang = No começo, o próprio peão está ali. Por isso ele precisa esperar.
lesson-done-collect-turn = A promoção vem sozinha. Não há o que escolher.
lesson-done-collect-turn-takes = De agora em diante, anda e captura como um neang.
lesson-done-collect-turn-walks = Um peão nunca volta. Um peão promovido pode voltar.
lesson-done-take = Nada captura de volta.
lesson-done-leap = Salto feito.
lesson-done-leap-leap-rook = A torre que chega à fileira ou à coluna do rei acaba com o salto dele. O neang mantém o seu.
lesson-done-leap-leap-moved = Uma peça só pode saltar no seu primeiro movimento.
lesson-done-answer = Você se defendeu do xeque.
lesson-done-answer-step = O rei está seguro.
lesson-done-answer-capture = A peça que dava xeque se foi.
lesson-done-answer-block = O caminho está fechado.
lesson-done-answer-leap-answers = Um salto não ataca nada, mas pode fechar o caminho.
lesson-done-win = Mate.
lesson-done-win-first-check = Xeque, e as brancas venceram.
lesson-done-win-check-leap = Xeque com um salto, e as brancas venceram.
lesson-done-win-check-opened = Xeque da peça de trás, e as brancas venceram.
lesson-done-win-check-two = As pretas não podiam impedir todas as ameaças. As brancas venceram.
lesson-done-count = Mate a tempo: { $number } de { $target }.
lesson-done-draw-draw-takes = Empate: só com um neang, ninguém dá mate.
lesson-done-draw-draw-count = Empate: a contagem chegou a { $target }.
lesson-done-draw = Empate.
lesson-done-guard = As pretas não têm mais nenhum xeque.
lesson-done-guard-guard-leap = Um salto pode tirar o rei do perigo.

## Lições: por que um lance não é o certo

lesson-answer = { the-piece } { $way ->
    [takes] captura em
   *[goes] vai para
 } { $square }
lesson-wrong-long = Há um caminho mais curto.
lesson-wrong-no-leap = Esse lance é permitido, mas não é um salto.
lesson-wrong-no-capture = Assim você não captura nada.
lesson-wrong-taken = Essa peça estava defendida: { the-piece } captura de volta.
lesson-wrong-lost = As pretas dão mate: { lesson-answer }.
lesson-wrong-lost-karouk = As pretas dão xeque primeiro: { lesson-answer }.
lesson-wrong-no-draw = Com o que resta, as pretas ainda podem dar mate.
lesson-wrong-stalemate = Afogamento: as pretas não têm lance e não estão em xeque. É empate.
lesson-wrong-drawn = Assim a partida termina empatada.
lesson-wrong-no-check = Isso não é xeque; então, não é mate.
lesson-wrong-no-check-karouk = Isso não é xeque.
lesson-wrong-escape = Xeque, mas não mate: { lesson-answer }.
lesson-wrong-late = As pretas têm uma resposta: { lesson-answer }.

## Settings

settings = Configurações
setting-theme = Tema
choice-theme-auto = Como no aparelho
choice-theme-light = Claro
choice-theme-dark = Escuro
setting-pieces = Peças
choice-pieces-khmer = Khmer
choice-pieces-modern = Modernas
setting-squares = Casas
choice-squares-plain = Simples
choice-squares-soft = Sombra suave
setting-notation = Nomes das casas
choice-notation-latin = e3
choice-notation-own = e3
settings-board = Tabuleiro
settings-feedback = Som e vibração
settings-look = Exibição
choice-pieces-letters = Letras
setting-digits = Algarismos
choice-digits-own = 123
choice-digits-latin = 123
setting-sound = Sons
sound-turn-on = Ligar os sons
sound-turn-off = Desligar os sons
setting-vibration = Vibração
setting-contrast = Contraste
choice-contrast-auto = Como no aparelho
choice-contrast-more = Alto
setting-motion = Movimento
choice-motion-auto = Como no aparelho
choice-motion-still = Nenhum

## Squares: the signs of files and ranks in this script

square-files = abcdefgh
square-ranks = 12345678

## A move in the list, in words

move-quiet = { piece } { $from }{ $to }
move-capture = { piece } { $from } captura { $to }

## Online: ways to play

nav-lobby = Saguão
way-friend = Com um amigo, por link
way-friend-short = Amigo
way-friend-note = Não precisa de conta
way-lobby = Encontrar adversário
way-lobby-short = Saguão
way-lobby-note = Salas à espera de alguém

## Online: a room

open-room = Criar sala
colour-random = Por sorteio
time = Tempo
time-kind-untimed = Sem relógio
time-kind-fischer = Relógio
time-kind-byoyomi = Byoyomi
time-kind-daily = Dias
time-minutes = Minutos
time-increment = Segundos por lance
time-period = Segundos por período
time-periods = Períodos
time-days = Dias por lance
time-untimed = sem relógio
time-fischer = { $minutes } min + { $seconds } s
time-byoyomi = { $minutes } min + { $periods } × { $seconds } s
time-daily = { $days ->
    [0] 0 dias por lance
    [one] { $days } dia por lance
   *[other] { $days } dias por lance
 }
visibility = Quem pode entrar
visibility-private = Por convite
visibility-private-note = Quem tiver o link
visibility-public = Todos
visibility-public-note = Aparece no saguão
room-waiting = Aguardando o adversário…
room-share = Envie este link a um amigo.
room-listed = A sala está no saguão. Você também pode enviar este link a um amigo.
room-starts = A partida começa aqui assim que alguém entrar.
room-link = Link
room-code = O link em código QR
copy-link = Copiar link
link-copied = Link copiado.
share-link = Compartilhar
close-room = Cancelar
join = Entrar na partida
room-invited = { $name } convida você para uma partida.
room-invited-guest = Você recebeu um convite para uma partida.
room-gone = Esta sala já não existe.
room-gone-note = Abra uma sua ou entre em outra no saguão.
room-missing = Não existe essa sala.
room-missing-note = O link está completo? Peça um novo ou encontre um adversário no saguão.
to-lobby = Ir para o saguão
offered-side = { $side ->
    [white] você joga de brancas
    [black] você joga de pretas
   *[random] cor por sorteio
 }
own-side = { $side ->
    [white] brancas
    [black] pretas
   *[random] cor por sorteio
 }
tournament-counting = contagem de torneio
guest = Visitante
guest-side = { $side ->
    [white] Brancas
   *[black] Pretas
 }

## Online: the lobby

lobby-title = Saguão
lobby-rooms = { $n ->
    [0] Há 0 salas em espera
    [one] Há { $n } sala em espera
   *[other] Há { $n } salas em espera
 }
lobby-people = { $n ->
    [0] 0 pessoas jogando
    [one] { $n } pessoa jogando
   *[other] { $n } pessoas jogando
 }
lobby-empty = Não há salas em espera
lobby-empty-note = Crie uma, e ela aparece aqui na hora. Enquanto isso, você pode jogar contra o computador.
lobby-waiting = Salas
lobby-playing = Partidas em andamento
lobby-own = Sua sala
lobby-join = Entrar na partida: { $name }
lobby-watch = Assistir: { $white } – { $black }
watch = Assistir
lobby-enter = Abrir

## Online: the connection

line-lost = Reconectando…
line-offline = Sem conexão. Seus lances ficam guardados e são enviados depois.
line-offline-here = Você está sem conexão. Ainda pode jogar contra o computador ou com um amigo neste aparelho.
line-pending = Reconectando… Seu lance será enviado em seguida.
line-back = Conexão restabelecida.
loading = Carregando…

## Online: during the game

watching = Você está assistindo.
watchers = { $n ->
    [0] 0 espectadores
    [one] { $n } espectador
   *[other] { $n } espectadores
 }
reconnecting = reconectando…
away = ausente
say-away = O adversário perdeu a conexão.
say-here = O adversário voltou.
ask-away = O adversário está ausente.
ask-away-in = O adversário está ausente. Em { $seconds } s você poderá reivindicar a vitória.
claim-win = Reivindicar vitória
claim-draw = Reivindicar empate
clock-label = Relógio, { $name }: { $time }
clock-days = { $days } d { $hours } h
clock-periods = { $n } × { $seconds } s
clock-first = 1º lance: { $seconds } s
say-seconds = { $seconds ->
    [0] Restam 0 segundos.
    [one] Resta { $seconds } segundo.
   *[other] Restam { $seconds } segundos.
 }
act-abort = Cancelar
act-chat = Chat
act-rematch = Revanche
ask-abort = Encerrar a partida sem resultado?
ask-offer-draw = Propor empate?
offer-draw = O adversário propõe empate.
offer-takeback = O adversário pede para voltar um lance.
offer-rematch = O adversário quer revanche.
offer-rematch-loser = O adversário quer revanche. Quem perdeu começa.
offered-draw = Empate proposto.
offered-takeback = Você pediu para voltar o lance.
offered-rematch = Revanche proposta. Aguardando a resposta…
accept = Aceitar
decline = Recusar
withdraw = Retirar
say-declined = { $kind ->
    [draw] O empate foi recusado.
    [takeback] O pedido de voltar o lance foi recusado.
   *[rematch] A revanche foi recusada.
 }
say-premove = Pré-lance: de { $from } para { $to }. Ele é feito assim que for sua vez.
say-premove-gone = Pré-lance cancelado.
say-premove-void = Seu pré-lance não é possível agora.
say-rematch = Começa a próxima partida.
say-credited = O servidor ficou fora do ar por um momento. Esse tempo foi devolvido.

## Online: chat

chat-title = Chat
chat-empty = Ninguém escreveu nada ainda.
chat-write = Mensagem
chat-send = Enviar
chat-mute = Silenciar
chat-unmute = Reativar
chat-muted = O chat está silenciado. Você não vê as mensagens.
chat-new = { $n ->
    [0] Chat, 0 mensagens novas
    [one] Chat, { $n } mensagem nova
   *[other] Chat, { $n } mensagens novas
 }
chat-phrases = Frases prontas
say-chat = { $name } diz: { $words }
phrase-hello = Olá.
phrase-good-luck = Boa sorte.
phrase-nice-move = Belo lance.
phrase-oops = Opa.
phrase-thank-you = Agradeço.
phrase-wait = Um momento, por favor.
phrase-good-game = Boa partida.
phrase-again = Mais uma partida?
phrase-goodbye = Até logo.

## Online: the end

win-time = { $side ->
    [white] As brancas vencem por tempo.
   *[black] As pretas vencem por tempo.
 }
win-abandonment = { $side ->
    [white] As brancas vencem: as pretas saíram da partida.
   *[black] As pretas vencem: as brancas saíram da partida.
 }
draw-time = Empate: o tempo acabou, mas o outro lado já não podia vencer.
draw-abandonment = Empate: um lado saiu da partida.
ended-aborted = Encerrada sem resultado.
ended-no-first-move = Encerrada: o primeiro lance não veio.
rematch-order = Quem começa
rematch-swap = Cores trocadas
rematch-loser-first = Quem perdeu
game-pgn = Baixar em PGN
game-link = Copiar o link da partida
next-game = Ir para a próxima partida

## Online: what was not done

refused-own-room = Esta é sua própria sala. Envie o link a um amigo.
refused-room-full = A sala está cheia. Você pode assistir.
refused-room-closed = Esta sala já não existe.
refused-game-over = A partida já terminou.
refused-stale = Outro lance já foi feito. O tabuleiro mostra a posição atual.
refused-illegal = O servidor não permite este lance. O tabuleiro mostra a posição atual.
refused-too-early = Ainda é cedo para isso.
refused-too-late = É tarde demais para isso.
refused-already-offered = Você já pediu. Faça um lance antes de pedir de novo.
refused-no-offer = Essa proposta já não vale.
refused-no-claim = Não há nada para reivindicar agora.
refused-not-away = O adversário está aqui.
refused-no-count = A contagem não pode ser mudada agora.
refused-too-long = Esta mensagem é longa demais.
refused-too-many = Foi muita coisa de uma vez. Espere um momento.
refused-too-many-rooms = Já há várias salas suas em espera. Cancele uma delas primeiro.
refused-too-fast = Foi um pouco rápido demais. Espere um momento.
refused-try-again = O servidor não conseguiu agora. Tente de novo.
refused-lost = Sem conexão. Tente de novo quando ela voltar.
refused-other = Não deu certo.
refused-bad-name = O nome tem de 2 a 20 caracteres: letras e algarismos, com espaços, pontos ou hifens entre eles.
refused-bad-password = A senha tem pelo menos 8 caracteres.
refused-name-taken = Este nome já está em uso. Escolha outro.
refused-has-account = Você já tem uma conta.
refused-wrong = Nome ou senha incorretos.
refused-invalid = Falta alguma coisa.

## Accounts

account-title = Conta
account-lead = Você pode jogar sem conta. Com uma, encontra suas partidas em qualquer aparelho.
account-in = Você entrou como { $name }.
account-new = Nova conta
account-new-note = As partidas que você jogou aqui vão junto.
account-old-note = O que você jogou aqui como visitante não vai junto: só uma conta nova recebe isso.
account-name = Nome
account-password = Senha
account-password-note = Pelo menos 8 caracteres. Uma senha perdida não pode ser recuperada.
account-make = Criar conta
sign-in = Entrar
sign-out = Sair da conta
sign-out-everywhere = Sair em todos os aparelhos
account-export = Baixar tudo o que está guardado sobre mim
account-delete = Apagar a conta
account-delete-note = Nome e senha são apagados. Suas partidas, e o que você escreveu nelas, ficam para quem jogou com você, sem o seu nome.
account-profile = Sua página, como os outros a veem
player-since = Aqui desde { $date }
player-missing = Não há jogador com esse nome.
player-missing-note = O nome está escrito como o jogador o escreve?
player-games = Partidas
player-no-games = Ainda sem partidas.
played-won = vitória
played-lost = derrota
played-drawn = empate
played-none = sem resultado
played-running = em andamento
played-by = { $white } – { $black }

## Análise: o que diz o computador

analysis-engine-units = { $whole },{ $tenths }
analysis-engine-bar = Avaliação: { $words }
analysis-engine-even = { $score }, jogo equilibrado
analysis-engine-better = { $side ->
    [white] { $score }, as brancas estão melhor
   *[black] { $score }, as pretas estão melhor
 }
analysis-engine-mate = { $side ->
    [white] as brancas dão mate em { $n }
   *[black] as pretas dão mate em { $n }
 }
analysis-engine-mate-karouk = { $side ->
    [white] as brancas dão xeque em { $n }
   *[black] as pretas dão xeque em { $n }
 }
analysis-engine-over = { $side ->
    [white] as brancas venceram
    [black] as pretas venceram
   *[none] empate
 }
analysis-engine-lines = Melhores lances
analysis-engine-depth = Profundidade { $depth }
analysis-engine-speed = { $thousands } mil posições por segundo
analysis-engine-waiting = O computador está pensando…

## Análise: a revisão de uma partida

analysis-review-title = Revisão
analysis-review-about = O computador examina cada posição e mostra onde havia um lance melhor.
analysis-review-empty = Jogue alguns lances ou abra uma partida para poder revisá-la.
analysis-review-start = Revisar a partida
analysis-review-progress = { $done } de { $total } posições
analysis-review-cancel = Parar
analysis-review-done = A revisão está pronta.
analysis-review-failed = A revisão não foi concluída.
analysis-review-graph = Avaliação, lance a lance
analysis-review-start-position = Primeira posição: { $words }
analysis-review-move = { $side ->
    [white] { $number }. { $san }
   *[black] { $number }… { $san }
 }
analysis-review-after = { analysis-review-move }: { $words }
analysis-review-none = Nenhum lance entregou muito.
analysis-review-faults = Lances para rever
analysis-review-grade = { $grade ->
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
 }
analysis-review-better = Melhor: { $san }
## O guia: docs/translations.md explica os sinais no texto. Só o servidor lê as mensagens guide-….

side-to-move = { $side ->
    [white] Vez das brancas
   *[black] Vez das pretas
 }
guide-title = Como jogar ouk
title-guide = { guide-title } · Ouk Chatrang, Kar Ouk
describe-guide = Aprenda Ouk Chatrang e Kar Ouk, o xadrez do Camboja: tabuleiro, peças, saltos, xeque, empates e contagem, com um tabuleiro que joga junto.
guide-lead = Nove capítulos curtos, do primeiro peão à última contagem. O tabuleiro ao lado do texto joga junto: toque em uma frase colorida ou em qualquer peça.
guide-cambodian = O xadrez do Camboja: passos curtos, luta de perto e um rei que pode saltar uma vez. O xeque-mate vence. Quando restam poucas peças, começa uma contagem, e o lado mais forte precisa dar mate antes que ela termine.
guide-karouk = O mesmo tabuleiro, as mesmas peças, os mesmos lances. Uma só regra faz disso outro jogo: quem dá o primeiro xeque vence.
guide-chapters = Capítulos
guide-chapter = Capítulo
guide-turn = Capítulo anterior e seguinte
guide-previous = Anterior
guide-next = Próximo
guide-again = Ver de novo

## Guia: tabuleiro e peças

guide-setup-title = Tabuleiro e peças
title-guide-setup = { guide-setup-title } · { guide-title }
describe-guide-setup = O tabuleiro, as dezesseis peças de cada lado e o objetivo dos dois jogos.
guide-setup-board-head = O tabuleiro
guide-setup-board = Joga-se em oito colunas, de a até h, e oito fileiras, de 1 a 8. O tabuleiro é de madeira lisa: nenhuma casa é escura. As brancas começam, depois os lados se alternam, e ninguém pode passar a vez.
guide-setup-men-head = Dezesseis peças de cada lado
guide-setup-men = Na fileira do fundo ficam, de cada borda para dentro, uma *torre*, um *cavalo* e um *koul*. O meio é do *rei* e do *neang*.
guide-setup-kings = Os reis não ficam frente a frente: o branco está em d1 e seu neang em e1, o preto em e8 e seu neang em d8. Cada neang fica à direita do próprio rei.
guide-setup-fish = Os oito *peões* começam na terceira fileira, não na segunda. Só duas fileiras vazias os separam dos peões do adversário.
guide-setup-take-head = Mover e capturar
guide-setup-take = Uma peça captura ao entrar [na casa de uma peça adversária](taking), que sai do tabuleiro. Duas peças nunca ocupam a mesma casa.
guide-setup-jump = Só o cavalo salta por cima das outras; [qualquer outra é detida pela primeira que estiver no caminho](rook-blocked). Rei e neang têm uma exceção cada um: [os saltos](/leaps).
guide-setup-aim-head = O objetivo
guide-setup-aim = No *Ouk Chatrang* vence o [xeque-mate](mate): o rei adversário está atacado e nenhum lance o salva.
guide-setup-aim-first = No *Kar Ouk* tudo acaba antes: [o primeiro xeque](first-rook) encerra a partida.

## Guia: como se movem as peças

guide-pieces-title = Como se movem as peças
title-guide-pieces = { guide-pieces-title } · { guide-title }
describe-guide-pieces = Rei, neang, koul, cavalo e torre, um depois do outro.
guide-pieces-lead = Toque em uma peça do tabuleiro: pontos mostram aonde ela pode ir; anéis, o que pode capturar.
guide-pieces-king-head = Rei
guide-pieces-king = O rei, em khmer *sdach*, anda [uma casa em qualquer direção](king-ways). Nunca entra onde o adversário poderia capturá-lo: [aqui não pode ir a e4](king-attacked), porque a torre domina a coluna.
guide-pieces-neang-head = Neang
guide-pieces-neang = O neang, também chamado met, anda [uma casa na diagonal](neang-ways), para a frente ou para trás. Por isso só alcança metade das casas.
guide-pieces-koul-head = Koul
guide-pieces-koul = O koul anda [uma casa na diagonal ou uma reto para a frente](koul-ways). [Reto para trás](koul-back) ou para o lado, não pode.
guide-pieces-knight-head = Cavalo
guide-pieces-knight = O cavalo, *seh*, anda em L: [duas casas na coluna ou na fileira e uma para o lado](knight-ways). Ele sempre salta: [aqui passa por cima do próprio peão](knight-jumps).
guide-pieces-rook-head = Torre
guide-pieces-rook = A torre, *touk*, é um barco no Camboja. Anda [quanto quiser na coluna ou na fileira](rook-ways), até encontrar algo no caminho: a própria peça a detém, a adversária pode ser capturada.
guide-pieces-letters-head = As letras
guide-pieces-letters = Nos lances escritos, K é o rei, M o neang (de met), S o koul, N o cavalo e R a torre. O peão não tem letra. Cuidado: R aqui não é o rei.

## Guia: o peão

guide-fish-title = O peão
title-guide-fish = { guide-fish-title } · { guide-title }
describe-guide-fish = Como o peão anda e captura, e como é promovido na sexta fileira.
guide-fish-move-head = Um passo de cada vez
guide-fish-move = No Camboja o peão é um peixe, *trey*. Anda [uma casa reto para a frente](fish-moves) e não mais: [não há avanço duplo](fish-double) e, portanto, nem captura en passant.
guide-fish-take-head = Captura na diagonal
guide-fish-take = O peão captura [uma casa na diagonal para a frente](fish-takes). [Reto para a frente não captura nada](fish-ahead), e [na diagonal só vai para capturar](fish-aside).
guide-fish-turn-head = Na sexta fileira é promovido
guide-fish-turn = Onde começaram os peões do adversário, o peão [vira neang, e o peixe é virado](fish-turns): na 6ª fileira para as brancas, na 3ª para as pretas. Acontece sempre e na hora, [também quando ele chega capturando](fish-turns-taking).
guide-fish-after = O peão promovido, *trey bok*, [move-se como um neang](fish-turned) daí em diante. Mas nunca salta: esse direito é só do neang da posição inicial.

## Guia: os saltos

guide-leaps-title = Os saltos
title-guide-leaps = { guide-leaps-title } · { guide-title }
describe-guide-leaps = Rei e neang podem saltar uma vez cada um, no primeiro movimento: como, para onde e como se perde o direito.
guide-leaps-lead = No ouk não há roque. Em vez disso, rei e neang podem saltar uma vez cada um, em seu primeiro movimento. No tabuleiro, um losango marca as casas do salto.
guide-leaps-king-head = O salto do rei
guide-leaps-king = O rei salta como um cavalo, mas só para a frente: [duas colunas para o lado e uma fileira adiante](king-leap), por cima de tudo. O rei branco chega a b2 ou [a f2](king-leap-made), o preto a c7 ou g7.
guide-leaps-king-check = [Em xeque ele não pode saltar](king-leap-in-check). Se outra peça o defende do xeque, o direito continua.
guide-leaps-neang-head = O salto do neang
guide-leaps-neang = O neang salta [duas casas reto para a frente](neang-leap): o branco de e1 a e3, o preto de d8 a d6. No início o próprio peão está lá, então [ele precisa esperar](neang-leap-early). [O peão avança, e o neang salta](neang-leap-made).
guide-leaps-neang-over = O que está no meio não importa: [aqui ele passa por cima do próprio koul](neang-leap-over). O neang pode saltar até com o rei em xeque, se assim [bloqueia o xeque](neang-leap-blocks).
guide-leaps-empty-head = Só para uma casa vazia
guide-leaps-empty = Um salto não captura nada e, por isso, também não ataca nada: [o rei adversário pode ficar em uma casa de salto](leap-attacks-nothing).
guide-leaps-lost-head = Como se perde o direito
guide-leaps-lost = Rei e neang perdem o direito de salto cada um por si e para sempre.
guide-leaps-lost-moved = A peça que já se moveu não salta mais, [nem quando volta para casa](king-leap-moved).
guide-leaps-lost-rook = O rei perde o salto quando uma torre adversária [entra na coluna ou na fileira dele](king-leap-rook), haja o que houver no meio.
guide-leaps-lost-not = A torre precisa chegar por um lance dela mesma. A que já está lá não tira nada, nem a peça que sai da frente dela. O salto do neang não teme torres.

## Guia: xeque e mate

guide-check-title = Xeque e mate
title-guide-check = { guide-check-title } · { guide-title }
describe-guide-check = O grito, as três defesas contra o xeque e como o mate encerra uma partida de Ouk Chatrang.
guide-check-call-head = “Ouk!”
guide-check-call = Um lance que ataca o rei adversário [dá xeque](check-given). No Camboja quem o dá exclama “Ouk!”, e é daí que vem o nome do jogo.
guide-check-words = Alguns jogadores usam três palavras: *ouk* para o xeque de torre ou cavalo, *ruk* para o de outra peça, *pi* para o xeque descoberto. Aqui é sempre “Ouk!”.
guide-check-answer-head = Três defesas
guide-check-answer = No Ouk Chatrang é preciso defender-se do xeque já no lance seguinte:
guide-check-step = [o rei sai do lugar](check-stepped),
guide-check-take = [a peça que dá xeque é capturada](check-taken),
guide-check-block = ou [uma peça entra no meio](check-blocked), se houver espaço.
guide-check-own = Nenhum lance pode deixar o próprio rei atacado. [Um koul que protege seu rei](check-pinned) não pode sair da linha.
guide-check-mate-head = Xeque-mate
guide-check-mate = Se nenhuma das três é possível, é *xeque-mate*, e a partida acabou. [Aqui um cavalo dá mate no terceiro lance das brancas](mate): as próprias peças cercam o rei preto.

## Guia: Kar Ouk

guide-first-title = Kar Ouk
title-guide-first = { guide-first-title } · { guide-title }
describe-guide-first = O primeiro xeque vence: qual xeque vale e o que isso muda.
guide-first-rule-head = O primeiro xeque vence
guide-first-rule = Tabuleiro, peças, movimentos e saltos são os do Ouk Chatrang. Mas [o primeiro xeque encerra a partida](first-rook), e quem o dá vence.
guide-first-guard = Não adianta poder capturar a peça: neste exemplo um cavalo protege a8, e mesmo assim a torre vence. Não há lance seguinte.
guide-first-any-head = Qualquer xeque serve
guide-first-any = Não importa que peça dá o xeque nem como ele surge. Pode ser
guide-first-leap = [um salto](first-leap),
guide-first-promotion = [um peão que é promovido](first-promotion),
guide-first-discovered = ou [uma peça que sai da frente de uma torre](first-discovered).
guide-first-mate = O xeque-mate também é um xeque e, portanto, também vence.
guide-first-safe-head = Como se proteger
guide-first-safe = Antes de cada lance, procure as casas de onde uma peça adversária poderia atacar seu rei. Bloqueie o caminho, capture a peça ou tire o rei do alcance dela. E nunca ponha o próprio rei sob ataque: isso é proibido aqui também.
guide-first-quick = Da posição inicial, o terceiro lance das brancas é o primeiro que pode dar xeque: [bastam três lances de um cavalo](first-quick).
guide-first-rest-head = O que mais muda
guide-first-rest = A contagem é a do Ouk Chatrang, só que a tempo precisa vir um xeque, não um mate. A mesma posição pela terceira vez é empate na hora. E só há empate por falta de peças quando os dois reis ficam sozinhos: [empates](/draws).

## Guia: empates

guide-draws-title = Empates
title-guide-draws = { guide-draws-title } · { guide-title }
describe-guide-draws = Afogamento, repetição, poucas peças, acordo e contagem.
guide-draws-stalemate-head = Afogamento
guide-draws-stalemate = Quem tem a vez, não está em xeque e não tem nenhum lance legal está afogado, e [a partida empata](stalemate). Por isso, deixe uma casa para o rei sozinho até poder dar mate.
guide-draws-repetition-head = Três vezes a mesma
guide-draws-repetition = Quando [a mesma posição aparece pela terceira vez](repetition), com o mesmo lado a jogar e os mesmos direitos de salto, no Ouk Chatrang *pode-se reivindicar* o empate. No Kar Ouk [o empate é na hora](repetition-karouk).
guide-draws-material-head = Poucas peças
guide-draws-material = Quando ninguém mais pode dar mate, a partida empata na hora: por exemplo, se além dos reis só resta [um cavalo](material), um neang ou um peão. No Kar Ouk só empatam [dois reis sozinhos](material-karouk): qualquer outra peça ainda poderia dar xeque.
guide-draws-count-head = A contagem e um acordo
guide-draws-count = A partida também empata quando [a contagem](/count) chega ao limite e sempre que os dois concordam.
guide-draws-fifty = Não há regra dos 50 lances. Em seu lugar está a contagem.

## Guia: a contagem

guide-count-title = A contagem
title-guide-count = { guide-count-title } · { guide-title }
describe-guide-count = Quando se conta, até onde, e um final que passa pelas duas contagens lance a lance.
guide-count-lead = Quando restam poucas peças, o lado mais forte não pode tentar para sempre. O mais fraco conta os próprios lances; se o número chega ao limite, a partida empata. A contagem começa sozinha.
guide-count-idle = Nenhuma contagem em andamento.
guide-count-board-head = A contagem do tabuleiro: até 64
guide-count-board = Assim que um lado tem três peças ou menos, rei e peões incluídos, ele conta a partir de 1. O adversário precisa dar mate antes que a contagem chegue a 64. Não importa se ainda há peões no tabuleiro.
guide-count-bare-head = A contagem de rei sozinho: de 8 a 64
guide-count-bare = Quando um lado só tem o rei e não há peão não promovido no tabuleiro, entra uma contagem mais curta. Até onde ela vai depende das peças diante do rei. Vale a primeira linha que servir:
guide-count-other = Rei sozinho contra quaisquer outras peças
guide-count-from = Esta contagem não começa em 1, e sim no número de peças do tabuleiro: com cinco peças, o primeiro lance do rei sozinho é o número 6.
guide-count-both-head = Um final, duas contagens
guide-count-both = As brancas têm duas torres e um koul; as pretas, um koul, um cavalo e um peão. Avance com as setas ou toque nas linhas e observe o contador.
guide-count-step-begin = [Uma torre captura o koul](count:1). Restam três peças às pretas: começa a contagem do tabuleiro.
guide-count-step-one = [As pretas jogam](count:2), e o contador mostra 1 de 64.
guide-count-step-turn = [O peão preto é promovido](count:6): 3 de 64. Já não há peão não promovido, mas as pretas ainda têm três peças.
guide-count-step-on = [Uma torre captura o cavalo](count:7). A contagem simplesmente continua.
guide-count-step-bare = [Cai a última peça](count:9). O rei está sozinho contra duas torres, com cinco peças no tabuleiro: o contador pula para 5 de 8.
guide-count-step-near = [O rei foge](count:12): 6, depois 7. Mais um lance das pretas e seria empate.
guide-count-step-mate = [A torre dá mate](count:13) em 7 de 8, bem a tempo.
guide-count-late-head = Um lance atrasado
guide-count-late = O mesmo final outra vez. Agora as brancas [trazem o rei](count-late) em vez de dar mate; o lance das pretas faz 8 de 8, e a partida empata.
guide-count-know-head = Bom saber
guide-count-on = Uma contagem iniciada continua, não importa o que se capture depois. [Um rei sozinho que captura uma torre](count-goes-on) não muda o limite.
guide-count-over = Uma contagem que começaria além do limite é empate na hora: [duas torres com nove peças no tabuleiro](count-over) chegam tarde, antes mesmo de começar.
guide-count-first = No Kar Ouk correm as mesmas contagens. Ali, o que precisa vir antes do limite é um xeque.
guide-count-tournament-head = Contagem de torneio
guide-count-tournament = Diante de um tabuleiro de verdade só os jogadores começam a contar, e aqui você também pode escolher isso. Um lado com três peças ou menos, cujo adversário tem mais que o rei, inicia a contagem do tabuleiro na própria vez e pode pará-la; um novo início recomeça em 1. Enquanto ele conta, o outro pode reivindicar o empate a qualquer momento.
guide-count-tournament-end = Quem dá mate (no Kar Ouk, xeque) sem ter parado de contar só empatou: pare antes. A contagem de rei sozinho é automática também aqui.

## Guia: perguntas

guide-questions-title = Perguntas
title-guide-questions = { guide-questions-title } · { guide-title }
describe-guide-questions = Por que o neang não salta logo, qual a diferença para o makruk, que outras regras existem e de onde vem o jogo.
guide-ask-neang = Por que meu neang não pode saltar no início?
guide-answer-neang = Só se salta para uma casa vazia, e no início seu próprio peão está lá: em e3 com as brancas, em d6 com as pretas. [Mova primeiro esse peão](neang-leap-made). O neang guarda o direito até seu primeiro movimento.
guide-ask-king = Quando o rei pode saltar?
guide-answer-king = Só no primeiro movimento, fora de xeque e para uma casa vazia: b2 ou f2 com as brancas, c7 ou g7 com as pretas. [Uma torre adversária que entra na coluna ou na fileira do rei](king-leap-rook) acaba com o direito para sempre.
guide-ask-makruk = Qual a diferença entre o ouk e o makruk?
guide-answer-makruk = Tabuleiro, posição inicial e movimentos comuns são os do makruk, o xadrez da Tailândia. No ouk, porém, rei e neang podem saltar uma vez cada um. A contagem começa antes: assim que um lado tem três peças ou menos, mesmo com peões no tabuleiro.
guide-ask-rules = Que outras regras existem, e por que estas?
guide-answer-rules = Alguns programas deixam o neang capturar com o salto ou ignoram as torres adversárias; alguns encerram todos os saltos na primeira captura ou no primeiro xeque; algumas páginas contam o afogamento como vitória. Aqui valem as regras da federação cambojana, como as joga o programa livre Fairy-Stockfish: estão escritas, podem ser conferidas, e as partidas passam de um programa a outro.
guide-ask-names = Por que as peças têm vários nomes?
guide-answer-names = O ouk se aprende olhando, e as palavras variam. O rei é sdach, mas também ang ou khon; o neang é também met. Cuidado com *khon*: em khmer é o rei, em tailandês, o koul.
guide-ask-first = Quem começa?
guide-answer-first = As brancas. Na primeira partida, combina-se quem joga com elas; depois, por um velho costume, começa quem perdeu. Na revanche online você pode escolher esse costume.
guide-ask-origin = De onde vem o jogo?
guide-answer-origin = O ouk pertence à grande família que começou na Índia com o chaturanga; seu parente mais próximo é o makruk. No Camboja se joga em cafés e barbearias, muitas vezes em duas equipes que discutem em voz alta. Do Kar Ouk se sabe menos. O nome significa proteger-se do xeque e também se escreve Ka Ouk ou Ka Ok.

## Analysis: the page

analysis-title = Análise
analysis-parts = Partes da análise
analysis-tab-moves = Lances
analysis-tab-lines = Linhas
analysis-tab-graph = Gráfico
analysis-tab-fen = FEN · PGN
analysis-no-moves = Ainda sem lances. Jogue no tabuleiro ou abra uma partida.
analysis-tree-cut = Há mais lances do que cabem aqui. As setas levam a todos.
analysis-engine = Computador
analysis-engine-off = Ligado, ele mostra os melhores lances e quem está melhor.
analysis-line-count = Número de linhas
analysis-annotate = Comentário e variante
analysis-comment-start = Comentário antes do primeiro lance
analysis-comment-on = Comentário sobre { $move }
analysis-glyphs = Avaliação do lance
analysis-glyph-1 = Bom lance
analysis-glyph-2 = Erro
analysis-glyph-3 = Ótimo lance
analysis-glyph-4 = Erro grave
analysis-glyph-5 = Lance interessante
analysis-glyph-6 = Lance duvidoso
analysis-promote = Mover para cima
analysis-make-main = Tornar principal
analysis-remove = Apagar daqui em diante
analysis-ask-remove = Apagar este lance e tudo o que vem depois?
analysis-link = Link
analysis-link-note = O próprio link contém a posição e os lances. Nada sai deste aparelho antes de você enviá-lo.
analysis-link-too-long = Esta partida é longa demais para um link. Envie-a como PGN.
analysis-share = Copiar link
analysis-copy = Copiar: { $label }
analysis-copied = Copiado.
analysis-open = Abrir
analysis-paste = Uma partida em PGN ou uma posição em FEN
analysis-file = Arquivo
analysis-new = Nova, a partir da posição inicial
analysis-before = Voltar à análise anterior
analysis-choose = { $n ->
    [0] 0 partidas
    [one] { $n } partida
   *[other] { $n } partidas
 }: qual delas?
analysis-choose-more = Só as primeiras { $n } partidas estão na lista.
analysis-game-number = Partida { $n }
analysis-open-nothing = Neste texto não há partida nem posição.
analysis-open-too-large = Este texto é grande demais. Abra uma parte dele.
analysis-link-bad = Este link está danificado ou é de uma versão mais nova: nele não há partida que se possa jogar.
analysis-not-kept = Este navegador não permite salvar a análise. Ela se perde quando você sai da página.
analysis-analyse = Analisar

## Analysis: the board editor

analysis-edit = Montar posição
analysis-edit-short = Montar
analysis-men = Peças para colocar
analysis-tool-move = Mover peças
analysis-tool-erase = Retirar peças
analysis-array = Posição inicial
analysis-clear = Limpar
analysis-turn = Vez de jogar
analysis-rights = Ainda pode saltar
analysis-count-runs = Há uma contagem em curso
analysis-count-side = Quem conta
analysis-count-number = Contagem
analysis-count-target = Empate em
analysis-faults = Esta posição não é possível:
analysis-cancel = Cancelar

## Analysis: what is wrong with a FEN

analysis-fen = FEN
analysis-pgn = PGN
analysis-fen-field = { $field ->
    [pieces] as peças
    [turn] a vez de jogar
    [leap-rights] os direitos de salto
    [counting-limit] o limite da contagem
    [halfmove-clock] a quinta parte
    [fullmove-number] o número do lance
   *[end] o fim
 }
analysis-fen-ranks = O tabuleiro precisa de oito fileiras separadas por “/”.
analysis-fen-rank-length = Esta fileira não tem oito casas.
analysis-fen-character = “{ $sign }” não significa nada aqui ({ analysis-fen-field }).
analysis-fen-not-a-number = Aqui deveria haver um número ({ analysis-fen-field }).
analysis-fen-too-many-fields = Há uma parte a mais: uma FEN tem seis.
analysis-fen-too-long = Este texto é longo demais para uma FEN.
analysis-fen-no-king = { $side ->
    [white] As brancas não têm rei.
   *[black] As pretas não têm rei.
 }
analysis-fen-too-many-kings = { $side ->
    [white] As brancas têm mais de um rei.
   *[black] As pretas têm mais de um rei.
 }
analysis-fen-pawn-on-back-rank = Em { $square }, na borda do tabuleiro, não pode haver peão.
analysis-fen-right-without-piece = Em { $square } não há quem ainda possa saltar.
analysis-fen-opponent-in-check = { $side ->
    [white] As brancas acabaram de jogar e deixaram o rei em xeque.
   *[black] As pretas acabaram de jogar e deixaram o rei em xeque.
 }

## Analysis: what is wrong with a PGN

analysis-faults-kept = Parte desta partida não pôde ser lida. O que está em ordem aparece abaixo.
analysis-faults-none = Não é possível mostrar esta partida.
analysis-fault-tag = Linha { $line }: isto não é um dado do cabeçalho: { $signs }
analysis-fault-variant = Linha { $line }: nenhum jogo aqui se chama “{ $signs }”.
analysis-fault-fen = Linha { $line }: não é possível ler a posição inicial.
analysis-fault-result = Linha { $line }: “{ $signs }” não é um resultado.
analysis-fault-no-move = Linha { $line }, { $at } “{ $signs }” não está escrito como um lance.
analysis-fault-illegal = Linha { $line }, { $at } “{ $signs }” não pode ser jogado ali.
analysis-fault-ambiguous = Linha { $line }, { $at } “{ $signs }” pode se referir a mais de uma peça.
analysis-fault-count = Linha { $line }: ali a contagem não pode ser mudada assim.
analysis-fault-junk = Linha { $line }: “{ $signs }” não significa nada aqui.
analysis-fault-comment-open = Linha { $line }: um comentário não foi fechado.
analysis-fault-variation-empty = Linha { $line }: uma variante sem lance antes dela.
analysis-fault-variation-open = Linha { $line }: uma variante não foi fechada.
analysis-fault-variation-close = Linha { $line }: termina aqui uma variante que não começou.
analysis-fault-results-differ = Linha { $line }: os lances terminam com { $signs }, o cabeçalho diz outra coisa.
analysis-fault-outcome = Linha { $line }: o tabuleiro mostra outra coisa, não { $signs }.
analysis-fault-too-long = Linha { $line }: a partida é longa demais e foi cortada.
