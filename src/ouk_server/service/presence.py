"""Who is at which game: counted here by sockets, told to the other workers through the store."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable

from ouk_server.domain.color import Color, other
from ouk_server.service.audience import Audience
from ouk_server.service.errors import TryAgainError, translated
from ouk_server.service.live import LiveGame
from ouk_server.service.now import now
from ouk_server.store import presence as stored

GATHERING = 0.2
"""Seconds for which arrivals gather before they are stored together."""


class Presence:
    """Knows of the games followed here which players are there, or since when they are away."""

    def __init__(
        self,
        store: stored.Presence,
        worker: str,
        audience: Audience,
        hint: Callable[[str], None],
    ) -> None:
        """Starts with nobody. `hint` tells the other workers that somebody came or went."""
        self._store, self._worker, self._audience, self._hint = store, worker, audience, hint
        self._here: Counter[tuple[str, str]] = Counter()
        self._away: defaultdict[str, dict[str, int | None]] = defaultdict(dict)
        self._changed: set[tuple[str, str]] = set()
        self._flush: asyncio.Task[None] | None = None
        self._since = now()
        self._living: set[str] = set()

    def count(self, live: LiveGame, player: str, change: int) -> None:
        """Takes in that a player opened or closed a socket at a game."""
        key = live.id, player
        self._here[key] += change
        if not self._here[key]:
            del self._here[key]
        if player in live.people():
            self._store_soon({key})
        self._audience.presence_changed(live.id)

    def seated(self, live: LiveGame) -> None:
        """Takes in that seats were given: who looked on as a stranger may be a player now."""
        keys = {(live.id, player) for player in live.people()}
        self._store_soon(keys & self._here.keys())

    def players_here(self, live: LiveGame) -> int:
        """Counts the sockets of players at a game."""
        return sum(self._here[live.id, player] for player in live.people())

    def away_since(self, live: LiveGame, color: Color) -> int | None:
        """Gets since when the player of a colour is away, None if they are there."""
        if live.state is None:
            return None
        player = getattr(live.state.seats, color)
        if (live.id, player) in self._here:
            return None
        # Nobody is reproached with the time before the game, or while nothing could be kept.
        least = max(live.state.started.at, self._since)
        away = self._away[live.id].get(player, least)
        return away and max(away, least)

    async def learn(self, games: Iterable[str]) -> None:
        """Reads who is at games. Raises TryAgainError."""
        games = tuple(games)
        with translated():
            seen = await self._store.at_games(games, now())
        before = {game: self._away.pop(game, {}) for game in games}
        for one in seen:
            self._away[one.game_id][one.player_id] = None if one.connections else one.at
        for game in games:
            if self._away.get(game, {}) != before[game]:
                self._audience.presence_changed(game)

    async def learn_of_workers(self, games: Iterable[str]) -> None:
        """Reads who is at games if other workers live now than the last time: one that died or
        stands still says nothing, and its players are away. Raises TryAgainError."""
        with translated():
            living = await self._store.living(now())
        if living != self._living:
            await self.learn(games)
            self._living = living

    def excuse(self) -> None:
        """Takes all absence till now for ours: nobody could say that they are there."""
        self._since = now()
        for game in self._away:
            self._audience.presence_changed(game)

    def forget(self) -> None:
        """Forgets the games that nobody here follows."""
        for game in [game for game in self._away if not self._audience.is_followed(game)]:
            del self._away[game]

    async def opponent_away_since(self, live: LiveGame, player: str) -> int | None:
        """Gets since when the other player is away, as it is just now. Raises TryAgainError."""
        await self.learn([live.id])
        color = live.state.color_of(player) if live.state else None
        return self.away_since(live, other(color)) if color else None

    async def close(self) -> None:
        """Says that nobody is here any more."""
        self._changed |= set(self._here)
        self._here.clear()
        await self._store_changes()

    def _store_soon(self, keys: Collection[tuple[str, str]]) -> None:
        self._changed.update(keys)
        if self._changed and (self._flush is None or self._flush.done()):
            self._flush = asyncio.create_task(self._store_changes())

    async def _store_changes(self) -> None:
        while self._changed:
            await asyncio.sleep(GATHERING)
            changed, self._changed = self._changed, set()
            try:
                await self._store_and_tell(changed)
            except TryAgainError:
                self._changed |= changed  # with the next change, or the next look at all
                return
            except BaseException:
                self._changed |= changed
                raise

    async def _store_and_tell(self, changed: Collection[tuple[str, str]]) -> None:
        counts = [(game, player, self._here[game, player]) for game, player in changed]
        with translated():
            await self._store.record(self._worker, counts, now())
        games = {game for game, _ in changed}
        await self.learn(games)
        for game in games:
            self._hint(game)

    async def store_again(self) -> None:
        """Stores what could not be stored when it changed."""
        if self._changed and (self._flush is None or self._flush.done()):
            await self._store_changes()
