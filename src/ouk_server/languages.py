"""Which language a reader is given who has not chosen one."""

from collections.abc import Sequence


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
