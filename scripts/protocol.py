#!/usr/bin/env python
"""Writes docs/protocol.md and the browser's types from the messages of ouk_server.ws.protocol.

With --check it writes nothing, and fails where a file is not what it would write.
"""

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
import protocol_examples as examples
from msgspec import inspect as types

from ouk_server.domain import color, events, refusal, room, time_control
from ouk_server.ws import protocol

ROOT = Path(__file__).parents[1]
# Names for what messages share; msgspec itself keeps no names of unions.
LITERALS = {
    "Color": color.Color,
    "Counting": events.Counting,
    "OfferKind": events.OfferKind,
    "CountAction": events.CountAction,
    "RematchOrder": events.RematchOrder,
    "Phrase": events.Phrase,
    "Result": events.Result,
    "Reason": events.Reason,
    "ColorWish": room.ColorWish,
    "Visibility": room.Visibility,
    "Status": room.Status,
    "Role": room.Role,
    "Claimed": protocol.Claimed,
    "RefusalCode": refusal.Code,
    "ErrorCode": protocol.ErrorCode,
}
UNIONS: dict[str, UnionType] = {
    "Request": protocol.Request,
    "Notice": protocol.Notice,
    "GameEvent": events.Event,
    "TimeControl": time_control.TimeControl,
}
NAMES = {frozenset(get_args(alias)): name for name, alias in LITERALS.items()}
BOTH_CODES = frozenset(get_args(refusal.Code)) | frozenset(get_args(protocol.ErrorCode))


def typescript() -> str:
    """Gets the text of web/src/online/messages.ts."""
    parts = ["// Written by scripts/protocol.py from src/ouk_server/ws/protocol.py: do not edit."]
    parts += [_union(name, map(_quoted, get_args(alias))) for name, alias in LITERALS.items()]
    parts += [
        _union(name, (member.__name__ for member in get_args(union)))
        for name, union in UNIONS.items()
    ]
    requests = set(get_args(protocol.Request))
    parts += [_interface(struct, is_request=struct in requests) for struct in _structs()]
    return "\n\n".join(parts) + "\n"


def document() -> str:
    """Gets the text of docs/protocol.md."""
    module = inspect.getdoc(protocol) or ""
    _, _, introduction = module.partition("\n\n")
    return "\n".join(
        (
            "# The protocol of online play",
            "",
            "_Written by `scripts/protocol.py` from `src/ouk_server/ws/protocol.py`._",
            "",
            introduction,
            "",
            "Connections end with code 1012 when the server restarts, 1013 when the client did not",
            "read what was sent or opened too many, 1008 for floods and foreign pages, 1009 for",
            "a message of more than 4096 bytes.",
            "",
            "## Requests, from a client",
            *_entries(examples.REQUESTS),
            "## Notices, from the server",
            *_entries(examples.NOTICES),
            "## Events of a game, within `events`",
            *_entries(examples.EVENTS),
            "## Times",
            *_entries(examples.TIMES),
            "## Codes of `refused`",
            "",
            *(f"* `{code}`" for code in sorted(BOTH_CODES)),
            "",
        )
    )


def _entries(messages: tuple[Any, ...]) -> Iterator[str]:
    yield ""
    for message in messages:
        tag = message.__struct_config__.tag
        example = msgspec.json.format(msgspec.json.encode(message), indent=0).decode()
        yield from (f"### {tag}", "", _summary(type(message)), "", "```json", example, "```", "")


def _structs() -> list[type[msgspec.Struct]]:
    """Lists every struct that messages hold, those used by others included."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(one: types.Type) -> None:
        match one:
            case types.StructType():
                if one.cls not in found:
                    found[one.cls] = None
                    for field in one.fields:
                        visit(field.type)
            case types.UnionType():
                for member in one.types:
                    visit(member)
            case types.VarTupleType():
                visit(one.item_type)

    for union in UNIONS.values():
        visit(types.type_info(union))
    return list(found)


def _interface(struct: type[msgspec.Struct], *, is_request: bool) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"  type: '{info.tag}';"] if info.tag else []
    for field in info.fields:
        mark = "?" if is_request and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    comment = f"/** {_summary(struct)} */\n"
    return f"{comment}export interface {_name(struct)} {{\n" + "\n".join(lines) + "\n}"


def _type(one: types.Type) -> str:
    if isinstance(one, types.UnionType):
        return _union_type(one)
    if isinstance(one, types.LiteralType):
        values = frozenset(one.values)
        if values == BOTH_CODES:
            return "RefusalCode | ErrorCode"
        return NAMES.get(values) or " | ".join(sorted(map(_quoted, values)))
    if isinstance(one, types.StructType):
        return _name(one.cls)
    if isinstance(one, types.VarTupleType):
        return f"{_type(one.item_type)}[]"
    plain: dict[type[types.Type], str] = {
        types.IntType: "number",
        types.StrType: "string",
        types.BoolType: "boolean",
        types.NoneType: "null",
    }
    return plain[type(one)]


def _union_type(one: types.UnionType) -> str:
    classes = {member.cls for member in one.types if isinstance(member, types.StructType)}
    for name, union in UNIONS.items():
        if classes == set(get_args(union)):
            return name
    return " | ".join(map(_type, one.types))


def _name(struct: type[msgspec.Struct]) -> str:
    return struct.__name__


def _union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} = {' | '.join(members)};"


def _quoted(value: object) -> str:
    return f"'{value}'"


def _summary(struct: type) -> str:
    return " ".join((inspect.getdoc(struct) or "").split())


FILES: dict[Path, Callable[[], str]] = {
    ROOT / "web/src/online/messages.ts": typescript,
    ROOT / "docs/protocol.md": document,
}


def main() -> int:
    """Writes the files, or compares them."""
    if sys.argv[1:] == ["--check"]:
        stale = [path for path, text in FILES.items() if path.read_text("utf-8") != text()]
        for path in stale:
            print(f"{path.relative_to(ROOT)}: run scripts/protocol.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in FILES.items():
        path.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
