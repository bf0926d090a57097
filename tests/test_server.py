"""The server: languages, pages, built files and what every answer says to browsers."""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ouk_server.app import create_app
from ouk_server.assets import Assets, AssetsMissingError, packaged
from ouk_server.domain.ids import new_id
from ouk_server.languages import preferred
from ouk_server.pages import MISSING, PAGES, PLAYER, ROOM
from ouk_server.texts import Texts, languages

LANGUAGES = ("de", "en", "km", "pt", "sk")


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), follow_redirects=False) as client:
        yield client


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("km", "km"),
        ("km-KH,en;q=0.5", "km"),
        ("fr,km;q=0.2,en;q=0.8", "en"),
        ("fr", "en"),
        ("km;q=0, en", "en"),
        ("km;q=nonsense", "en"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("cs,sk;q=0.8,en;q=0.5", "sk"),
        ("de-AT", "de"),
        (";;,q=,,km", "km"),
    ],
)
def test_a_reader_gets_the_language_the_browser_asks_for(accepted: str, language: str) -> None:
    assert preferred(accepted, LANGUAGES) == language


def test_the_bare_address_leads_to_a_language(client: TestClient) -> None:
    answer = client.get("/", headers={"Accept-Language": "km"})
    assert (answer.status_code, answer.headers["location"]) == (307, "/km/")
    assert answer.headers["vary"] == "Accept-Language, Cookie"
    assert answer.headers["cache-control"] == "no-store"
    assert client.get("/km").headers["location"] == "/km/"


@pytest.mark.parametrize(
    ("cookie", "language"),
    [("sk", "sk"), ("km", "km"), ("", "de"), ("fr", "de"), ("../en", "de"), ("SK", "de")],
)
def test_a_chosen_language_goes_before_the_browsers_wish(
    client: TestClient, cookie: str, language: str
) -> None:
    headers = {"Accept-Language": "de", "Cookie": f"ouk-language={cookie}"}
    game = new_id()
    answers = [client.get(path, headers=headers) for path in ("/", f"/{game}", "/x/y/z")]
    assert answers[0].headers["location"] == f"/{language}/"
    assert answers[1].headers["location"] == f"/{language}/game/{game}"
    assert f'<html lang="{language}">' in answers[2].text
    assert 'lang="km"' in client.get("/km/", headers=headers).text


