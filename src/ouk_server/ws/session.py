"""One client: who it is, what it follows, and what becomes of its requests."""

from ouk_server.domain.commands import Command
from ouk_server.service.errors import NoGameError
from ouk_server.service.live import LiveGame
from ouk_server.service.now import now
from ouk_server.service.online import Online
from ouk_server.service.people import Person
from ouk_server.ws import notices, protocol
from ouk_server.ws.connection import Connection
from ouk_server.ws.hub import Hub

MOST_FOLLOWED = 32


class Session:
    """A socket's owner and the games it follows."""

    def __init__(
        self,
        online: Online,
        hub: Hub,
        connection: Connection,
        player: Person | None,
        session: str | None,
    ) -> None:
        """Greets the client. `session` is the hash of the secret by which the player is known."""
        self.online, self.hub, self.connection, self.player = online, hub, connection, player
        self.session = session
        self._followed: dict[str, LiveGame] = {}
        hub.add(self)
        connection.send(protocol.Welcome(player=player, now=now()))

    async def follow(self, game: str, seq: int) -> protocol.Code | None:
        """Sends a room, its events after a number, and who is there; and from now on its news."""
        if game not in self._followed and len(self._followed) >= MOST_FOLLOWED:
            return "too-many"
        async with self.hub.door:
            live = await self.online.games.load(game)
            if live is None:
                return "no-game"
            await self.online.people.learn(live.people())
            if not self.hub.is_followed(game):
                await self.online.catch_up(game)
        # Nothing is awaited from here on, so that no event is left out or comes early.
        is_new = game not in self._followed
        self._followed[game] = live
        self.hub.follow(self, game)
        self.show_room(game)
        events = tuple(live.log[seq:])
        first = live.seq - len(events) + 1
        self.connection.send_log(protocol.Events(game=game, seq=first, events=events, now=now()))
        if is_new:
            self._come(live, 1)
        self.show_presence(game)
        return None

    def unfollow(self, game: str) -> None:
        """Sends no more news of a game."""
        if live := self._followed.pop(game, None):
            self.hub.unfollow(self, game)
            self._come(live, -1)

    def follow_lobby(self, *, on: bool) -> None:
        """Sends the lobby and its changes, or no longer."""
        self.hub.follow_lobby(self, on=on)
        if on:
            self.connection.send(notices.rooms(self.online.lobby.list, self.online.people))
            self.online.lobby.wake()

    def leave(self) -> None:
        """Ends the session."""
        for game in tuple(self._followed):
            self.unfollow(game)
        self.hub.remove(self)

    def show_room(self, game: str) -> None:
        """Sends a room as it stands for this client."""
        room = self._followed[game].room
        self.connection.send(notices.room(room, self.online.people, self.player))

    def show_presence(self, game: str) -> None:
        """Sends who is there."""
        self.connection.send(self.presence(game))

    def presence(self, game: str) -> protocol.Presence:
        """Makes the notice of who is there, the same for all."""
        live = self._followed[game]
        return notices.presence(live, self.online.presence, self.hub.followers(game))

    async def ask(self, game: str, command: Command) -> protocol.Code | None:
        """Has a command judged and kept: None, or why it is refused."""
        try:
            return await self.online.games.ask(game, command)
        except NoGameError:
            return "no-game"

    def _come(self, live: LiveGame, change: int) -> None:
        if self.player:
            self.online.presence.count(live, self.player.id, change)
        else:
            self.hub.presence_changed(live.id)
