"""What the interface takes and gives, for checking and for its description."""

from typing import Annotated, Any, Literal, Self

import msgspec
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from ouk import variants
from ouk_server.domain import time_control as times
from ouk_server.domain.color import Color
from ouk_server.domain.events import Counting, Reason, Result
from ouk_server.domain.ids import ALPHABET, LENGTH
from ouk_server.domain.room import ColorWish, Role, Settings, Status, Visibility
from ouk_server.service import accounts

GameId = Annotated[str, Field(pattern=f"^[{ALPHABET}]{{{LENGTH}}}$")]


def _whole(number: object) -> object:
    """Takes 4.0 for 4, as JSON does."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


WHOLE = BeforeValidator(_whole)
Base = Annotated[int, Field(ge=0, le=times.MAX_BASE, multiple_of=1000), WHOLE]
Increment = Annotated[int, Field(ge=0, le=times.MAX_STEP, multiple_of=1000), WHOLE]
Period = Annotated[int, Field(ge=1000, le=times.MAX_STEP, multiple_of=1000), WHOLE]
Name = Annotated[str, Field(min_length=accounts.SHORTEST_NAME, max_length=accounts.LONGEST_NAME)]
Password = Annotated[
    str, Field(min_length=accounts.SHORTEST_PASSWORD, max_length=accounts.LONGEST_PASSWORD)
]
Variant = Literal["cambodian", "karouk"]
assert {variant.id for variant in variants.ALL} == {"cambodian", "karouk"}


class Model(BaseModel):
    """Takes nothing it does not know."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @classmethod
    def of(cls, struct: msgspec.Struct) -> Self:
        """Makes it of a struct with the same fields, and maybe more."""
        fields: dict[str, Any] = msgspec.to_builtins(struct)
        return cls.model_validate({name: fields[name] for name in cls.model_fields})


class Untimed(Model):
    """No clock."""

    type: Literal["untimed"]


class Fischer(Model):
    """A base for the game, an increment after each move."""

    type: Literal["fischer"]
    base_ms: Base
    increment_ms: Increment


class Byoyomi(Model):
    """A base, and then periods, of which one is lost if a move takes all of it."""

    type: Literal["byoyomi"]
    base_ms: Base
    period_ms: Period
    periods: Annotated[int, Field(ge=1, le=times.MAX_PERIODS), WHOLE]


class Daily(Model):
    """Days for each move."""

    type: Literal["daily"]
    days: Annotated[int, Field(ge=1, le=times.MAX_DAYS), WHOLE]


class NewRoom(Model):
    """What the maker of a room chooses; `color` is the maker's own."""

    variant: Variant
    time: Annotated[Untimed | Fischer | Byoyomi | Daily, Field(discriminator="type")]
    color: ColorWish = "random"
    counting: Counting = "automatic"
    visibility: Visibility = "private"

    def settings(self) -> Settings:
        """Gets them as the domain has them. Raises msgspec.ValidationError for one of no time."""
        return msgspec.convert(self.model_dump(), Settings)


class Person(Model):
    """A player. A guest has no name."""

    id: str
    name: str | None


class Room(Model):
    """A room as it stands now."""

    game: str
    settings: NewRoom
    maker: Person
    white: Person | None
    black: Person | None
    status: Status
    role: Role
    previous: str | None


class Listed(Model):
    """A public room. While one waits, `white` or `black` is the maker's wish."""

    game: str
    settings: NewRoom
    maker: Person
    white: Person | None
    black: Person | None
    created_at: int


class Lobby(Model):
    """Public rooms that wait, public games that go on, and how many people there are."""

    waiting: tuple[Listed, ...]
    playing: tuple[Listed, ...]
    people_waiting: int
    people_playing: int


class Me(Model):
    """Who asks: null for one who has done nothing yet."""

    player: Person | None


class Credentials(Model):
    """Name and password."""

    name: Name
    password: Password


class PasswordOnly(Model):
    """The password once more; null for a guest, who has none."""

    password: Password | None = None


class PlayedGame(Model):
    """A game in the list of a player."""

    game: str
    variant: str
    white: Person | None
    black: Person | None
    color: Color
    status: Status
    result: Result | None
    reason: Reason | None
    created_at: int


class Profile(Model):
    """What everyone sees of a player: public games only."""

    player: Person
    created_at: int
    games: list[PlayedGame]


class Problem(BaseModel):
    """Why it did not happen: a code that pages put into words."""

    code: str
