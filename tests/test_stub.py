"""The stub of the extension is what nanobind generates from it."""

import subprocess
import sys
from pathlib import Path

import ouk

STUB = Path(ouk.__file__).with_name("_core.pyi")


def test_the_stub_is_current(tmp_path: Path) -> None:
    generated = tmp_path / "_core.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-P", "-m", "ouk._core", "-o"]
    subprocess.run([*command, str(generated)], check=True)
    assert STUB.read_text() == generated.read_text(), (
        "run: uv run python -m nanobind.stubgen -P -m ouk._core -o src/ouk/_core.pyi"
    )
