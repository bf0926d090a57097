"""Takes the pictures of the documentation: uv run python tests/browser/screenshots.py"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from board_page import BoardPage
from site_process import Site, chromium_path

PICTURES = Path(__file__).parents[2] / "docs" / "screenshots"
# A middle game in which White, to move, has a knight that can capture.
GAME = """
    e3e4 d6d5 c1d2 e8g7 g1e2 g8e7 c3c4 d5e4 d3e4 c6c5 e2f4 f8f7 b1c3 b8c6 d1b2 d8d6 e1e3 g6g5
    f4d3 c8b7 f1g2 e7g6 h3h4 g6e5 d3e5 d6e5 h4g5 h6g5 f3f4 e5d4 c3e2 g5g4 e3d4 c5d4
"""


def main() -> None:
    """Takes every picture anew."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    site = Site()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 960, "height": 620})
        board = BoardPage(page, site.url)
        board.seed(GAME.split(), seats={"white": "human", "black": 2})
        board.click("e2")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        page.screenshot(path=PICTURES / "board.png")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
