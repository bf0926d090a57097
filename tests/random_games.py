"""Random games that look for trouble: leaps, captures, checks, promotions, endings, counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import rules_model
from game_model import Game
from rules_model import (
    BLACK,
    LEAP_HOLDERS,
    RULES,
    SQUARES,
    STARTING_FEN,
    WHITE,
    Board,
    Position,
    is_attacked,
    kind,
    play,
)

PLIES_AFTER_THE_END = 4  # a draw can be played on


def ends_a_right(game: Game, uci: str) -> bool:
    """Check whether a move takes the other side's king or met its leap."""
    before, after = game.position, play(game.position, uci)
    gone = before.leap_rights - after.leap_rights
    return bool(gone - {uci[:2]})


def goes_back(game: Game, uci: str) -> bool:
    """Check whether a move takes the player's last move back."""
    return len(game.moves) >= 2 and uci == game.moves[-2][2:4] + game.moves[-2][:2]


def leaves_no_answer(game: Game, uci: str) -> bool:
    """Check whether the other side has no legal move after a move."""
    return not rules_model.legal_moves(play(game.position, uci), game.rules)


KINDS: dict[str, Callable[[Game, str], bool]] = {
    "any": lambda _game, _uci: True,
    "leap": Game.is_leap,
    "capture": Game.is_capture,
    "no capture": lambda game, uci: not game.is_capture(uci),
    "check": Game.gives_check,
    "fish": lambda game, uci: kind(game.position.board[uci[:2]]) == "P",
    "lost right": ends_a_right,
    "way back": goes_back,
    "no answer": leaves_no_answer,
}

# How often a player looks first for a move of some kind.
TEMPERS = {
    "wild": {"any": 40, "leap": 15, "capture": 15, "check": 10, "fish": 10, "lost right": 10},
    "greedy": {"any": 10, "capture": 80, "fish": 10},
    "hunting": {"any": 10, "check": 30, "no answer": 60},
    "shuffling": {"any": 10, "leap": 3, "capture": 3, "fish": 3, "way back": 81},
    "quiet": {"any": 5, "no capture": 95},
}


def random_game(variant: str, seed: int) -> Game:
    """Play a game; the same seed gives the same game."""
    rng = Random(f"{variant} {seed}")
    fen, plies, temper = random_start(variant, rng)
    game = Game(variant, fen)
    while len(game.moves) < plies and game.legal_moves():
        game.push(choose_move(game, rng, temper))
        if rules_model.outcome(game.position, game.rules):
            plies = min(plies, len(game.moves) + PLIES_AFTER_THE_END)
    return game


def tournament_game(variant: str, seed: int) -> Iterator[tuple[Game, str | None, str]]:
    """Play an ending long enough for counts to run out, yielding before every move the game, what
    its player has done about the count, and the move that comes next."""
    rng = Random(f"tournament {variant} {seed}")
    start = replace(random_ending(variant, rng), counting_limit=0, counting_ply=0)
    game = Game(variant, start.fen(), counting="tournament")
    while len(game.moves) < 180 and game.legal_moves():
        action, move = press_count(game, rng), choose_move(game, rng, "quiet")
        yield game, action, move
        game.push(move)


def press_count(game: Game, rng: Random) -> str | None:
    """Start or stop counting now and then; tells which."""
    if game.can_start_count() and rng.random() < 0.3:
        game.start_count()
        return "start"
    if game.can_stop_count() and rng.random() < 0.01:
        game.stop_count()
        return "stop"
    return None


def choose_move(game: Game, rng: Random, temper: str = "wild") -> str:
    """Choose a legal move, more often than by chance one of an interesting kind.

    Where a check wins, most checks are left out, or no game would see its ending.
    """
    moves = game.legal_moves()
    rng.shuffle(moves)
    if game.rules.check_wins and rng.random() < 0.98:
        moves = [move for move in moves if not game.gives_check(move)] or moves
    [wanted] = rng.choices(list(TEMPERS[temper]), list(TEMPERS[temper].values()))
    return next((move for move in moves if KINDS[wanted](game, move)), moves[0])


def random_start(variant: str, rng: Random) -> tuple[str, int, str]:
    """Choose a FEN to start from, how many plies to play at most, and how to play."""
    choice = rng.randrange(20)
    if choice == 0:
        return STARTING_FEN, 300, "wild"
    if choice < 5:
        return STARTING_FEN, 80, "wild"
    if choice < 9:
        return thinned_array(rng).fen(), 80, "wild"
    if choice < 11:
        return thinned_array(rng).fen(), 30, "shuffling"
    tempers = ["wild", "greedy", "hunting", "shuffling"]
    return random_ending(variant, rng).fen(), 40, rng.choice(tempers)


def thinned_array(rng: Random) -> Position:
    """Take men from the starting array, so that leaps meet open lines and counts."""
    start = rules_model.read_fen(STARTING_FEN)
    share = rng.uniform(0.2, 0.9)
    board = {s: p for s, p in start.board.items() if p in "Kk" or rng.random() > share}
    rights = frozenset(square for square in start.leap_rights if square in board)
    return Position(board, WHITE, rights, 0, 0, 0, 1)


def random_ending(variant: str, rng: Random) -> Position:
    """Put a few men anywhere, now and then with a count that is about to run out."""
    while True:
        limit = rng.choice([0, 0, 0, 14, 30, 42, 62, 86, 126])
        position = Position(
            board=scattered_men(rng),
            turn=rng.choice([WHITE, BLACK]),
            leap_rights=frozenset(),
            counting_limit=limit,
            counting_ply=limit and limit - rng.randrange(10),
            halfmove_clock=0,
            fullmove_number=rng.randrange(1, 90),
        )
        position = with_rights(position)
        if is_playable(position, variant):
            return position


def scattered_men(rng: Random) -> Board:
    """Put up to six men and two kings on squares where a position may have them; a king is often
    bare and often at home."""
    army = rng.choice(["RRSNMPPPrrsnmppp", "RRRSSNMPPP", "rrrssnmppp"])
    men = rng.choices(army, k=rng.randint(1, 6))
    board = {
        square: man
        for square, man in zip(rng.sample(SQUARES, len(men)), men, strict=True)
        if man not in "Pp" or square[1] in "234567"
    }
    homes = {"K": "d1", "k": "e8"}
    kings = {rng.choice([home, rng.choice(SQUARES)]): king for king, home in homes.items()}
    return board | kings


def with_rights(position: Position) -> Position:
    """Give the right to every king and met that happens to stand on its start square."""
    rights = (s for s, piece in LEAP_HOLDERS.items() if position.board.get(s) == piece)
    return replace(position, leap_rights=frozenset(rights))


def is_playable(position: Position, variant: str) -> bool:
    """Check whether a game may stand so: with two kings, of which that of the side that has moved
    is not attacked, and where a check wins, neither is."""
    kings = {piece: square for square, piece in position.board.items() if kind(piece) == "K"}
    attacked = {
        king for king, square in kings.items() if is_attacked(position.board, square, king == "k")
    }
    in_peace = {"K", "k"} if RULES[variant].check_wins else {"k" if position.turn else "K"}
    return len(kings) == 2 and not attacked & in_peace
