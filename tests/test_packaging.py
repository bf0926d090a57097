"""Pins that stand twice must be equal."""

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_isolated_and_locked_builds_use_the_same_tools() -> None:
    project = pyproject()
    scikit_build = project["tool"]["scikit-build"]
    native = {f"{tool}{scikit_build[tool]['version']}" for tool in ("cmake", "ninja")}
    isolated = set(project["build-system"]["requires"])
    assert isolated | native == set(project["dependency-groups"]["build"])
