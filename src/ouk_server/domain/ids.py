"""Names of games and players: short enough for a link, too many to guess."""

import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without 0 1 i l o, which are taken for one another
LENGTH = 10


def new_id() -> str:
    """Makes a random id: 10 characters, 49 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Checks whether a text has the form of an id."""
    return len(text) == LENGTH and all(character in ALPHABET for character in text)
