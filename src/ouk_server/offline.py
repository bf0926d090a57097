"""The service worker, and the list of what it keeps so that the site works without its server."""

import gzip
import hashlib
import json
from dataclasses import replace
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ouk_server.assets import Asset, Assets
from ouk_server.fonts import fonts_by_letters, needed
from ouk_server.pages import PAGES, Pages
from ouk_server.static import send


def routes(assets: Assets, pages: Pages) -> list[Route]:
    """Makes the route of the service worker, which lies at the top of the site."""

    @cache
    def worker() -> Asset:
        code = assets.files["sw.js"]
        lists = _lists(assets, pages)
        build = hashlib.sha256(json.dumps(lists).encode() + code.plain).hexdigest()[:12]
        site = json.dumps({"build": build, **lists}, separators=(",", ":"))
        content = f"const SITE={site};\n".encode() + code.plain
        return replace(code, plain=content, encoded={"gzip": gzip.compress(content)})

    async def service_worker(request: Request) -> Response:
        return send(worker(), request)

    return [Route("/sw.js", service_worker)]


def _lists(assets: Assets, pages: Pages) -> dict[str, object]:
    """Lists the pages, by their address below the language, and the files.

    A browser needs those of its reader's languages and those that belong to no language.
    """
    by_language = {language: _of_language(assets, language) for language in pages.languages}
    special = {*_fonts(assets), *(name for names in by_language.values() for name in names)}
    built = {f"/static/{name}" for name, asset in assets.files.items() if asset.is_hashed}
    return {
        "pages": [path for path, page in PAGES.items() if page.works_offline],
        "files": sorted(built - special),
        "languages": by_language,
    }


def _of_language(assets: Assets, language: str) -> list[str]:
    """Gets the files of one language: its texts and the fonts that have its letters."""
    catalogue = (assets.locales / f"{language}.ftl").read_text("utf-8")
    return sorted([*assets.texts(language).values(), *needed(_fonts(assets), catalogue)])


def _fonts(assets: Assets) -> dict[str, tuple[range, ...]]:
    return fonts_by_letters(assets.styles)