@pytest.mark.parametrize("path", ["", "games"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_stands_in_its_language(client: TestClient, language: str, path: str) -> None:
    answer = client.get(f"/{language}/{path}")
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    for other in LANGUAGES:
        assert f'<a href="/{other}/{path}" hreflang="{other}"' in answer.text
    assert Texts(packaged() / "locales" / f"{language}.ftl")("games-title") in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_title_and_a_description_of_its_own(language: str) -> None:
    texts = Texts(packaged() / "locales" / f"{language}.ftl")
    pages = [*PAGES.values(), ROOM, PLAYER, MISSING]
    titles = [texts(page.title) for page in pages]
    descriptions = [texts(page.description) for page in pages]
    assert len({*titles, *descriptions}) == 2 * len(pages)
    assert [title for title in titles if len(title) > 65] == []
    assert [description for description in descriptions if len(description) > 170] == []


def test_a_page_offers_every_language_by_its_own_name(client: TestClient) -> None:
    assert languages(packaged() / "locales") == LANGUAGES
    names = re.findall(r'<li><a [^>]* lang="(\w+)"[^>]*>([^<]+)<', client.get("/en/").text)
    assert [language for language, _ in names] == list(LANGUAGES)
    assert [name for _, name in names] == ["Deutsch", "English", "ខ្មែរ", "Português", "Slovenčina"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_loads_the_texts_of_its_language_alone(client: TestClient, language: str) -> None:
    files = re.findall(
        r"/static/assets/([a-z]{2}-[a-z]+)-[^\"]+\.js", client.get(f"/{language}/").text
    )
    assert files == [f"{language}-main"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_loads_the_parts_that_it_names(language: str) -> None:
    assets = Assets(packaged())
    main, lesson = (
        assets.files[name.removeprefix("/static/")].plain.decode()
        for name in assets.page_files(language, ["lesson"]).texts
    )
    assert "home-title = " in main
    assert "home-title" not in lesson
    for unused in ("title-play", "describe-play", "guide-", "lesson-"):
        assert unused not in main


def test_the_board_stands_before_any_script(client: TestClient) -> None:
    squares = re.findall(r'<i class="([^"]*)">', client.get("/en/").text)
    assert len(squares) == 64
    assert squares[3] == "man black m-piece"
    assert squares[59] == "man white k-piece"
    assert sum(square.endswith("p-piece") for square in squares) == 16


@pytest.mark.parametrize(
    "path", ["/en/nowhere", "/fr/", "/static/none.js", "/x/y/z", "/static/../app.py"]
)
def test_what_is_not_there_is_said_kindly(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "This page has turned over." in answer.text


def test_not_found_keeps_the_language(client: TestClient) -> None:
    assert '<html lang="km">' in client.get("/km/nowhere").text


def test_every_answer_is_guarded(client: TestClient) -> None:
    for path in ("/en/", "/en/nowhere", "/", "/sw.js", "/healthz"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_hold_no_script_or_style_of_their_own(client: TestClient) -> None:
    text = client.get("/en/").text
    assert re.findall(r"<script(?![^>]*src=)", text) == []
    assert "<style" not in text
    assert " style=" not in text
    assert re.findall(r"\son\w+=", text) == []


def linked(client: TestClient) -> list[str]:
    return re.findall(r'(?:src|href)="(/static/assets/[^"]+)"', client.get("/en/").text)


def test_built_files_are_kept_for_ever_and_come_compressed(client: TestClient) -> None:
    names = linked(client)
    assert len(names) >= 5
    for name in names:
        answer = client.get(name, headers={"Accept-Encoding": "br, gzip"})
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "br"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "Accept-Encoding"


def test_pages_come_compressed(client: TestClient) -> None:
    with client.stream("GET", "/en/", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in answer.headers["vary"]


def test_a_browser_gets_only_what_it_understands(client: TestClient) -> None:
    name = next(name for name in linked(client) if name.endswith(".css"))
    plain = client.get(name, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for accepted in ("gzip, br;q=0", "gzip"):
        with client.stream("GET", name, headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            assert gzip.decompress(b"".join(answer.iter_raw())) == plain.content


def test_wasm_and_the_service_worker_have_their_types(client: TestClient) -> None:
    wasm = next(name for name in linked(client) if name.endswith(".wasm"))
    assert client.get(wasm).headers["content-type"] == "application/wasm"
    worker = client.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert all(name in worker.text for name in linked(client))


def test_the_server_says_that_it_lives(client: TestClient) -> None:
    assert client.get("/healthz").text == "ok\n"


def test_every_catalogue_has_the_messages_of_the_pages() -> None:
    root = Path(__file__).parent.parent
    sources = [*(root / "src/ouk_server").rglob("*.html"), *(root / "src/ouk_server").glob("*.py")]
    keys = {
        key
        for path in sources
        for key in re.findall(r'\bt\(["\']([\w-]+)["\']\)', path.read_text())
    }
    assert len(keys) > 15
    for language in languages(packaged() / "locales"):
        texts = Texts(packaged() / "locales" / f"{language}.ftl")
        assert all(texts(key) for key in keys)


def test_a_build_without_browser_files_says_so(tmp_path: Path) -> None:
    with pytest.raises(AssetsMissingError, match="OUK_WEB=0"):
        Assets(tmp_path)


def test_a_start_imports_nothing_that_only_a_page_needs() -> None:
    code = "import sys, ouk_server.app as app; app.create_app(); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"jinja2", "fluent.runtime", "babel", "fastapi"} & set(out.stdout.split())
