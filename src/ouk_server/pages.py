"""The pages: a frame and its texts from here, what moves on them from the browser files."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ouk_server import qr
from ouk_server.assets import Assets
from ouk_server.domain.ids import is_id
from ouk_server.guide.chapters import CHAPTERS, chapter_at
from ouk_server.languages import wanted
from ouk_server.security import Limiter, network
from ouk_server.texts import Texts, languages

if TYPE_CHECKING:
    import jinja2

    import ouk


@dataclass(frozen=True)
class Page:
    """What stands at an address, in every language."""

    name: str
    """Names the template and, in the browser, the page."""
    parts: tuple[str, ...] = ()
    """What the page needs of the catalogue beside its main part: lesson, analysis."""
    words: str = ""
    """The end of `title-…` and `describe-…` in the catalogue, where it is not the name."""
    works_offline: bool = True
    is_listed: bool = True
    """Whether search engines may show it."""

    @property
    def title(self) -> str:
        """Gets the message with the title of the page."""
        return f"title-{self.words or self.name}"

    @property
    def description(self) -> str:
        """Gets the message with the sentence that search engines show."""
        return f"describe-{self.words or self.name}"


# By the address below the language. The one list: what else is said of pages is read from here.
PAGES = {
    "": Page("play"),
    "lobby": Page("lobby"),
    "lessons": Page("lessons", parts=("lesson",)),
    "analysis": Page("analysis", parts=("analysis",)),
    "games": Page("games", is_listed=False),
    "account": Page("account", works_offline=False, is_listed=False),
    "guide": Page("guide"),
    **{chapter.path: Page("chapter", words=chapter.words) for chapter in CHAPTERS},
    # What the service worker answers where only the server could.
    "offline": Page("offline", is_listed=False),
}
GUIDE = {path for path, page in PAGES.items() if page.name in ("guide", "chapter")}
ROOM = Page("room", works_offline=False, is_listed=False)
PLAYER = Page("player", works_offline=False, is_listed=False)
MISSING = Page("missing", works_offline=False, is_listed=False)
# What the header leads to, in its order, and what it calls it.
NAV = {
    "": "nav-play",
    "guide": "nav-guide",
    "lessons": "nav-lessons",
    "analysis": "nav-analysis",
    "lobby": "nav-lobby",
    "games": "nav-games",
    "account": "account-title",
}
# A page is asked for again each time: it names the files of the newest build.
PAGE_HEADERS = {"Cache-Control": "no-cache"}
CODE_HEADERS = {"Cache-Control": "private, max-age=86400"}


class Pages:
    """Renders pages from the templates and the catalogues."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self.languages = languages(assets.locales)
        self.texts = cache(lambda language: Texts(assets.locales / f"{language}.ftl"))

    def render(self, language: str, path: str, site: str) -> Response:
        """Renders one page of a language, "not found" where it has none at that address."""
        page = _page_at(path)
        html = (
            _templates()
            .get_template(f"{page.name}.html")
            .render(
                t=self.texts(language),
                language=language,
                languages={name: self.texts(name)("language-name") for name in self.languages},
                page=page,
                path=path,
                nav=NAV,
                site=site,
                alternates=alternates(site, path, self.languages) if page.is_listed else {},
                files=self._assets.page_files(language, page.parts, page.name),
                men=_men,
                **(_of_guide(self.texts(language), path) if path in GUIDE else {}),
            )
        )
        return HTMLResponse(html, 404 if page is MISSING else 200, headers=PAGE_HEADERS)

    def missing(self, request: Request) -> Response:
        """Renders "not found", in the language of the address if it has one."""
        first = request.url.path.split("/")[1]
        known = first in self.languages
        language = first if known else self.wanted(request)
        return self.render(language, "missing", site_of(request))

    def wanted(self, request: Request) -> str:
        """Gets the language for a request whose address names none."""
        return wanted(request.cookies, request.headers, self.languages)


