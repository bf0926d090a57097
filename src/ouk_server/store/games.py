"""Games as rows, and the logs that are the truth about them."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Integer,
    Select,
    Text,
    and_,
    column,
    func,
    or_,
    select,
    update,
    values,
)

from ouk_server.store.database import Database
from ouk_server.store.parts import parts
from ouk_server.store.presence import is_there
from ouk_server.store.schema import events, games


@dataclass(frozen=True, slots=True)
class GameRow:
    """A row of `games`: the room, its seats, and how far the game came."""

    id: str
    variant: str
    counting: str
    time_control: str
    visibility: str
    creator_id: str
    color_wish: str
    created_at: int
    status: str = "waiting"
    white_id: str | None = None
    black_id: str | None = None
    started_at: int | None = None
    ended_at: int | None = None
    result: str | None = None
    reason: str | None = None
    deadline_at: int | None = None
    previous_id: str | None = None


class EventRow(NamedTuple):
    """An event of a game's log."""

    seq: int
    kind: str
    body: str
    at: int


class Games:
    """Asks and changes the games. Where the database does not answer, everything
    raises StoreUnavailableError."""

    def __init__(self, database: Database) -> None:
        """Makes the questions to one database."""
        self._database = database

    async def create(self, game: GameRow) -> None:
        """Stores a new game."""
        async with self._database.writing() as connection:
            await connection.execute(games.insert(), asdict(game))

    async def begin(self, game: GameRow, start: EventRow) -> bool:
        """Stores a new game with the first event of its log. False: it is stored already."""
        insert = self._database.insert(games).on_conflict_do_nothing()
        event = start._asdict() | {"game_id": game.id}
        async with self._database.writing() as connection:
            is_new = (await connection.execute(insert, asdict(game))).rowcount == 1
            if is_new:
                await connection.execute(events.insert(), event)
            return is_new

    async def get(self, game_id: str) -> GameRow | None:
        """Gets a game."""
        found = await self._rows(select(games).where(games.c.id == game_id))
        return found[0] if found else None

    async def waiting(
        self, now: int, *, maker: str | None = None, limit: int = 1000
    ) -> list[GameRow]:
        """Gets the public rooms with an empty seat, of all or of one maker.

        First those whose makers are there, then many others, for makers may come back; the newest
        of both first.
        """
        query = select(games).where(_IS_LISTED)
        if maker is not None:
            query = query.where(games.c.creator_id == maker)
        order = is_there(now, games.c.creator_id).desc(), games.c.created_at.desc()
        return await self._rows(query.order_by(*order).limit(limit))

    async def longest_waiting(self, limit: int = 1000) -> list[GameRow]:
        """Gets the public rooms with an empty seat, oldest first."""
        query = select(games).where(_IS_LISTED).order_by(games.c.created_at)
        return await self._rows(query.limit(limit))

    async def playing(self, now: int, limit: int = 100) -> list[GameRow]:
        """Gets the public games going on, newest first."""
        newest = games.c.created_at.desc()
        return await self._rows(select(games).where(_is_played(now)).order_by(newest).limit(limit))

    async def counts(self, now: int) -> tuple[int, int]:
        """Counts the public rooms with an empty seat, and the public games going on."""
        async with self._database.reading() as connection:
            query = select(
                select(func.count()).where(_IS_LISTED).scalar_subquery(),
                select(func.count()).where(_is_played(now)).scalar_subquery(),
            )
            waiting, playing = (await connection.execute(query)).one()
        return waiting, playing

    async def of_player(
        self,
        player_id: str,
        *,
        before: int | None = None,
        only_public: bool = False,
        limit: int = 100,
    ) -> list[GameRow]:
        """Gets the games a player sits or sat in, made before a time, newest first."""
        query = select(games).where(
            or_(games.c.white_id == player_id, games.c.black_id == player_id)
        )
        if only_public:
            query = query.where(_IS_PUBLIC)
        if before is not None:
            query = query.where(games.c.created_at < before)
        return await self._rows(query.order_by(games.c.created_at.desc()).limit(limit))

    async def due(self, now: int) -> list[str]:
        """Gets the games going on whose deadline is over, the longest over first."""
        return await self._ids(games.c.deadline_at <= now)

    async def timed(self) -> list[str]:
        """Gets the games going on that have a deadline."""
        return await self._ids(games.c.deadline_at.is_not(None))

    async def last_played(self) -> int | None:
        """Gets the moment of the last thing that anybody did in those."""
        done = select(func.max(events.c.at)).join(games, games.c.id == events.c.game_id)
        going = games.c.status == "playing", games.c.deadline_at.is_not(None)
        async with self._database.reading() as connection:
            last: int | None = await connection.scalar(
                done.where(*going, events.c.kind != "credited")
            )
        return last

    async def close(self, game_id: str, now: int) -> bool:
        """Closes a waiting room with an empty seat. False: there is none."""
        closed = {"status": "closed", "ended_at": now}
        return await self._change(and_(games.c.id == game_id, _HAS_EMPTY_SEAT), closed)

    async def log(self, game_id: str, after_seq: int = -1) -> list[EventRow]:
        """Reads a game's log, from the event after one that is known."""
        query = select(events.c.seq, events.c.kind, events.c.body, events.c.at).where(
            events.c.game_id == game_id, events.c.seq > after_seq
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(events.c.seq))
            return [EventRow(*row) for row in rows]

    async def logs_after(self, known: Mapping[str, int]) -> dict[str, list[EventRow]]:
        """Reads what is new in many games, given the last event known of each (-1: none)."""
        news: dict[str, list[EventRow]] = {}
        async with self._database.reading() as connection:
            for part in parts(known.items()):
                for game_id, seq, kind, body, at in await connection.execute(_news(part)):
                    news.setdefault(game_id, []).append(EventRow(seq, kind, body, at))
        return news

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> list[GameRow]:
        async with self._database.reading() as connection:
            return [GameRow(*row) for row in await connection.execute(query)]

    async def _ids(self, condition: ColumnElement[bool]) -> list[str]:
        query = select(games.c.id).where(games.c.status == "playing", condition)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query.order_by(games.c.deadline_at)))

    async def _change(self, condition: ColumnElement[bool], new: Mapping[str, object]) -> bool:
        """Changes a waiting room, in one statement: of many who race, one finds it as it was."""
        statement = update(games).where(games.c.status == "waiting", condition).values(new)
        async with self._database.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1


_HAS_EMPTY_SEAT = or_(games.c.white_id.is_(None), games.c.black_id.is_(None))
_IS_PUBLIC = games.c.visibility == "public"
_IS_LISTED = and_(games.c.status == "waiting", _IS_PUBLIC, _HAS_EMPTY_SEAT)


def _is_played(now: int) -> ColumnElement[bool]:
    """Without a clock a game that both have left never ends: it goes on while somebody is there."""
    goes_on = or_(
        games.c.deadline_at.is_not(None), is_there(now, games.c.white_id, games.c.black_id)
    )
    return and_(games.c.status == "playing", _IS_PUBLIC, goes_on)


def _news(known: Iterable[tuple[str, int]]) -> Select[str, int, str, str, int]:
    last = (
        values(column("game_id", Text), column("seq", Integer), name="known")
        .data(list(known))
        .cte("last")
    )
    return (
        select(events)
        .join(last, and_(events.c.game_id == last.c.game_id, events.c.seq > last.c.seq))
        .order_by(events.c.game_id, events.c.seq)
    )
