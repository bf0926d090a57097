"""The HTTP interface does what its description says, whatever it is asked."""

import os
import subprocess
import sys
from pathlib import Path

import server
from server.play.server_process import ServerProcess

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")
TESTS = Path(server.__file__).parents[1]


def test_the_interface_is_as_described(server: ServerProcess, tmp_path: Path) -> None:
    hooks = {"SCHEMATHESIS_HOOKS": "server.play.schemathesis_hooks", "PYTHONPATH": str(TESTS)}
    options = ["--checks", "all", "--max-examples", "5", "--seed", "1", "--continue-on-failure"]
    done = subprocess.run(
        [SCHEMATHESIS, "run", f"http://{server.host}/api/openapi.json", "--no-color", *options],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
        env=os.environ | hooks,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert server.metric("faults_total") == 0
