"""Two builds of the site, and servers of one or the other at the same address."""

import re
import shutil
import sys
from pathlib import Path

from ouk_server.assets import packaged
from site_process import Site

SERVE = """
import sys
from pathlib import Path
import uvicorn
from ouk_server.app import create_app
from ouk_server.assets import Assets
from ouk_server.config import Config
app = create_app(Assets(Path(sys.argv[1])), Config())
uvicorn.run(app, port=int(sys.argv[2]), ws="websockets-sansio", log_level="error")
"""
HASHED = re.compile(r"([a-z][\w-]*)-[\w-]{8}\.(js|css)\b")
OLD_TEXT, NEW_TEXT = "home-title = Play Ouk", "home-title = Newer: Play Ouk"


class BuiltSite(Site):
    """The site with the files of one build."""

    def __init__(self, assets: Path) -> None:
        self.assets = assets
        super().__init__()

    def command(self) -> list[str | Path]:
        return [sys.executable, "-c", SERVE, self.assets, str(self.port)]


def next_build(folder: Path) -> Path:
    """Copies the built files as if the sources had changed.

    Scripts and styles have other names, and the title of the home page is new.
    """
    shutil.copytree(packaged(), folder)
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".br", ".gz"):
            path.unlink()
        elif path.suffix in (".js", ".css", ".json", ".ftl"):
            text = _renamed(path.read_text("utf-8")).replace(OLD_TEXT, NEW_TEXT)
            path.write_text(text, "utf-8")
            path.rename(path.with_name(_renamed(path.name)))
    return folder


def _renamed(text: str) -> str:
    return HASHED.sub(r"\1-SECOND00.\2", text)
