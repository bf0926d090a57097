"""Texts that are nearly right: what typists, other programs and broken transmissions make of
them."""

from collections.abc import Sequence

from hypothesis import strategies as st

ANY_TEXT = st.text(st.characters(), max_size=60)
"""Any characters, lone surrogates and NUL among them."""


@st.composite
def mutated(draw: st.DrawFn, texts: Sequence[str], likely: str) -> str:
    """One of the texts after a few changes; characters put in are mostly the `likely` ones."""
    text = draw(st.sampled_from(texts))
    letters = st.one_of(st.sampled_from(likely), st.characters())
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 8)))
        part = text[start:end]
        new = draw(st.sampled_from([draw(letters), "", part * 2, part[::-1], part.swapcase()]))
        text = text[:start] + new + text[end:]
    return text
