"""Chat: what is said, how much, and what is left out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ouk_server.domain import chat
from ouk_server.domain.commands import Resign, Say
from ouk_server.domain.events import Chatted
from server.domain.domain_table import Table


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("hello", "hello"),
        ("  good   luck\n", "good luck"),
        ("a\x00b\x1b[31mc\x7f", "a b [31mc"),
        ("abc\u202edef\u2066ghi", "abc def ghi"),
        ("line\u2028line\u0085line", "line line line"),
        ("ស្ដេច\u200bរបស់អ្នក", "ស្ដេច\u200bរបស់អ្នក"),
        ("👩\u200d🌾 ♟️", "👩\u200d🌾 ♟️"),
        ("<script>alert('1')</script>", "<script>alert('1')</script>"),
        ("x\ud800y", "x y"),
    ],
)
def test_a_text_is_shown_without_what_controls_screens(text: str, shown: str) -> None:
    (line,) = Table().does("white", Say, text=text)
    assert line == Chatted(at=line.at, by="white", text=shown)


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\u200b\u200d", "\u202e", "\u200b \u200b"])
def test_nothing_is_not_said(text: str) -> None:
    assert Table().does("white", Say, text=text) == "empty"


def test_a_phrase_is_said_by_its_code() -> None:
    (line,) = Table().does("black", Say, phrase="good-luck")
    assert (line.by, line.phrase, line.text) == ("black", "good-luck", None)


def test_one_says_a_text_or_a_phrase() -> None:
    assert Table().does("white", Say) == "empty"
    assert Table().does("white", Say, text="hi", phrase="hello") == "empty"


def test_a_text_has_an_end() -> None:
    assert isinstance(Table().does("white", Say, text="ក" * 200 + " " * 50), tuple)
    assert Table().does("white", Say, text="ក" * 201) == "too-long"


def test_nobody_talks_without_pause() -> None:
    table = Table()
    for _ in range(5):
        table.now += 1_000
        assert isinstance(table.does("white", Say, text="hey"), tuple)
    table.now += 5_999
    assert table.does("white", Say, text="hey") == "too-many"
    assert isinstance(table.does("black", Say, text="calm down"), tuple)
    table.now += 1
    assert isinstance(table.does("white", Say, text="hey"), tuple)


def test_a_game_holds_so_much_talk() -> None:
    table = Table()
    for _ in range(200):
        table.now += 10_000
        table.does("white", Say, phrase="wait")
    table.now += 10_000
    assert table.does("white", Say, phrase="wait") == "too-many"
    assert isinstance(table.does("black", Say, phrase="hello"), tuple)


def test_the_players_talk_after_the_end() -> None:
    table = Table()
    table.does("white", Resign)
    assert isinstance(table.does("black", Say, phrase="good-game"), tuple)


@given(st.text(st.characters(codec=None), max_size=60))
def test_cleaning_cleans_all_at_once(text: str) -> None:
    shown = chat.cleaned(text)
    assert chat.cleaned(shown) == shown
    shown.encode()
    assert not any(ord(character) < 32 for character in shown)
