"""Draws the icons of the installed app and the picture for shared links:
uv run python tests/browser/icons.py
"""

import base64
import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import ouk
import ouk.svg
from site_process import launch

WEB = Path(__file__).parents[2] / "web"
PUBLIC = WEB / "src" / "public"
SERIF = WEB / "node_modules/@fontsource/noto-serif-khmer/files"
PAPER, SILK, GOLD, INK = "#faf5ea", "#8a1f33", "#8a5a0b", "#2b1b14"


def main() -> None:
    """Draws every picture anew."""
    mark = re.search(r"<g.*</g>", (PUBLIC / "icon.svg").read_text())
    assert mark
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        page = browser.new_page()
        for size in (192, 512):
            draw(page, f"icon-{size}.png", (PUBLIC / "icon.svg").read_text(), (size, size))
        # These two are cut into a shape by the device: paper to the edges, the mark well inside.
        for name, size, room in (("icon-maskable.png", 512, 4), ("icon-apple.png", 180, 0)):
            square = f"{-room} {-room} {64 + 2 * room} {64 + 2 * room}"
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{square}">{mark[0]}</svg>'
            draw(page, name, svg, (size, size), PAPER)
        draw(page, "share.jpg", share(mark[0]), (1200, 630), PAPER)
        browser.close()


def draw(page: Page, name: str, svg: str, size: tuple[int, int], paper: str = "none") -> None:
    """Takes a picture of a drawing that fills the page."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(
        f"<style>*{{margin:0}}html{{background:{paper}}}{fonts()}svg:first-of-type"
        f"{{display:block;width:100vw;height:100vh}}</style>{svg}"
    )
    page.evaluate("document.fonts.ready")
    picture = {"type": "jpeg", "quality": 84} if name.endswith("jpg") else {"omit_background": True}
    page.screenshot(path=PUBLIC / name, **picture)


def share(mark: str) -> str:
    """Draws the name of the game in both scripts beside a board."""
    board = re.sub(r"^<svg", '<svg x="606" y="36"', ouk.svg.board(ouk.Board(), size=558))
    motif = (WEB / "src/icons/kbach-line.svg").read_text()
    motif = re.sub(r"^<svg", f'<svg x="83" y="470" width="440" height="44" color="{GOLD}"', motif)
    word = 'text-anchor="middle" font-family="Ouk"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<g transform="translate(223 70) scale(2.5)">{mark}</g>
<text x="303" y="330" font-size="120" fill="{SILK}" {word}>Ouk</text>
<text x="303" y="430" font-size="64" fill="{INK}" {word}>អុកចត្រង្គ</text>
{motif}{board}</svg>"""


def fonts() -> str:
    """Makes the style rules of the serif, in both scripts."""
    rules = []
    for script, letters in (("khmer", "U+1780-17FF"), ("latin", "U+0-FF")):
        font = (SERIF / f"noto-serif-khmer-{script}-600-normal.woff2").read_bytes()
        data = base64.b64encode(font).decode()
        rules.append(
            f"@font-face{{font-family:Ouk;unicode-range:{letters};"
            f"src:url(data:font/woff2;base64,{data})}}"
        )
    return "".join(rules)


if __name__ == "__main__":
    main()
