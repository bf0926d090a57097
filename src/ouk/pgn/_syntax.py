"""What the pieces of a PGN file look like. No pattern can backtrack more than once over a text."""

import re

_NAME = r"[A-Za-z][A-Za-z0-9_]*"
_MOVE = r"[KMSNR]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[Mm])?[+#]*"

BRACKET = re.compile(r"\s*\[")
"""The beginning of a tag pair, or of what should be one."""

TAG_START = re.compile(rf'\s*\[\s*({_NAME})\s+"')
"""The name of a tag pair and the beginning of its value."""

TAG = re.compile(rf'\s*\[\s*({_NAME})\s+"([^"\\]*(?:\\.[^"\\]*)*)"\s*\]\s*')
"""A tag pair; quotation marks and backslashes in its value are escaped."""

LOOSE_TAG = re.compile(rf'\s*\[\s*({_NAME})\s+"(.*)"\s*\]\s*$')
"""A tag pair that fills a line, its value not escaped as it should be."""

FIRST_MOVE = re.compile(r"\s*1\s*\.(?!\s*\.)")
"""The beginning of the moves of a game without tags."""

GAME_START = re.compile(rf"{TAG_START.pattern}|\s*(?:\{{|\d+\s*\.|{_MOVE}(?![^\s!?;{{($]))")
"""The beginning of a game: a tag, a comment, a move number or a move. All else is junk."""

TOKEN = re.compile(
    r"""
      (?P<result> (?:1-0|0-1|1/2-1/2|\*) (?![^\s;{()]) )
    | (?P<move> [A-Za-z] [\w=+\#@:/~-]* )
    | \d+\s*\.* | \.+
    | \{ (?P<comment> [^}]* ) \}
    | \{ (?P<begun_comment> .* )
    | ; (?P<line_comment> .* )
    | (?P<open> \( )
    | (?P<close> \) )
    | \$ (?P<nag> \d{1,3} ) (?!\d)
    | (?P<glyph> [!?]+ )
    | (?P<junk> [^\s(){};]+ | \} )
    """,
    re.VERBOSE | re.DOTALL,
)
"""A token of the move text, by the name of its group. Move numbers say nothing and have none."""

GLYPHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""Annotation glyphs and their numbers."""
