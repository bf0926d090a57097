"""Lighthouse finds nothing to complain of on the pages that people meet first."""

import pytest
from playwright.sync_api import Browser

import lighthouse
from ouk_server.pages import PAGES
from site_process import Site


@pytest.fixture(scope="module", autouse=True)
def installed() -> None:
    lighthouse.install()


def test_accessibility_practices_and_search(chromium: Browser, site: Site) -> None:
    pages = [f"en/{page}" for page in lighthouse.PAGES if page in {*PAGES, "#seeded"}]
    pages[0] = "km/"
    reports = lighthouse.audit(chromium.browser_type, site, pages)
    assert [fault for report in reports.values() for fault in report["faults"]] == []
    perfect = dict.fromkeys(lighthouse.STEADY, 100)
    assert all(report["scores"] == perfect for report in reports.values())
