"""Who asks, and how often: cookies, passwords, origins, limits."""

import asyncio
import hashlib
import hmac
import ipaddress
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

if TYPE_CHECKING:
    import argon2

Result = TypeVar("Result")
COOKIE = "ouk"
COOKIE_AGE = 400 * 86_400  # browsers keep none longer
TOKEN_LENGTH = 43  # 256 bits in URL-safe base64
_HASHING = asyncio.Semaphore(2)  # each takes a core and 19 MB for a while
MOST_HASHING = 32
"""Passwords that may wait for that. Who came as the last of more would wait too long."""
_hashing = 0


def new_token() -> str:
    """Makes a secret for a cookie."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """Gets what the database keeps of a secret: who reads it cannot act by it.

    The secret is long and random, so this needs no salt.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(cookies: Mapping[str, str]) -> str | None:
    """Gets the secret from a request's cookies, None unless it looks like one."""
    token = cookies.get(COOKIE, "")
    return token if len(token) == TOKEN_LENGTH and token.isascii() else None


def is_own_origin(headers: Mapping[str, str]) -> bool:
    """Checks that a request comes from a page of this site, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and hmac.compare_digest(host.encode(), headers.get("host", "").encode())


def network(address: str) -> str:
    """Gets whom a limit counts as one: of IPv6 the network, for a house has a whole one."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4 or parsed.ipv4_mapped:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def is_this_machine(address: str) -> bool:
    """Checks for an address that only this machine has: what is told there is for the house."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class CrowdedError(Exception):
    """Too many are asking already."""


async def hash_password(password: str) -> str:
    """Gets what the database keeps of a password. Raises CrowdedError."""
    return await _in_turn(lambda: _hasher().hash(password))


async def is_password(password: str, stored: str | None) -> bool:
    """Checks a password. Where there is none to compare with, that takes as long.

    Raises CrowdedError.
    """
    return await _in_turn(lambda: _verify(password, stored))


async def _in_turn(work: Callable[[], Result]) -> Result:
    global _hashing
    if _hashing >= MOST_HASHING:
        raise CrowdedError
    _hashing += 1
    try:
        async with _HASHING:
            return await asyncio.to_thread(work)
    finally:
        _hashing -= 1


def _verify(password: str, stored: str | None) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(stored or _any_hash(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _hasher() -> "argon2.PasswordHasher":
    # Late: few requests need it.
    import argon2

    return argon2.PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # as by OWASP


@cache
def _any_hash() -> str:
    return _hasher().hash(secrets.token_urlsafe())


class Bucket:
    """Lets through `burst` at once and `rate` a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Takes one, or says that none is left."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limiter:
    """A bucket for each key, such as an address. The longest unused are forgotten."""

    def __init__(
        self, rate: float, burst: float, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Counts an attempt, and says whether it may be made."""
        now = self._clock()
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take(now)


_MOST_KEYS = 100_000
