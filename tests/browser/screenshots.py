"""Takes the pictures of the documentation: uv run python tests/browser/screenshots.py [view ...]"""

import base64
import sys
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from board_page import BoardPage
from site_pages import GAME, VIEWS, View, Visitor
from site_process import Site, chromium_path

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
LANGUAGES = ("en", "km")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PHONE = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
Shots = dict[tuple[str, str, str], bytes]
SHEET = """<style>
    body { margin: 0; padding: 12px; width: 1488px; background: #8b8378 }
    div { display: grid; gap: 12px; margin-bottom: 12px }
    .phone { grid-template-columns: repeat(4, 1fr) }
    .desktop { grid-template-columns: repeat(2, 1fr) }
    img { display: block; width: 100% }
</style>"""


def main() -> None:
    """Takes every picture anew, or the sheets of the views that are named."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    wanted = [view for view in VIEWS if view.name in sys.argv[1:]] or VIEWS
    site = Site()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        if len(wanted) == len(VIEWS):
            of_the_board(browser, site)
        shots: dict[str, Shots] = {view.name: {} for view in wanted}
        for device, look in (("phone", PHONE), ("desktop", DESKTOP)):
            take(browser, site, device, look, wanted, shots)
        page = browser.new_page()
        for name, pictures in shots.items():
            bind(page, pictures, PICTURES / f"{name}.webp")
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


def take(
    browser: Browser,
    site: Site,
    device: str,
    look: dict[str, Any],
    wanted: list[View],
    shots: dict[str, Shots],
) -> None:
    """Visits the views on a device, in both languages, and takes each in light and dark."""
    visitor = Visitor(browser, site, reduced_motion="reduce", **look)
    for visitor.language in LANGUAGES:
        for view in wanted:
            view.open(visitor)
            for scheme in SCHEMES:
                visitor.page.emulate_media(color_scheme=scheme)
                visitor.page.wait_for_load_state("networkidle")
                shots[view.name][device, visitor.language, scheme] = visitor.page.screenshot()
    visitor.errors.clear()  # the browser reports answers that say "not found"
    visitor.close()


def bind(page: Page, pictures: Shots, path: Path) -> None:
    """Puts the pictures of a view on one sheet: the phones in a row, the desktops two by two."""
    rows = ""
    for device in ("phone", "desktop"):
        images = (image(shot) for (kind, *_), shot in pictures.items() if kind == device)
        rows += f'<div class="{device}">{"".join(images)}</div>'
    page.set_viewport_size({"width": 1512, "height": 800})
    page.set_content(SHEET + rows)
    page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": 1512, "height": height})
    # Playwright does not know the format; the browser does, and it is a quarter of the size.
    answer = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": 50}
    )
    path.write_bytes(base64.b64decode(answer["data"]))


def image(shot: bytes) -> str:
    """Makes the element that shows a picture."""
    return f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">'


if __name__ == "__main__":
    main()
