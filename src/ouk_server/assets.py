"""The built browser files: where they lie, what a page needs of them, how they are sent."""

import json
import mimetypes
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
# Pages with code that is not part of every page. They name it, so that it comes with the rest.
OWN_CODE = {
    "lessons": "src/pages/Lessons.tsx",
    "analysis": "src/pages/Analysis.tsx",
    **dict.fromkeys(("guide", "chapter"), "src/pages/Guide.tsx"),
    **dict.fromkeys(("lobby", "room", "account", "player"), "src/online/index.ts"),
}
MEDIA_TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".woff2": "font/woff2"}


class AssetsMissingError(RuntimeError):
    """The package was built without the browser files."""


@dataclass(frozen=True)
class Asset:
    """One file, as it is and in the encodings that the build laid beside it."""

    media_type: str
    plain: bytes
    encoded: dict[str, bytes]
    is_hashed: bool


@dataclass(frozen=True)
class PageFiles:
    """The addresses of what a page loads."""

    boot: str
    script: str
    modules: tuple[str, ...]
    styles: tuple[str, ...]
    wasm: str
    texts: tuple[str, ...]
    pieces: dict[str, str]
    """The style sheets of the sets of pieces beside the usual one."""


class Assets:
    """The built files below one folder, read once: a rebuild disturbs no server that runs."""

    def __init__(self, root: Path) -> None:
        """Reads the folder `_assets`. Raises AssetsMissingError where it holds no browser files."""
        manifest = root / "web" / ".vite" / "manifest.json"
        if not manifest.is_file():
            raise AssetsMissingError("built without the browser files (OUK_WEB=0)")
        self.locales = root / "locales"
        self._manifest: dict[str, Any] = json.loads(manifest.read_text("utf-8"))
        self.files = dict(_files(root / "web"))

    def page_files(self, language: str, parts: Iterable[str] = (), page: str = "") -> PageFiles:
        """Gets what a page of a language loads that needs these parts of the catalogue."""
        entries = self._loaded("src/app.tsx", OWN_CODE.get(page))
        texts = self.texts(language)
        wasm = next(entry for key, entry in self._manifest.items() if key.endswith("/ouk.wasm"))
        return PageFiles(
            boot=_address(self._manifest["src/boot.ts"]["file"]),
            script=_address(entries[0]["file"]),
            modules=tuple(_address(entry["file"]) for entry in entries[1:]),
            styles=tuple(_address(name) for entry in entries for name in entry.get("css", ())),
            wasm=_address(wasm["file"]),
            texts=tuple(texts[part] for part in ("main", *parts)),
            pieces=self._piece_sets(),
        )

    def _loaded(self, *keys: str | None) -> list[dict[str, Any]]:
        """Gets the entries of modules and of all that they import, each once."""
        found: dict[str, dict[str, Any]] = {}
        wanted = [key for key in keys if key]
        while wanted:
            key = wanted.pop(0)
            if key not in found:
                found[key] = self._manifest[key]
                wanted += found[key].get("imports", [])
        return list(found.values())

    def texts(self, language: str) -> dict[str, str]:
        """Gets the addresses of a language's catalogue, by part."""
        before = f"../locales/{language}.ftl?part="
        return {
            key.removeprefix(before): _address(entry["file"])
            for key, entry in self._manifest.items()
            if key.startswith(before)
        }

    @property
    def styles(self) -> str:
        """Gets all style sheets as one text."""
        sheets = (asset for asset in self.files.values() if asset.media_type == "text/css")
        return "".join(sheet.plain.decode() for sheet in sheets)

    def _piece_sets(self) -> dict[str, str]:
        styles = (key for key in self._manifest if key.startswith("src/pieces/"))
        return {Path(key).stem: _address(self._manifest[key]["file"]) for key in styles}


def packaged() -> Path:
    """Gets the folder into which the build installs its files."""
    return Path(str(resources.files("ouk_server") / "_assets"))


def _address(name: str) -> str:
    return f"/static/{name}"


def _files(web: Path) -> Iterator[tuple[str, Asset]]:
    for path in web.rglob("*"):
        name = path.relative_to(web).as_posix()
        if path.is_file() and not name.startswith(".") and path.suffix not in ENCODINGS.values():
            yield name, _asset(path, name)


def _asset(path: Path, name: str) -> Asset:
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    beside = {encoding: path.with_name(path.name + end) for encoding, end in ENCODINGS.items()}
    return Asset(
        MEDIA_TYPES.get(path.suffix, guessed),
        path.read_bytes(),
        {encoding: other.read_bytes() for encoding, other in beside.items() if other.is_file()},
        is_hashed=name.startswith("assets/"),
    )
