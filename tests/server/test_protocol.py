"""The messages, and what is written of them for people and browsers."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ouk_server.domain import events
from ouk_server.ws import protocol

ROOT = Path(__file__).parents[2]


def test_document_and_typescript_follow_the_messages() -> None:
    script = ROOT / "scripts" / "protocol.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_message_and_event_is_described() -> None:
    document = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for union in (protocol.Request, protocol.Notice, events.Event):
        for message in get_args(union):
            assert f"\n### {message.__struct_config__.tag}\n" in document


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "7",
        '{"type":"nothing"}',
        '{"type":"move","game":"abcdefghjk","ply":-1,"uci":"e3e4"}',
        '{"type":"move","game":"abcdefghjk","ply":1e99,"uci":"e3e4"}',
        '{"type":"move","game":"abcdefghjk","ply":0,"uci":"e3e4e3e4e3e4"}',
        '{"type":"move","game":7,"ply":0,"uci":"e3e4"}',
        '{"type":"chat","game":"abcdefghjk","phrase":"<script>"}',
        '{"type":"chat","game":"abcdefghjk","text":"\\ud800"}',
    ],
)
def test_what_is_no_message_is_a_decode_error(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        protocol.decode(text)
