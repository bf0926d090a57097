"""What the server is told when it starts. Workers of one server read it from the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

DATABASE, REDIS = "OUK_DATABASE_URL", "OUK_REDIS_URL"


@dataclass(frozen=True)
class Config:
    """Where the data lies. Without a database address it is a file of the user's own."""

    database_url: str | None = None
    redis_url: str | None = None

    @property
    def is_embedded(self) -> bool:
        """Checks for the file that nobody has to prepare."""
        return self.database_url is None

    @property
    def database(self) -> str:
        """Gets the address of the database."""
        return self.database_url or f"sqlite:///{_data_folder() / 'ouk.sqlite3'}"

    def environment(self) -> dict[str, str]:
        """Gets the variables from which `read` makes this again."""
        named = {DATABASE: self.database_url, REDIS: self.redis_url}
        return {name: value for name, value in named.items() if value}


def read(environment: Mapping[str, str] = os.environ) -> Config:
    """Reads the environment."""
    return Config(environment.get(DATABASE) or None, environment.get(REDIS) or None)


def _data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "ouk"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
