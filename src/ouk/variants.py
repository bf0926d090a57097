"""The games: Ouk Chatrang and Kar Ouk."""

from dataclasses import dataclass

from ouk import _core


@dataclass(frozen=True, slots=True)
class Variant:
    """A game that this package plays.

    `id` is its name in UCI (`UCI_Variant`) and in every interface, `name` what people call it,
    `aliases` are other names that files use for it.
    """

    id: str
    name: str
    aliases: tuple[str, ...]
    starting_fen: str


ALL = tuple(
    Variant(identifier, name, tuple(aliases.split("|")), starting_fen)
    for identifier, name, aliases, starting_fen in _core._variants()
)


def _folded(name: str) -> str:
    return "".join(character for character in name.casefold() if character.isalnum())


_BY_NAME = {
    _folded(name): variant
    for variant in ALL
    for name in (variant.id, variant.name, *variant.aliases)
}


def find(name: str) -> Variant:
    """Finds a variant by id, name or alias; case, spaces and punctuation do not matter.

    :raises ValueError: if no variant is called so.
    """
    try:
        return _BY_NAME[_folded(name)]
    except KeyError:
        known = ", ".join(variant.name for variant in ALL)
        raise ValueError(f"no variant: {name!r} (known: {known})") from None
