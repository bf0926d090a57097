"""What the command line says about a game, in English."""

from ouk._board import Board, Count, Outcome, Refusal, RefusalCode, Termination
from ouk._core import Piece
from ouk._squares import FILE_NAMES, KHON, KING, KNIGHT, MET, PAWN, RANK_NAMES, ROOK, square_name

PIECES = {PAWN: "fish", MET: "neang", KHON: "koul", KNIGHT: "knight", ROOK: "rook", KING: "king"}

HOW_TO_PLAY = "Type a move, like Nd2 or b1d2, or help."
NOT_UNDERSTOOD = "That is no move: type one like Nd2 or b1d2, or help."
AMBIGUOUS = "More than one man can go there: say from where, like Nbd2 or b1d2."
NO_COUNT_NOW = "The rules of counting do not allow that now."
NOTHING_TO_UNDO = "There is no move to take back."
NOTHING_TO_CLAIM = "There is no draw to claim."
MAY_CLAIM = "The position stands for the third time: draw claims the draw."

_DRAWS = {
    Termination.STALEMATE: "Draw: stalemate.",
    Termination.INSUFFICIENT_MATERIAL: "Draw: neither side can win any more.",
    Termination.COUNT: "Draw by the count.",
    Termination.THREEFOLD_REPETITION: "Draw: the same position for the third time.",
}

_REFUSALS = {
    RefusalCode.GAME_OVER: "the game has ended.",
    RefusalCode.NO_PIECE: "no man stands on {origin}.",
    RefusalCode.NOT_YOUR_TURN: "the man on {origin} is not yours.",
    RefusalCode.SAME_SQUARE: "a man must leave its square.",
    RefusalCode.OWN_PIECE: "your own {piece} is there.",
    RefusalCode.LEAP_NEEDS_EMPTY: "a leap needs an empty square, and a {piece} is there.",
    RefusalCode.LEAP_LOST_MOVED: "the leap is lost: it may only be the first move.",
    RefusalCode.LEAP_LOST_ROOK: "the king lost its leap when a rook came to {square}.",
    RefusalCode.LEAP_IN_CHECK: "the king cannot leap while in check.",
    RefusalCode.KING_ATTACKED: "your king would be attacked by the {piece} on {square}.",
    RefusalCode.KING_EXPOSED: "your king would be open to the {piece} on {square}.",
    RefusalCode.MUST_ANSWER_CHECK: "your king is in check from the {piece} on {square}.",
    RefusalCode.BLOCKED: "the {piece} on {square} is in the way.",
    RefusalCode.PAWN_NEEDS_CAPTURE: "a fish goes that way only to capture.",
    RefusalCode.PAWN_BLOCKED: "a fish does not capture straight ahead.",
}

_WAYS = {
    PAWN: "a fish moves one square straight ahead.",
    MET: "a neang moves one square diagonally.",
    KHON: "a koul moves one square diagonally or straight ahead.",
    KNIGHT: "a knight moves in its L, two squares and one aside.",
    ROOK: "a rook moves along its rank or file.",
    KING: "a king moves one square.",
}


def side(color: bool) -> str:
    """Names a side."""
    return "White" if color else "Black"


def man(piece: Piece) -> str:
    """Names a man."""
    return "promoted fish" if piece.promoted else PIECES[piece.piece_type]


def diagram(board: Board) -> str:
    """Draws the board with its coordinates."""
    rows = zip(reversed(RANK_NAMES), str(board).splitlines(), strict=True)
    lines = [f"{rank}  {row}" for rank, row in rows]
    return "\n".join([*lines, "", f"   {' '.join(FILE_NAMES)}"])


def position(board: Board) -> str:
    """Describes a position: the board, how things stand, the FEN."""
    return "\n".join([diagram(board), "", *standing(board), board.fen(promoted=True)])


def standing(board: Board) -> list[str]:
    """Tells whether a king is in check, how the game ended or who moves, and what is counted."""
    lines = ["Ouk!"] if board.is_check() else []
    if outcome := board.outcome():
        return [*lines, ending(outcome)]
    lines.append(f"{side(board.turn)} to move.")
    return [*lines, count(board.count)] if board.count else lines


def count(count: Count) -> str:
    """Tells a running count."""
    winner = side(not count.side)
    return (
        f"{side(count.side)} counts: {count.number} / {count.target}. "
        f"{winner} must win before the count reaches {count.target}, or the game is drawn."
    )


def ending(outcome: Outcome) -> str:
    """Tells how a game ended."""
    if outcome.winner is None:
        return _DRAWS[outcome.termination]
    return f"{side(outcome.winner)} wins by {outcome.termination.name.lower()}."


def resignation(color: bool) -> str:
    """Tells that a side gave up."""
    return f"{side(not color)} wins: {side(color)} resigned."


def cannot(piece_type: int, target: int) -> str:
    """Says that no man of a kind can go to a square."""
    return f"Not {square_name(target)}: no {PIECES[piece_type]} of yours can go there."


def refusal(refusal: Refusal, origin: int, target: int) -> str:
    """Says why a man may not go from its square to another."""
    named = {
        "origin": square_name(origin),
        "piece": man(refusal.piece) if refusal.piece else "man",
        "square": "its rank or file" if refusal.square is None else square_name(refusal.square),
    }
    if refusal.code is RefusalCode.NOT_HOW_IT_MOVES and refusal.piece:
        reason = _WAYS[refusal.piece.piece_type]
    else:
        reason = _REFUSALS[refusal.code].format(**named)
    return f"Not {square_name(target)}: {reason}"
