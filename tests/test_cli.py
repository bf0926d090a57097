"""The command line: what it prints, what it refuses, and that it stays polite."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ouk
from ouk.cli import COMMANDS, main
from ouk.cli.refusals import why_refused
from ouk.cli.uci import Uci
from ouk.cli.uci_go import parse_go
from ouk.engine import Limit

PGN = Path(__file__).parent / "pgn"
OUK = [sys.executable, "-m", "ouk"]
MATE_IN_ONE = "k7/8/1K6/8/8/8/8/7R w - - 0 1"

Output = pytest.CaptureFixture[str]


def status_of(*arguments: str) -> int:
    """Runs a command in this process and gets its exit status."""
    try:
        return main(arguments)
    except SystemExit as end:
        return int(end.code or 0)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Lets standard input hold these lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# All commands


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=str)
def test_help(command: list[str], capsys: Output) -> None:
    assert status_of(*command, "--help") == 0
    assert "usage: ouk" in capsys.readouterr().out


def test_version(capsys: Output) -> None:
    assert status_of("--version") == 0
    assert capsys.readouterr().out.startswith("ouk ")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["perft"],
        ["perft", "makruk", "3"],
        ["perft", "cambodian", "three"],
        ["perft", "cambodian", "-1"],
        ["perft", "cambodian", "1000000000000"],
        ["perft", "cambodian", "3", "--fen", "8/8"],
        ["show", "rnsmksnr/9/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1"],
        ["show", "8/8/8/8/8/8/8/8 w - - 0 1"],
        ["show", "no-such-file.pgn"],
        ["show", "4k3/8/8/8/8/8/8/3K4 w - - 0 1", "--variant", "xiangqi"],
        ["show", str(PGN / "broken.pgn")],
        ["show", os.devnull],
        ["check", "no-such-file.pgn"],
        ["check", str(PGN)],
        ["check"],
        ["play", "--level", "4"],
        ["play", "--fen", "\udcff/\x1b"],
        ["serve", "--port", "99999"],
    ],
    ids=str,
)
def test_bad_input_is_told_in_one_line(arguments: list[str], capsys: Output) -> None:
    assert status_of(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("ouk")
    assert captured.err.count("\n") == 1
    assert captured.err[:-1].isprintable()


# perft


def test_perft_ends_with_the_nodes(capsys: Output) -> None:
    assert status_of("perft", "Ouk Chatrang", "4") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "nodes 361719"


def test_perft_divides(capsys: Output) -> None:
    assert status_of("perft", "karouk", "3", "--divide", "--fen", MATE_IN_ONE) == 0
    *moves, _time, _speed, total = (line.split() for line in capsys.readouterr().out.splitlines())
    assert sorted(move for move, _ in moves) == sorted(
        move.uci() for move in ouk.Board(MATE_IN_ONE, variant="karouk").legal_moves
    )
    assert total == ["nodes", str(sum(int(nodes) for _, nodes in moves))]


def test_perft_of_depth_0_is_the_position(capsys: Output) -> None:
    assert status_of("perft", "cambodian", "0", "--divide") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "nodes 1"


# show


def test_show_a_position(capsys: Output) -> None:
    assert status_of("show", "4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1") == 0
    shown = capsys.readouterr().out
    assert "8  . . . . k . . .\n" in shown
    assert "Ouk!\nBlack to move.\nBlack counts: 3 / 16." in shown
    assert shown.endswith("\n4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1\n")


def test_show_a_picture(capsys: Output) -> None:
    assert status_of("show", "--svg", MATE_IN_ONE) == 0
    ElementTree.fromstring(capsys.readouterr().out)


def test_show_the_end_of_a_game(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "mate.pgn"
    file.write_text(f'[FEN "{MATE_IN_ONE}"]\n\n1. Rh8# 1-0\n')
    assert status_of("show", str(file)) == 0
    assert "White wins by checkmate." in capsys.readouterr().out


# check


def test_check_finds_nothing(capsys: Output) -> None:
    assert status_of("check", str(PGN / "plain.pgn"), str(PGN / "positions.pgn")) == 0
    assert capsys.readouterr().out.endswith("positions.pgn: 5 games, 0 faults\n")


def test_check_names_every_fault(capsys: Output) -> None:
    file = str(PGN / "broken.pgn")
    assert status_of("check", file) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{file}: game 1 (? - ?), line 4, ply 5: illegal san: 'Nf3' in ")
    assert lines[-1] == f"{file}: 16 games, 20 faults"
    assert len(lines) == 21


def test_check_reads_standard_input() -> None:
    done = subprocess.run(
        [*OUK, "check", "-"],
        input=b"\xff\xfe junk\n\n1. d4 \xc3\x28 *\n",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout.decode().startswith("-: game 1 (? - ?), line 3, ply 1: unexpected text")
    assert done.stderr == b""


def test_check_wants_a_game(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "empty.pgn"
    file.write_text("nothing here\n")
    assert status_of("check", str(file)) == 1
    assert capsys.readouterr().out.endswith("empty.pgn: 0 games, 0 faults\n")


def test_check_commands_no_terminal(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "escape.pgn"
    file.write_text('[White "\x1b[2J"]\n\n1. d4 \x1b[2J *\n')
    assert status_of("check", str(file)) == 1
    assert "\x1b" not in capsys.readouterr().out


# play


def test_play_a_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, "Nd2", "Nd7", "Ne4", "Ng8-e7", "Nxd6")
    assert status_of("play") == 0
    assert capsys.readouterr().out.endswith("Ouk!\nWhite wins by checkmate.\n")


def test_the_first_check_wins_kar_ouk(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, "Rh5", "Ka7", "Ra5")
    fen = "8/8/k7/8/8/8/8/K6R w - - 0 1"
    assert status_of("play", "--variant", "kar ouk", "--fen", fen) == 0
    assert capsys.readouterr().out.endswith("Ouk!\nWhite wins by check.\n")


def test_play_says_why_not(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, "Me3", "dance", "", "d1b2", "moves", "help", "draw", "undo", "undo")
    assert status_of("play") == 0
    out = capsys.readouterr().out
    assert "Not e3: a leap needs an empty square, and a fish is there." in out
    assert "That is no move" in out
    assert "There is no draw to claim." in out
    assert "There is no move to take back." in out
    assert out.endswith("White> \n")


def test_resigning_ends_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, "d4", "resign")
    assert status_of("play") == 0
    assert capsys.readouterr().out.endswith("White wins: Black resigned.\n")


def test_play_with_tournament_counting(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, "stop", "start", "Kf7", "take")
    fen = "5k2/8/8/8/8/2PRR3/8/3K4 b - - 0 1"
    assert status_of("play", "--tournament", "--fen", fen) == 0
    out = capsys.readouterr().out
    assert "do not allow that" in out
    assert "Black counts: 1 / 64. White must win before the count reaches 64" in out
    assert out.endswith("Draw by the count.\n")


def test_a_third_repetition_may_be_claimed(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, *["Nd2", "Nd7", "Nb1", "Nb8"] * 2, "draw")
    assert status_of("play") == 0
    assert capsys.readouterr().out.endswith("Draw: the same position for the third time.\n")


def test_play_against_the_computer(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    typed(monkeypatch, "a4", "undo", "undo", "b4")
    assert status_of("play", "--level", "1", "--black") == 0
    out = capsys.readouterr().out
    assert out.count("White: ") >= 1
    assert "Black> \n" in out


@pytest.mark.parametrize(
    ("fen", "text", "reason"),
    [
        (None, "h1h3", "Not h3: your own fish is there."),
        (None, "Ke3", "Not e3: a king moves one square."),
        (None, "f8f7", "Not f7: the man on f8 is not yours."),
        (None, "d4d5", "Not d5: no man stands on d4."),
        (None, "a5", "Not a5: a fish moves one square straight ahead."),
        (None, "axb4", "Not b4: a fish goes that way only to capture."),
        (None, "Nd5", "Not d5: no knight of yours can go there."),
        ("3r4/6k1/8/8/8/8/8/R2K4 w - - 0 1", "Rb1", "Not b1: your king is in check from the rook"),
        ("8/6k1/8/8/R6R/8/8/3K4 w - - 0 1", "Rd4", "More than one man can go there"),
    ],
)
def test_reasons(fen: str | None, text: str, reason: str) -> None:
    board = ouk.Board(fen)
    with pytest.raises(ValueError, match=r"illegal|ambiguous") as caught:
        board.parse_san(text)
    assert why_refused(board, text, caught.value).startswith(reason)


# uci


class Conversation:
    """A program that answers on standard input and output."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin
        assert process.stdout
        self._in: IO[str] = process.stdin
        self._out: IO[str] = process.stdout

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._in, flush=True)

    def wait_for(self, beginning: str) -> str:
        """Reads up to a line with this beginning and gets it."""
        for line in self._out:
            if line.startswith(beginning):
                return line.rstrip("\n")
        raise AssertionError(f"no {beginning}")


