"""The examples of the README do what it says."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_examples_of_the_readme_run() -> None:
    blocks = re.findall(r"```pycon\n(.*?)```", README.read_text(), re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("".join(blocks), {}, "README", str(README), 0)
    assert examples.examples
    assert doctest.DocTestRunner().run(examples).failed == 0
