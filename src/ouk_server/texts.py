"""The catalogues in locales/, as the pages read them."""

from pathlib import Path


class Texts:
    """The messages of one language."""

    def __init__(self, path: Path) -> None:
        """Reads a catalogue such as en.ftl."""
        # Late: a server that only starts needs no texts yet.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = path.stem
        self._bundle = FluentBundle([self.language], use_isolating=False)
        self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, key: str) -> str:
        """Gets a message without values. Raises KeyError where there is none of that name."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, _errors = self._bundle.format_pattern(pattern)
        return str(text)

    def number(self, value: int | str) -> str:
        """Writes a number in the digits of the language."""
        return str(value).translate(str.maketrans("0123456789", self("digits")))


def languages(locales: Path) -> tuple[str, ...]:
    """Lists the languages, in the order of their codes."""
    return tuple(sorted(path.stem for path in locales.glob("*.ftl")))
