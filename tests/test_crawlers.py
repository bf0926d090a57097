"""What search engines and shared links find: every page by its language, and nothing private."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from ouk_server.app import create_app
from ouk_server.assets import packaged
from ouk_server.pages import PAGES
from ouk_server.texts import Texts, languages

LANGUAGES = languages(packaged() / "locales")
SITE = "https://ouk.example"
URL = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"
ROOM = "game/abcdefgh23"
LISTED = [path for path, page in PAGES.items() if page.is_listed]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), base_url=SITE) as client:
        yield client


def links(html: str) -> dict[str, str]:
    return dict(re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">', html))


def meta(html: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]+)">', html))


def test_crawlers_are_told_where_the_sitemap_is(client: TestClient) -> None:
    text = client.get("/robots.txt").text
    assert f"Sitemap: {SITE}/sitemap.xml" in text
    assert "Disallow: /\n" not in text


def test_the_sitemap_has_every_listed_page_in_every_language(client: TestClient) -> None:
    answer = client.get("/sitemap.xml")
    assert answer.headers["content-type"] == "application/xml"
    entries = ElementTree.fromstring(answer.content)
    found = {entry.findtext(f"{URL}loc"): entry for entry in entries}
    assert set(found) == {f"{SITE}/{language}/{path}" for language in LANGUAGES for path in LISTED}
    for address, entry in found.items():
        assert address
        others = {link.get("hreflang"): link.get("href") for link in entry.iter(LINK)}
        assert set(others) == {*LANGUAGES, "x-default"}
        html = client.get(address).text
        assert others == links(html)
        assert f'<link rel="canonical" href="{address}">' in html
        assert meta(html)["og:url"] == address


def test_the_bare_address_is_for_all_other_languages(client: TestClient) -> None:
    assert links(client.get("/km/").text)["x-default"] == f"{SITE}/"
    assert links(client.get("/km/lobby").text)["x-default"] == f"{SITE}/en/lobby"


@pytest.mark.parametrize("path", [ROOM, "player/Sok", "account", "games", "nowhere"])
def test_what_is_private_or_empty_is_not_found_by_searching(client: TestClient, path: str) -> None:
    html = client.get(f"/en/{path}").text
    assert meta(html)["robots"] == "noindex"
    assert links(html) == {}
    assert 'rel="canonical"' not in html
    assert path not in client.get("/sitemap.xml").text.replace("xhtml", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_link_shows_a_title_and_our_picture(client: TestClient, language: str) -> None:
    texts = Texts(packaged() / "locales" / f"{language}.ftl")
    for path in ("", ROOM):
        name = "room" if path else "play"
        page = meta(client.get(f"/{language}/{path}").text)
        assert page["og:title"] == texts(f"title-{name}")
        assert page["og:description"] == page["description"] == texts(f"describe-{name}")
        picture = client.get(page["og:image"])
        assert picture.headers["content-type"] == "image/jpeg"
        assert len(picture.content) < 100_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_installed_app_has_icons_that_are_there(client: TestClient, language: str) -> None:
    manifest = client.get(f"/{language}/app.webmanifest").json()
    assert (manifest["id"], manifest["scope"]) == ("/", "/")
    assert manifest["start_url"] == f"/{language}/"
    for icon in manifest["icons"]:
        answer = client.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
    assert [icon["sizes"] for icon in manifest["icons"] if "purpose" in icon] == ["512x512"]
    for shortcut in manifest["shortcuts"]:
        assert client.get(shortcut["url"]).status_code == 200