def routes(pages: Pages) -> list[Route]:
    """Makes the routes of the pages."""
    drawings = Limiter(rate=2, burst=100)  # each takes 13 ms

    async def choose_language(request: Request) -> Response:
        return _in_language(f"/{pages.wanted(request)}/")

    async def page(request: Request) -> Response:
        language, path = request.path_params["language"], request.path_params["path"]
        if language not in pages.languages:
            raise HTTPException(404)
        return pages.render(language, path, site_of(request))

    async def bare_language(request: Request) -> Response:
        name = request.path_params["language"]
        if is_id(name):
            return _in_language(f"/{pages.wanted(request)}/game/{name}")
        if name not in pages.languages:
            raise HTTPException(404)
        return RedirectResponse(f"/{name}/", status_code=308)

    async def link_code(request: Request) -> Response:
        game = request.path_params["game"]
        link = str(request.url.replace(path=f"/{game}", query=""))
        if not is_id(game) or len(link) > qr.LONGEST:
            raise HTTPException(404)
        if not drawings.allows(network(request.client.host if request.client else "")):
            raise HTTPException(429)
        return Response(qr.svg(link), media_type="image/svg+xml", headers=CODE_HEADERS)

    async def web_manifest(request: Request) -> Response:
        language = request.path_params["language"]
        if language not in pages.languages:
            raise HTTPException(404)
        return JSONResponse(
            _web_manifest(pages.texts(language)), media_type="application/manifest+json"
        )

    return [
        Route("/", choose_language),
        Route("/{game}.svg", link_code),
        Route("/{language}", bare_language),
        Route("/{language}/app.webmanifest", web_manifest),
        Route("/{language}/{path:path}", page),
    ]


def site_of(request: Request) -> str:
    """Gets the address of the site, as the reader knows it."""
    return str(request.base_url).rstrip("/")


def alternates(site: str, path: str, languages: Iterable[str]) -> dict[str, str]:
    """Gets the addresses of a page by language, and the one for all other languages."""
    pages = {language: f"{site}/{language}/{path}" for language in languages}
    # The bare address chooses by what the browser asks for; no other page has such an address.
    return pages | {"x-default": pages["en"] if path else f"{site}/"}


def _page_at(path: str) -> Page:
    """Gets the page at an address."""
    folder, _, name = path.partition("/")
    if folder == "game" and is_id(name):
        return ROOM
    if folder == "player" and name:
        return PLAYER
    return PAGES.get(path, MISSING)


def _in_language(address: str) -> Response:
    """Leads to an address in the reader's language. No store on the way may give it to another."""
    headers = {"Vary": "Accept-Language, Cookie", "Cache-Control": "no-store"}
    return RedirectResponse(address, status_code=307, headers=headers)


def _web_manifest(t: Texts) -> dict[str, object]:
    return {
        "id": "/",  # one app, whichever language it was installed from
        "name": t("brand"),
        "short_name": t("brand"),
        "description": t("describe-play"),
        "lang": t.language,
        "dir": "ltr",
        "start_url": f"/{t.language}/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#faf5ea",
        "theme_color": "#faf5ea",
        "categories": ["games", "education"],
        "icons": [
            {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "/static/icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "/static/icon-512.png", "sizes": "512x512", "type": "image/png"},
            {
                "src": "/static/icon-maskable.png",
                "sizes": "512x512",
                "type": "image/png",
                "purpose": "maskable",
            },
        ],
        "shortcuts": [
            {"name": t(words), "url": f"/{t.language}/{path}"}
            for path, words in NAV.items()
            if path and PAGES[path].works_offline
        ],
    }


@cache
def _templates() -> "jinja2.Environment":
    # Late: the first page pays for it, not the start.
    import jinja2

    return jinja2.Environment(
        loader=jinja2.PackageLoader("ouk_server"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _of_guide(t: Texts, path: str) -> dict[str, object]:
    """What only the templates of the guide need."""
    # Late, as the templates: other pages need no diagrams.
    from ouk_server.guide.writer import Writer

    return {"chapters": CHAPTERS, "chapter": chapter_at(path), "writer": Writer(t, t.language)}


@cache
def _men(fen: str | None = None) -> tuple[str, ...]:
    """The men on the squares from a8 to h1, for the board that stands before any script."""
    import ouk

    men = ouk.Board(fen).piece_map()
    squares = (ouk.square(file, rank) for rank in range(7, -1, -1) for file in range(8))
    return tuple(_man_class(men.get(square)) for square in squares)


def _man_class(man: "ouk.Piece | None") -> str:
    if man is None:
        return ""
    return f"man {'white' if man.color else 'black'} {man.symbol().lower()}-piece"