@contextmanager
def engine() -> Iterator[Conversation]:
    with subprocess.Popen(
        [*OUK, "uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        conversation = Conversation(process)
        yield conversation
        conversation.say("quit")
        assert process.wait(timeout=10) == 0


def test_uci_introduces_itself_and_plays() -> None:
    with engine() as uci:
        uci.say("uci")
        assert uci.wait_for("option name UCI_Variant") == (
            "option name UCI_Variant type combo default cambodian var cambodian var karouk"
        )
        uci.wait_for("uciok")
        uci.say("setoption name Hash value 2", "setoption name UCI_Variant value karouk")
        uci.say("isready")
        uci.wait_for("readyok")
        uci.say("ucinewgame", "position startpos moves d1b2 e8g7", "go depth 3")
        assert " score cp " in uci.wait_for("info depth 3 ")
        uci.wait_for("bestmove ")
        uci.say(f"position fen {MATE_IN_ONE}", "go movetime 5000")
        assert " score mate 1 " in uci.wait_for("info depth 1 ")
        uci.wait_for("bestmove h1")


def test_uci_searches_until_stopped() -> None:
    with engine() as uci:
        uci.say("go infinite", "stop")
        uci.wait_for("bestmove ")
        uci.say("go")
        uci.wait_for("info depth 5 ")
        uci.say("isready")
        uci.wait_for("readyok")
        uci.say("stop")
        uci.wait_for("bestmove ")
        uci.say("go infinite")


def test_uci_answers_where_nothing_is_to_search() -> None:
    with engine() as uci:
        uci.say("position fen k6R/8/1K6/8/8/8/8/8 b - - 0 1", "go depth 3")
        assert uci.wait_for("bestmove") == "bestmove (none)"
        uci.say("position fen 7k/8/8/8/8/8/8/K7 w - - 0 1", "go infinite")
        uci.say("stop")
        uci.wait_for("bestmove a1")


def test_uci_finishes_its_search_at_the_end_of_the_input() -> None:
    done = subprocess.run(
        [*OUK, "uci"], input="go depth 4\n", capture_output=True, text=True, check=True
    )
    assert "\nbestmove " in done.stdout


WORDS = st.sampled_from(
    [
        *("uci", "isready", "ucinewgame", "setoption", "name", "value", "Hash", "UCI_Variant"),
        *("position", "startpos", "fen", "moves", "stop", "d", "d3d4", "e1e3", MATE_IN_ONE, "-1"),
        *("karouk", "1", "99999999999999999999", "\x00", "\ud800", "go nodes 1", "go depth 1"),
    ]
)


@given(st.lists(st.one_of(WORDS, st.text(max_size=8))).map(" ".join))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_no_line_is_an_error(capsys: Output, line: str) -> None:
    uci = Uci()
    uci.obey(line)
    uci.stop()
    capsys.readouterr()


@pytest.mark.parametrize(
    ("arguments", "limit"),
    [
        ("depth 5 nodes 1000", Limit(depth=5, nodes=1000)),
        ("movetime 1500", Limit(time=1.5)),
        ("wtime 30000 btime 900 winc 1000", Limit(time=1.75)),
        ("wtime 30000 btime 900 movestogo 3", Limit(time=10)),
        ("wtime 1 btime 1", Limit(time=0.01)),
        ("depth -3", Limit(depth=1)),
        ("nodes 999999999999999999", Limit(nodes=1_000_000_000)),
        ("depth x", None),
        ("infinite", None),
        ("infinite depth 3", None),
        ("", None),
    ],
)
def test_uci_limits(arguments: str, limit: Limit | None) -> None:
    assert parse_go(arguments.split(), ouk.WHITE) == limit


# Streams and signals


def test_closed_output_is_no_trouble() -> None:
    done = subprocess.run(
        f"exec {sys.executable} -m ouk show '{MATE_IN_ONE}' >&-",
        shell=True,
        stderr=subprocess.PIPE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_that_leaves_is_no_trouble() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "wb") as output:
        done = subprocess.run(
            [*OUK, "show", MATE_IN_ONE], stdout=output, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("command", [["play"], ["perft", "cambodian", "7", "--divide"]], ids=str)
def test_an_interrupt_ends_it_without_a_word(command: list[str]) -> None:
    with subprocess.Popen(
        [*OUK, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=10) in (130, -signal.SIGINT)
        assert process.stderr.read() == b""
