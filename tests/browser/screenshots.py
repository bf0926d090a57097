"""Takes the pictures of the documentation: uv run python tests/browser/screenshots.py [view ...]"""

import base64
import sys
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from board_page import BoardPage
from online_page import DESKTOP, PHONE
from site_pages import GAME, VIEWS, View, Visitor
from site_process import Site, launch

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
LANGUAGES = ("en", "km")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SHEET = """<style>
    body { margin: 0; padding: 8px; background: #8b8378 }
    div { display: grid; gap: 8px; margin-bottom: 8px }
    .phone { grid-template-columns: repeat(4, 1fr) }
    .desktop { grid-template-columns: repeat(2, 1fr) }
    img { display: block; width: 100% }
</style>"""
WIDTH = 1200


def main() -> None:
    """Takes every picture anew, or the sheets of the views that are named."""
    wanted = [view for view in VIEWS if view.name in sys.argv[1:]] or VIEWS
    site = Site()
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        if wanted is VIEWS:
            of_the_board(browser, site)
        phone = Visitor(browser, site, reduced_motion="reduce", **PHONE)
        desktop = Visitor(browser, site, reduced_motion="reduce", **DESKTOP)
        page = browser.new_page()
        for view in wanted:
            rows = row("phone", view, phone)
            # A page, that is; of its other states the phone tells enough.
            rows += row("desktop", view, desktop) if view.is_page else ""
            bind(page, rows, PICTURES / f"{view.name}.webp")
        phone.close()
        desktop.close()
        browser.close()
    site.stop()


def of_the_board(browser: Browser, site: Site) -> None:
    """Takes the picture of the front page of the project."""
    page = browser.new_page(viewport={"width": 960, "height": 620})
    board = BoardPage(page, site.url)
    board.seed(GAME, seats={"white": "human", "black": 2})
    board.click("e2")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / "board.png")
    page.close()


def row(device: str, view: View, visitor: Visitor) -> str:
    """Takes a view in both languages, light and dark."""
    images = ""
    for visitor.language in LANGUAGES:
        view.open(visitor)
        for scheme in SCHEMES:
            visitor.page.emulate_media(color_scheme=scheme)
            visitor.page.wait_for_timeout(100)
            shot = base64.b64encode(visitor.page.screenshot()).decode()
            images += f'<img src="data:image/png;base64,{shot}">'
    visitor.close_rooms()
    return f'<div class="{device}">{images}</div>'


def bind(page: Page, rows: str, path: Path) -> None:
    """Makes one picture of those of a view."""
    page.set_viewport_size({"width": WIDTH, "height": 100})
    page.set_content(SHEET + rows)
    page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": WIDTH, "height": height})
    # Playwright does not know this format; the browser does, and makes it a quarter of the size.
    answer = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": 45}
    )
    path.write_bytes(base64.b64decode(answer["data"]))


if __name__ == "__main__":
    main()
