"""The site in a language of nobody: strange and long English, to show what has no room."""

import json
import re
import shutil
import tempfile
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from builds import BuiltSite
from ouk_server.assets import packaged

LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ",
)
# What a phrase of the guide plays, and the squares in it.
MARK = re.compile(r"(\]\([^)]*\)|\b[a-h][1-8]\b)")
# Not words: signs of numbers and squares.
SIGNS = {"digits", "square-files", "square-ranks", "choice-notation-latin", "choice-notation-own"}


class PseudoSite(BuiltSite):
    """A site whose English is the language of nobody. The other languages are as they are."""

    def __init__(self) -> None:
        """Copies the built files, writes the texts anew, and starts."""
        self._files = Path(tempfile.mkdtemp())
        shutil.copytree(packaged(), self._files, dirs_exist_ok=True)
        catalogue = self._files / "locales" / "en.ftl"
        entries = {entry.id.name: entry for entry in messages(catalogue.read_text("utf-8"))}
        catalogue.write_text(written(list(entries.values())), "utf-8")
        for script in (self._files / "web" / "assets").glob("en-*.js"):
            ids = re.findall(r"(?:^|\\n|[\"`\n])([a-z][\w-]*) =", script.read_text("utf-8"))
            text = written([entries[name] for name in ids])
            script.write_text(f"export default {json.dumps(text)}", "utf-8")
            for packed in script.parent.glob(f"{script.name}.*"):
                packed.unlink()
        super().__init__(self._files)

    def stop(self) -> None:
        """Ends the process and removes the files."""
        super().stop()
        shutil.rmtree(self._files)


def messages(source: str) -> list[ast.Message]:
    """Gets every message of a catalogue in the language of nobody."""
    entries = [entry for entry in parse(source).body if isinstance(entry, ast.Message)]
    for entry in entries:
        if entry.id.name not in SIGNS:
            Stranger().visit(entry)
    return entries


def written(entries: list[ast.Message]) -> str:
    """Writes messages as a catalogue."""
    return serialize(ast.Resource(body=[*entries]))


class Stranger(Transformer):
    """Makes texts strange and long, and leaves what is put into them."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Doubles each vowel, which adds two fifths, and gives every letter an accent."""
        parts = MARK.split(node.value)
        node.value = "".join(part if MARK.fullmatch(part) else strange(part) for part in parts)
        return node


def strange(words: str) -> str:
    """Makes words strange and long."""
    long = re.sub(r"([aeiou])", r"\1\1", words, flags=re.IGNORECASE)
    return long.translate(LETTERS)
