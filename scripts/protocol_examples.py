"""An example of each message, for docs/protocol.md."""

from ouk_server.domain import events
from ouk_server.domain.clock import Clock, Remaining
from ouk_server.domain.room import Settings
from ouk_server.domain.time_control import Byoyomi, Daily, Fischer, TimeControl, Untimed
from ouk_server.service.people import Person
from ouk_server.ws import protocol
from ouk_server.ws.protocol import Notice, Request, Seat

GAME, REMATCH = "k7m2vq9xwa", "p4d8ce3rzt"
SOKHA, GUEST = "h5n2bq8sye", "w3x7kf6gum"
NOW = 1_796_000_000_000
TIME = Fischer(300_000, 3_000)
CLOCK = Clock(Remaining(291_250), Remaining(300_000), "black", NOW)
SETTINGS = Settings(variant="cambodian", time=TIME, color="white", visibility="public")

REQUESTS: tuple[Request, ...] = (
    protocol.Watch(id=1, game=GAME, seq=0),
    protocol.Unwatch(game=GAME),
    protocol.Lobby(id=2, on=True),
    protocol.Move(id=3, game=GAME, ply=0, uci="e3e4"),
    protocol.Offer(id=4, game=GAME, kind="draw"),
    protocol.Accept(id=5, game=GAME, kind="takeback"),
    protocol.Decline(id=6, game=GAME, kind="draw"),
    protocol.Resign(id=7, game=GAME),
    protocol.Abort(id=8, game=GAME),
    protocol.Claim(id=9, game=GAME, claim="threefold"),
    protocol.Count(id=10, game=GAME, action="start"),
    protocol.Chat(id=11, game=GAME, phrase="good-luck"),
    protocol.Pong(n=17),
)
NOTICES: tuple[Notice, ...] = (
    protocol.Welcome(player=Person(id=SOKHA, name="Sokha"), now=NOW),
    protocol.Ping(n=17, now=NOW),
    protocol.Done(id=3),
    protocol.Refused(id=3, code="turn"),
    protocol.Room(
        game=GAME,
        settings=SETTINGS,
        maker=Person(id=SOKHA, name="Sokha"),
        white=Person(id=SOKHA, name="Sokha"),
        black=Person(id=GUEST, name=None),
        status="playing",
        role="white",
        previous=None,
    ),
    protocol.Events(
        game=GAME, seq=2, events=(events.Moved(at=NOW, ply=0, uci="e3e4", clock=CLOCK),), now=NOW
    ),
    protocol.Presence(
        game=GAME,
        white=Seat(away_since=None, claim_at=None),
        black=Seat(away_since=NOW, claim_at=NOW + 60_000),
        watchers=2,
    ),
    protocol.Rooms(
        waiting=(
            protocol.Listed(
                game=REMATCH,
                settings=SETTINGS,
                maker=Person(id=GUEST, name=None),
                white=Person(id=GUEST, name=None),
                black=None,
                created_at=NOW,
            ),
        ),
        playing=(),
        people_waiting=1,
        people_playing=0,
    ),
    protocol.Bye(reason="restart"),
)
EVENTS: tuple[events.Event, ...] = (
    events.Started(
        at=NOW,
        variant="cambodian",
        counting="automatic",
        time=TIME,
        white=SOKHA,
        black=GUEST,
        clock=Clock(Remaining(300_000), Remaining(300_000)),
    ),
    events.Moved(at=NOW, ply=0, uci="e3e4", clock=CLOCK),
    events.Offered(at=NOW, kind="takeback", by="white", plies=2),
    events.Declined(at=NOW, kind="takeback", of="white", by="black"),
    events.Undone(at=NOW, plies=2, ply=4, clock=CLOCK),
    events.Counted(at=NOW, ply=60, action="start", by="black"),
    events.Chatted(at=NOW, by="white", text="សួស្តី"),
    events.Credited(at=NOW, since=NOW - 4_000, until=NOW, clock=CLOCK),
    events.Ended(at=NOW, result="1-0", reason="checkmate"),
    events.Rematched(at=NOW, game=REMATCH, white=GUEST, black=SOKHA),
)
TIMES: tuple[TimeControl, ...] = (Untimed(), TIME, Byoyomi(600_000, 30_000, 3), Daily(3))
