"""Room for every language, and stillness, on every page in every state."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from every_state import walk
from layout import expect_fit
from online_page import DESKTOP, PHONE, OnlinePage
from pseudo_site import PseudoSite
from site_process import launch

STRANGE = "en"  # on this site the language of nobody
# A phone, a desktop, the same at 200 %, and at 400 % (WCAG 1.4.10).
SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "desktop": DESKTOP,
    "200%": {"viewport": {"width": 640, "height": 400}},
    "400%": {"viewport": {"width": 320, "height": 256}},
}


@pytest.fixture(scope="module")
def pseudo_site() -> Iterator[PseudoSite]:
    site = PseudoSite()
    yield site
    site.stop()


@pytest.mark.parametrize(
    ("language", "size"),
    [(STRANGE, "phone"), (STRANGE, "desktop"), ("km", "phone"), ("sk", "200%"), ("de", "400%")],
)
def test_every_state_has_room(
    chromium: Browser, pseudo_site: PseudoSite, language: str, size: str
) -> None:
    walk_and_look(chromium, pseudo_site, language, **SIZES[size])


@pytest.mark.parametrize("language", ["sk", "km"])
def test_every_state_has_room_for_text_half_as_large_again(
    chromium: Browser, pseudo_site: PseudoSite, language: str
) -> None:
    # As set in the browser.
    with launch(chromium.browser_type, "--blink-settings=defaultFontSize=24") as large:
        walk_and_look(large, pseudo_site, language, **DESKTOP)


@pytest.mark.parametrize("path", ["", "analysis"])
def test_a_scroll_bar_that_takes_room_moves_nothing_out(
    chromium: Browser, pseudo_site: PseudoSite, path: str
) -> None:
    options = {"ignore_default_args": ["--hide-scrollbars"]}
    with launch(chromium.browser_type, **options) as browser:
        page = browser.new_page(viewport={"width": 390, "height": 500})
        page.goto(f"{pseudo_site.url}/de/{path}")
        page.locator("cg-board").wait_for()
        assert page.evaluate("document.documentElement.clientWidth") < 390
        expect_fit(page, path)


def walk_and_look(browser: Browser, site: PseudoSite, language: str, **size: Any) -> None:
    player = OnlinePage(browser, site.url, reduced_motion="reduce", **size)
    friend = OnlinePage(browser, site.url)
    checks = {"is_strange": language == STRANGE, "is_still": True}
    walk(player, friend, language, lambda state: expect_fit(player.page, state, **checks))
    player.errors = [error for error in player.errors if "401" not in error and "404" not in error]
    player.close()
    friend.close()
