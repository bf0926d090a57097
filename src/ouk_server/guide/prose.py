"""The markup of the guide's messages: emphasis, phrases that play on the board, ways to chapters.

`*word*` is emphasis, `[phrase](example)` plays an example and `[phrase](example:3)` its third move,
`[words](/chapter)` leads to a chapter. Nothing else has a meaning: all other signs are text.
"""

import re
from html import escape

_LINK = re.compile(r"\[([^][]+)\]\((/?)([a-z-]+)(?::(\d+))?\)")
_EMPHASIS = re.compile(r"\*([^*]+)\*")
_SQUARE = re.compile(r"\b[a-h][1-8]\b")


def examples_in(text: str) -> list[tuple[str, int | None]]:
    """Lists the examples that a message plays, each with the move it plays alone, if one."""
    found = [link for link in _LINK.findall(text) if not link[1]]
    return [(name, int(ply) if ply else None) for _, _, name, ply in found]


def chapters_in(text: str) -> list[str]:
    """Lists the chapters that a message leads to."""
    return [name for _, slash, name, _ in _LINK.findall(text) if slash]


def html(text: str, language: str) -> str:
    """Writes a message as HTML."""

    def link(match: re.Match[str]) -> str:
        words, slash, name, ply = match.groups()
        if slash:
            return f'<a href="/{language}/guide/{name}">{words}</a>'
        step = f' data-ply="{ply}"' if ply else ""
        return f'<span class="phrase" data-example="{name}"{step}>{words}</span>'

    marked = _SQUARE.sub(r'<span class="sq">\g<0></span>', escape(text, quote=False))
    return _EMPHASIS.sub(r"<b>\1</b>", _LINK.sub(link, marked))


def plain(text: str) -> str:
    """Writes a message without its markup."""
    return _EMPHASIS.sub(r"\1", _LINK.sub(r"\1", text))
