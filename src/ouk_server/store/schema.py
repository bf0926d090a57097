"""The tables. Times are milliseconds since 1970, UTC; bodies are JSON, for the domain alone."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

# What the migrations lead to: the newest file in migrations/versions.
REVISION = "0001"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # null: a guest
    Column("password_hash", Text),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("player_id", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("variant", Text, nullable=False),
    Column("counting", Text, nullable=False),
    Column("time_control", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("creator_id", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("color_wish", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("white_id", Text, ForeignKey("players.id"), index=True),
    Column("black_id", Text, ForeignKey("players.id"), index=True),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("result", Text),
    Column("reason", Text),
    Column("deadline_at", BigInteger, index=True),
    Column("previous_id", Text, ForeignKey("games.id")),
    Index(None, "status", "created_at"),
)

# The truth about a game. The key makes it impossible that two append the same event.
events = Table(
    "events",
    metadata,
    Column("game_id", Text, ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game_id", "seq"),
)

# Without foreign keys: rows come and go with connections, and count only while their worker lives.
presence = Table(
    "presence",
    metadata,
    Column("game_id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("worker_id", Text, nullable=False),
    Column("connections", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game_id", "player_id", "worker_id"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat_at", BigInteger, nullable=False),
)
