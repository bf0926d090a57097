"""A real server process and a real Chromium for the tests of the pages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from board_page import BoardPage, watch_errors
from site_process import Site, launch


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The site that most tests share."""
    site = Site()
    yield site
    site.stop()


@pytest.fixture
def own_site() -> Iterator[Site]:
    """A site of one's own, to be stopped in the middle of a test."""
    site = Site()
    yield site
    if site.process.poll() is None:
        site.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's Chromium."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


def _board(context: BrowserContext, site: Site) -> Iterator[BoardPage]:
    page = context.new_page()
    errors = watch_errors(page)
    yield BoardPage(page, site.url)
    context.close()
    assert errors == []


@pytest.fixture
def desktop(chromium: Browser, site: Site) -> Iterator[BoardPage]:
    """A page on a desktop, with a mouse."""
    yield from _board(chromium.new_context(viewport={"width": 1280, "height": 800}), site)


@pytest.fixture
def phone(chromium: Browser, site: Site) -> Iterator[BoardPage]:
    """A page on a small phone, with a finger."""
    context = chromium.new_context(
        viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
    )
    yield from _board(context, site)


@pytest.fixture
def page(desktop: BoardPage) -> Page:
    """The bare page of `desktop`."""
    return desktop.page
