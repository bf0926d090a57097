"""Which language a reader is given at an address that names none."""

from collections.abc import Mapping, Sequence

COOKIE = "ouk-language"
"""Names what the reader chose last. The browser sets it: it is of no use to anybody else."""


def wanted(cookies: Mapping[str, str], headers: Mapping[str, str], languages: Sequence[str]) -> str:
    """Gets what the reader chose once, else what the browser asks for."""
    chosen = cookies.get(COOKIE, "")
    return (
        chosen if chosen in languages else preferred(headers.get("accept-language", ""), languages)
    )


def preferred(accepted: str, languages: Sequence[str]) -> str:
    """Chooses by an Accept-Language header, English where nothing fits."""
    for wanted in _in_order(accepted):
        if (language := wanted.split("-")[0].lower()) in languages:
            return language
    return "en"


def _in_order(accepted: str) -> list[str]:
    weighed = [_weigh(part) for part in accepted.split(",")]
    weighed = [(weight, name) for weight, name in weighed if weight > 0]
    return [name for _, name in sorted(weighed, key=lambda pair: -pair[0])]


def _weigh(part: str) -> tuple[float, str]:
    name, _, weight = part.partition(";q=")
    try:
        return float(weight or 1), name.strip()
    except ValueError:
        return 0.0, name.strip()
