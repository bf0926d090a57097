"""What the server tells those who run it: numbers for Prometheus, and logs as lines of JSON."""

import json
import logging
import sys
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime

from starlette.types import ASGIApp, Receive, Scope, Send

_counted: Counter[str] = Counter()
_gauges: dict[str, Callable[[], float]] = {}


def count(name: str, amount: int = 1) -> None:
    """Counts something that happened, under a name such as `moves`."""
    _counted[name] += amount


def gauge(name: str, value: Callable[[], float]) -> None:
    """Names a number that goes up and down, to be asked for when wanted."""
    _gauges[name] = value


def metrics() -> str:
    """Gets all numbers of this worker, in Prometheus' text form."""
    lines = []
    for name, total in sorted(_counted.items()):
        lines += [f"# TYPE ouk_{name}_total counter", f"ouk_{name}_total {total}"]
    for name, value in sorted(_gauges.items()):
        lines += [f"# TYPE ouk_{name} gauge", f"ouk_{name} {value():g}"]
    return "\n".join(lines) + "\n"


class CountFaults:
    """Counts the errors of ours that end a request."""

    def __init__(self, app: ASGIApp) -> None:
        """Stands before an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        try:
            await self._app(scope, receive, send)
        except Exception:
            count("faults")
            raise


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON. Arguments are part of the message, nothing else is."""

    def format(self, record: logging.LogRecord) -> str:
        """Writes a record."""
        entry = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def log_as_json() -> None:
    """Sends all logs to standard error, a line of JSON each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # It names the address of each socket: that is in no one's interest.
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)
    # Nor a client's text that is none: with its traceback it looks like an error of ours.
    uvicorn.addFilter(lambda record: not str(record.msg).startswith("Invalid UTF-8"))
