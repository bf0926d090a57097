"""What the templates of the guide call: paragraphs, figures, the examples that these use."""

from collections.abc import Callable
from typing import Any

from ouk_server.guide import diagram, prose
from ouk_server.guide.examples import EXAMPLES, Example


class Writer:
    """Writes one page of the guide in one language."""

    def __init__(self, text: Callable[[str], str], language: str) -> None:
        """Takes the messages of a language."""
        self._text = text
        self._language = language
        self._used: dict[str, Example] = {}
        self._drawn: dict[str, Example] = {}

    def prose(self, key: str) -> str:
        """Writes a message as HTML."""
        text = self._text(key)
        for name, _ in prose.examples_in(text):
            self._used[name] = EXAMPLES[name]
        return prose.html(text, self._language)

    def plain(self, key: str) -> str:
        """Writes a message as text alone."""
        return prose.plain(self._text(key))

    def figure(self, name: str, label: str) -> str:
        """Draws an example; `label` is the message that says what is seen."""
        self._used[name] = self._drawn[name] = EXAMPLES[name]
        return diagram.draw(EXAMPLES[name], self.plain(label))

    def sprite(self) -> str:
        """Draws the men of the figures drawn so far."""
        return diagram.sprite(self._drawn.values())

    def examples(self) -> dict[str, dict[str, Any]]:
        """Gets what the board of the page needs to play the examples used so far."""
        return {name: _played(example) for name, example in self._used.items()}

    def first(self) -> str | None:
        """Gets the position that the board of the page shows before any script, None the first."""
        return next((example.fen for example in self._drawn.values()), None)

    def questions(self, pairs: list[tuple[str, str]]) -> dict[str, Any]:
        """Gets questions and answers in the vocabulary of schema.org, for search engines."""
        return {
            "@context": "https://schema.org",
            "@type": "FAQPage",
            "inLanguage": self._language,
            "mainEntity": [
                {
                    "@type": "Question",
                    "name": self.plain(question),
                    "acceptedAnswer": {"@type": "Answer", "text": self.plain(answer)},
                }
                for question, answer in pairs
            ],
        }


def _played(example: Example) -> dict[str, Any]:
    parts: dict[str, Any] = {
        "fen": example.fen,
        "variant": example.variant,
        "moves": example.moves.split(),
        "pick": example.pick,
        "tried": example.tried,
    }
    return {name: part for name, part in parts.items() if part}
