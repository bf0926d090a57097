"""What search engines ask for: which pages there are, and in which languages."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ouk_server.pages import PAGES, Pages, alternates, site_of

DAY = {"Cache-Control": "public, max-age=86400"}
NAMESPACES = (
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
)


def routes(pages: Pages) -> list[Route]:
    """Makes the routes of robots.txt and the sitemap."""

    async def robots(request: Request) -> Response:
        return PlainTextResponse(
            f"User-agent: *\nDisallow: /api/\nSitemap: {site_of(request)}/sitemap.xml\n",
            headers=DAY,
        )

    async def sitemap(request: Request) -> Response:
        text = _sitemap(site_of(request), pages.languages)
        return Response(text, media_type="application/xml", headers=DAY)

    return [Route("/robots.txt", robots), Route("/sitemap.xml", sitemap)]


def _sitemap(site: str, languages: tuple[str, ...]) -> str:
    listed = [path for path, page in PAGES.items() if page.is_listed]
    entries = "".join(
        _entry(f"{site}/{language}/{path}", alternates(site, path, languages))
        for path in listed
        for language in languages
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {NAMESPACES}>\n{entries}</urlset>\n'


def _entry(address: str, others: dict[str, str]) -> str:
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{language}" href="{other}"/>\n'
        for language, other in others.items()
    )
    return f"<url><loc>{address}</loc>\n{links}</url>\n"
