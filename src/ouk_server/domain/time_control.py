"""How much time a game gives: none counted, base and increment, byoyomi, or days for each move."""

import msgspec

MINUTE = 60_000
DAY = 86_400_000
MAX_BASE = 180 * MINUTE
MAX_STEP = 180_000
MAX_PERIODS = 10
MAX_DAYS = 14
# A game is reckoned at so many moves of each side; so many of them fall into byoyomi.
USUAL_MOVES = 40
USUAL_BYOYOMI_MOVES = 25
SHORT = 3 * MINUTE


class Untimed(msgspec.Struct, frozen=True, tag="untimed"):
    """No clock."""


class Fischer(msgspec.Struct, frozen=True, tag="fischer"):
    """A base for the game and an increment after each move, in whole seconds."""

    base_ms: int
    increment_ms: int

    def __post_init__(self) -> None:
        _check(self.base_ms, 0, MAX_BASE)
        _check(self.increment_ms, 0, MAX_STEP)
        if not self.base_ms and not self.increment_ms:
            raise ValueError("a game needs some time")


class Byoyomi(msgspec.Struct, frozen=True, tag="byoyomi"):
    """A base, and when it is spent periods, of which one is lost only if a move takes all of it."""

    base_ms: int
    period_ms: int
    periods: int

    def __post_init__(self) -> None:
        _check(self.base_ms, 0, MAX_BASE)
        _check(self.period_ms, 1000, MAX_STEP)
        if not 1 <= self.periods <= MAX_PERIODS:
            raise ValueError(f"periods are 1 to {MAX_PERIODS}, not {self.periods}")


class Daily(msgspec.Struct, frozen=True, tag="daily"):
    """Some days for each move."""

    days: int

    def __post_init__(self) -> None:
        if not 1 <= self.days <= MAX_DAYS:
            raise ValueError(f"days are 1 to {MAX_DAYS}, not {self.days}")


TimeControl = Untimed | Fischer | Byoyomi | Daily


def encode(control: TimeControl) -> str:
    """Gets the control as JSON."""
    return msgspec.json.encode(control).decode()


def decode(text: str | bytes) -> TimeControl:
    """Reads a control from JSON.

    :raises msgspec.ValidationError: if it is none or beyond the limits.
    """
    control: TimeControl = _decoder.decode(text)
    return control


def estimated(control: TimeControl) -> int | None:
    """Gets the time that a side has for a usual game, or None if that may be days."""
    match control:
        case Fischer():
            return control.base_ms + USUAL_MOVES * control.increment_ms
        case Byoyomi():
            return control.base_ms + USUAL_BYOYOMI_MOVES * control.period_ms
    return None


def is_short(control: TimeControl) -> bool:
    """Checks for games under three minutes."""
    length = estimated(control)
    return length is not None and length < SHORT


def pgn(control: TimeControl) -> str:
    """Gets the value of PGN's tag TimeControl: `-`, `300+3`, `600+5x30`, `1/86400`."""
    match control:
        case Fischer():
            return f"{control.base_ms // 1000}+{control.increment_ms // 1000}"
        case Byoyomi():
            return f"{control.base_ms // 1000}+{control.periods}x{control.period_ms // 1000}"
        case Daily():
            return f"1/{control.days * DAY // 1000}"
    return "-"


def _check(span: int, least: int, most: int) -> None:
    if not least <= span <= most or span % 1000:
        raise ValueError(f"whole seconds from {least} to {most} ms, not {span}")


_decoder: msgspec.json.Decoder[TimeControl] = msgspec.json.Decoder(TimeControl)
