"""The guide: its examples are what the core says, and its pages stand in every language."""

import json
import re
from collections.abc import Iterator
from html import unescape
from importlib import resources

import pytest
from starlette.testclient import TestClient

from ouk import Board, parse_square, square_name
from ouk_server.app import create_app
from ouk_server.assets import packaged
from ouk_server.guide.chapters import CHAPTERS, Chapter
from ouk_server.guide.examples import EXAMPLES, Example
from ouk_server.guide.prose import chapters_in, examples_in, html, plain
from ouk_server.texts import Texts, languages

LANGUAGES = languages(packaged() / "locales")


def played(example: Example, moves: int) -> Board:
    board = Board(example.fen, variant=example.variant)
    for move in example.moves.split()[:moves]:
        assert not board.is_game_over()
        board.push_uci(move)
    return board


def standing(board: Board) -> str:
    outcome = board.outcome()
    if outcome is None:
        return ""
    winner = {True: "white", False: "black", None: "draw"}[outcome.winner]
    return f"{outcome.termination.name.lower().replace('_', '-')} {winner}"


def ways(board: Board, origin: str, leaps_only: bool) -> str:
    moves = [move for move in board.legal_moves if move.from_square == parse_square(origin)]
    squares = [square_name(m.to_square) for m in moves if board.is_leap(m) or not leaps_only]
    return " ".join(sorted(squares))


def in_order(squares: str) -> str:
    return " ".join(sorted(squares.split()))


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_what_the_text_says(name: str) -> None:
    example = EXAMPLES[name]
    board = played(example, len(example.moves.split()))
    assert board.fen() == example.fen or example.moves
    assert standing(board) == example.ends
    assert board.can_claim_draw() == example.claims
    assert bool(example.pick) == bool(example.ways)
    if example.pick:
        assert ways(board, example.pick, False) == in_order(example.ways)
        assert ways(board, example.pick, True) == in_order(example.leaps)
    assert bool(example.tried) == bool(example.refused)
    if example.tried:
        start, end = example.tried[:2], example.tried[2:]
        refusal = board.why_not(parse_square(start), parse_square(end))
        assert refusal
        assert refusal.code.name.lower().replace("_", "-") == example.refused


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_count_reads_what_the_text_says(name: str) -> None:
    example = EXAMPLES[name]
    counts = {}
    for ply in range(len(example.moves.split()) + 1):
        count = played(example, ply).count
        if count:
            counts[ply] = f"{count.number}/{count.target}"
    assert example.counts.items() <= counts.items()
    assert bool(counts) == bool(example.counts), counts


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as client:
        yield client


def messages(language: str) -> dict[str, str]:
    """The messages of the guide in one language, references and all as they are written."""
    source = (packaged() / "locales" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^(guide-[\w-]+) = (.+)$", source, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_play_the_same_examples_and_lead_to_the_same_chapters(language: str) -> None:
    def marks(texts: dict[str, str]) -> dict[str, tuple[list[str], list[str]]]:
        return {
            key: (sorted(map(str, examples_in(text))), sorted(chapters_in(text)))
            for key, text in texts.items()
        }

    assert marks(messages(language)) == marks(messages("en"))


def test_the_text_names_only_what_there_is_and_every_example_is_used() -> None:
    used = [pair for text in messages("en").values() for pair in examples_in(text)]
    for name, ply in used:
        assert ply is None or 0 < ply <= len(EXAMPLES[name].moves.split())
    figures = re.findall(r'(?:section|question)\([^)]*, "([\w-]+)"\)', templates())
    assert {name for name, _ in used} | set(figures) == set(EXAMPLES)
    chapters = {name for text in messages("en").values() for name in chapters_in(text)}
    assert chapters <= {chapter.name for chapter in CHAPTERS}


def templates() -> str:
    folder = resources.files("ouk_server") / "templates" / "guide"
    return "".join(path.read_text("utf-8") for path in folder.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)
def test_a_chapter_reads_without_scripts(
    client: TestClient, language: str, chapter: Chapter
) -> None:
    page = client.get(f"/{language}/{chapter.path}").text
    texts = Texts(packaged() / "locales" / f"{language}.ftl")
    assert re.findall("<h1>(.*?)</h1>", page) == [texts(chapter.title)]
    article = page[page.index("<article>") : page.index("</article>")]
    assert len(re.findall("<svg class=.diagram", article)) >= 1
    drawn = set(re.findall(r'href="#(man-\w+)"', article))
    assert drawn == set(re.findall(r'<symbol id="(man-\w+)"', article))
    assert not re.search(r"\]\(|\*", re.sub(r"<script.*?</script>", "", article, flags=re.DOTALL))
    examples = json.loads(unescape(re.findall('data-examples="(.*?)"', page)[0]))
    assert set(re.findall('data-example="(.*?)"', page)) == set(examples)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_lead_to_every_chapter(client: TestClient, language: str) -> None:
    page = client.get(f"/{language}/guide").text
    for chapter in CHAPTERS:
        assert f'href="/{language}/{chapter.path}"' in page
    assert page.count("<h1>") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_told_to_search_engines_in_the_words_of_the_page(
    client: TestClient, language: str
) -> None:
    page = client.get(f"/{language}/guide/questions").text
    (data,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page)
    asked = json.loads(data)
    assert (asked["@type"], asked["inLanguage"]) == ("FAQPage", language)
    texts = messages(language)
    pairs = {entry["name"]: entry["acceptedAnswer"]["text"] for entry in asked["mainEntity"]}
    assert pairs == {
        plain(texts[f"guide-ask-{name}"]): plain(texts[f"guide-answer-{name}"])
        for name in (key.removeprefix("guide-ask-") for key in texts if "-ask-" in key)
    }
    assert re.findall("<h2>(.*?)</h2>", page) == list(pairs)


def test_nothing_in_a_message_is_taken_for_markup() -> None:
    text = "<i>a & b</i> [go *on* to e3](king-leap:2) and [back](/leaps) [no] (link)"
    assert html(text, "en") == (
        '&lt;i&gt;a &amp; b&lt;/i&gt; <span class="phrase" data-example="king-leap" data-ply="2">'
        'go <b>on</b> to <span class="sq">e3</span></span> and <a href="/en/guide/leaps">back</a> '
        "[no] (link)"
    )
    assert plain(text) == "<i>a & b</i> go on to e3 and back [no] (link)"
