"""A client of the server in a few lines: HTTP with its cookie, and one socket."""

import json
import socket
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
BLITZ = {"type": "fischer", "base_ms": 300_000, "increment_ms": 3_000}


class RemotePlayer:
    """Somebody at a browser."""

    def __init__(
        self, host: str, cookie: str | None = None, tls: ssl.SSLContext | None = None
    ) -> None:
        """Knows the server only; `tls` is what to trust where it speaks that."""
        self.host, self.cookie, self._tls = host, cookie, tls
        self._secure = "s" if tls else ""
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._number = 0
        self._events: list[Message] = []
        self.seen: list[Message] = []
        """All that the socket brought, but pings."""

    def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """Sends a request, and gets status and body."""
        sent = {"Cookie": self.cookie} if self.cookie else {}
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            sent["Content-Type"] = "application/json"
        asked = urllib.request.Request(
            f"http{self._secure}://{self.host}{path}", data, sent | (headers or {}), method=method
        )
        try:
            with urllib.request.urlopen(asked, timeout=10, context=self._tls) as answer:
                status, text, given = answer.status, answer.read(), answer.headers["set-cookie"]
        except urllib.error.HTTPError as error:
            status, text, given = error.code, error.read(), None
            error.close()
        if given:
            self.cookie = given.split(";")[0]
        with suppress(json.JSONDecodeError):
            return status, json.loads(text)
        return status, text.decode()

    def create(self, **settings: Any) -> str:
        """Creates a room, and gets its id."""
        wanted = {"variant": "cambodian", "time": BLITZ, "color": "white"} | settings
        status, room = self.request("POST", "/api/rooms", wanted)
        assert status == 201, room
        return str(room["game"])

    def join(self, game: str) -> int:
        """Asks for a seat, and gets the status."""
        return self.request("POST", f"/api/rooms/{game}/join")[0]

    def connect(self, **headers: str) -> "RemotePlayer":
        """Opens the socket."""
        if self.cookie:
            headers["Cookie"] = self.cookie
        address = f"ws{self._secure}://{self.host}/ws"
        opened = connect(
            address, additional_headers=headers, compression=None, proxy=None, ssl=self._tls
        )
        self._socket = self._open.enter_context(opened)
        self.get(lambda message: message["type"] == "welcome")
        return self

    @property
    def socket(self) -> ClientConnection:
        """Gets the open socket."""
        assert self._socket
        return self._socket

    def close(self) -> None:
        """Closes the socket."""
        self._open.close()

    def drop(self) -> None:
        """Loses the socket without a word."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def send(self, **message: Any) -> int:
        """Sends a request with a fresh id, and gets that."""
        self._number += 1
        self.socket.send(json.dumps({"id": self._number} | message))
        return self._number

    def ask(self, **message: Any) -> str:
        """Sends a request and waits for its answer: `done` or the code of the refusal."""
        number = self.send(**message)
        answer = self.get(lambda one: one.get("id") == number)
        return "done" if answer["type"] == "done" else str(answer["code"])

    def watch(self, game: str, seq: int = 0) -> list[Message]:
        """Follows a game, and gets its events."""
        number = self.send(type="watch", game=game, seq=seq)
        answer = self.get(lambda one: one.get("id") == number or one["type"] == "events")
        assert answer["type"] == "events", answer
        self.get(lambda one: one.get("id") == number)
        events: list[Message] = answer["events"]
        self._events = [event for event in self._events if event not in events]
        return events

    def move(self, game: str, ply: int, uci: str) -> str:
        """Makes a move."""
        return self.ask(type="move", game=game, ply=ply, uci=uci)

    def event(self, kind: str, timeout: float = 5) -> Message:
        """Gets the next event of a kind that was not asked for yet, or waits for it."""
        deadline = time.monotonic() + timeout
        while True:
            for event in self._events:
                if event["type"] == kind:
                    self._events.remove(event)
                    return event
            self.get(lambda one: one["type"] == "events", deadline - time.monotonic())

    def get(self, fits: Callable[[Message], bool], timeout: float = 5) -> Message:
        """Reads until a message fits. Raises TimeoutError, and ConnectionClosed at the end."""
        deadline = time.monotonic() + timeout
        while True:
            message: Message = json.loads(
                self.socket.recv(timeout=max(0.0, deadline - time.monotonic()))
            )
            if message["type"] == "ping":
                with suppress(ConnectionClosed):  # what came before the end is still to be read
                    self.socket.send(json.dumps({"type": "pong", "n": message["n"]}))
                continue
            self.seen.append(message)
            self._events += message["events"] if message["type"] == "events" else []
            if fits(message):
                return message

    def linger(self, seconds: float) -> None:
        """Stays for a while and reads what comes."""
        with suppress(TimeoutError):
            self.get(lambda _message: False, seconds)

    def get_seen(self, kind: str) -> Message:
        """Gets the last message of a kind among those seen."""
        return next(one for one in reversed(self.seen) if one["type"] == kind)

    def closing(self, timeout: float = 5) -> int:
        """Reads until the server closes the socket, and gets the code."""
        try:
            self.get(lambda _message: False, timeout)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        raise AssertionError
