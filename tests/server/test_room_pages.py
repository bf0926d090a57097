"""The addresses of rooms: the short link, its picture, the page in every language."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from ouk_server.app import create_app

GAME = "k7m2vq9xwa"


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), follow_redirects=False) as client:
        yield client


def test_the_short_link_leads_to_the_game_in_the_readers_language(client: TestClient) -> None:
    answer = client.get(f"/{GAME}", headers={"Accept-Language": "km"})
    assert (answer.status_code, answer.headers["location"]) == (307, f"/km/game/{GAME}")
    assert answer.headers["vary"] == "Accept-Language, Cookie"


def test_the_picture_of_a_link_is_dark_on_light_for_any_camera(client: TestClient) -> None:
    answer = client.get(f"/{GAME}.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert 'fill="#fff"' in answer.text
    other = client.get(f"/{GAME[::-1]}.svg")
    assert other.text != answer.text


@pytest.mark.parametrize("path", ["lobby", "account", f"game/{GAME}", "player/សុខា"])
@pytest.mark.parametrize("language", ["de", "en", "km", "pt", "sk"])
def test_pages_of_online_play_name_themselves_in_every_language(
    client: TestClient, language: str, path: str
) -> None:
    answer = client.get(f"/{language}/{path}")
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    other = "km" if language == "en" else "en"
    assert f'href="/{other}/{path}" hreflang="{other}"' in answer.text


@pytest.mark.parametrize("path", ["/game", f"/{GAME[:-1]}", "/oooooooooo", "/oooooooooo.svg"])
def test_what_is_no_game_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["game/", "game/short", "player/", f"game/{GAME}/x"])
def test_what_is_no_page_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(f"/en/{path}").status_code == 404


def test_script_in_an_address_is_text(client: TestClient) -> None:
    answer = client.get('/en/player/"><script>alert(1)</script>')
    assert "<script>alert" not in answer.text
