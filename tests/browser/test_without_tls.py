"""The site in a network at home: a browser lets a page that came without TLS do less."""

from playwright.sync_api import Browser, expect

from online_page import DESKTOP, PHONE, OnlinePage
from site_process import Site, launch

HOST = "ouk.test"


def test_a_friend_is_invited_by_a_link_that_was_copied(chromium: Browser, site: Site) -> None:
    url = site.url.replace("127.0.0.1", HOST)
    mapped = f"--host-resolver-rules=MAP {HOST} 127.0.0.1"
    with launch(chromium.browser_type, mapped) as browser:
        white, black = OnlinePage(browser, url, **PHONE), OnlinePage(browser, url, **DESKTOP)
        link = white.open_room("White")
        assert white.page.evaluate("!isSecureContext && !navigator.clipboard")
        white.page.get_by_role("button", name="Copy link").click()
        expect(white.page.get_by_text("Link copied.")).to_be_visible()
        black.page.goto(f"{url}/en/analysis")
        black.page.get_by_role("button", name="Open").first.click()
        field = black.page.get_by_label("A game as PGN or a position as FEN")
        field.press("Control+v")
        expect(field).to_have_value(link)
        black.join(link)
        white.wait_for_game()
        white.move("e3e4", 1)
        black.expect_moves(1)
        for player in (white, black):
            # That the site cannot shut itself off from others without TLS.
            player.errors = [error for error in player.errors if "Opener-Policy" not in error]
            player.close()
