"""perft 6 from the start array: the library, the same core as WebAssembly under Node, and a peer.

The three take turns, and each is charged the processor time it used. Rows are medians.

    uv run benchmarks/perft.py [--peer PATH-TO-FAIRY-STOCKFISH] [--rounds 5] [--variant cambodian]
"""

import argparse
import resource
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import ouk

DEPTH = 6
WASM = Path(__file__).parents[1] / "build" / "wasm" / "ouk.wasm"
NODE_PROGRAM = Path(__file__).with_name("perft.mjs")


def native(variant: str) -> tuple[int, float]:
    """Gets nodes and processor seconds of the library."""
    started = time.process_time()
    nodes = ouk.perft(ouk.Board(variant=variant), DEPTH)
    return nodes, time.process_time() - started


def wasm(variant: str) -> tuple[int, float]:
    """Gets nodes and processor seconds of the module under Node, loading not counted."""
    command = ["node", str(NODE_PROGRAM), str(WASM), variant, str(DEPTH)]
    nodes, seconds = subprocess.check_output(command, text=True).split()
    return int(nodes), float(seconds)


def peer_run(path: str, variant: str, depth: int) -> tuple[int, float]:
    """Gets nodes and processor seconds of a whole run of a UCI program."""
    commands = f"setoption name UCI_Variant value {variant}\nposition startpos\ngo perft {depth}\n"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run(
        [path], input=commands + "quit\n", capture_output=True, text=True, check=True
    ).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    nodes = next(line.split()[-1] for line in output.splitlines() if "nodes" in line.lower())
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return int(nodes), seconds


def peer(path: str) -> Callable[[str], tuple[int, float]]:
    """Makes a run of the peer whose start (a run of depth 1) is not counted."""

    def run(variant: str) -> tuple[int, float]:
        _, start = peer_run(path, variant, 1)
        nodes, seconds = peer_run(path, variant, DEPTH)
        return nodes, seconds - start

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", help="a native Fairy-Stockfish")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--variant", default="cambodian")
    args = parser.parse_args()

    programs: dict[str, Callable[[str], tuple[int, float]]] = {"native": native}
    if WASM.exists() and shutil.which("node"):
        programs["wasm"] = wasm
    if args.peer:
        programs["peer"] = peer(args.peer)

    seconds: dict[str, list[float]] = {name: [] for name in programs}
    counts: dict[str, int] = {}
    for _ in range(args.rounds):
        for name, run in programs.items():
            counts[name], spent = run(args.variant)
            seconds[name].append(spent)

    base = seconds["native"]
    print(f"perft {DEPTH}, {args.variant}, {args.rounds} rounds in turn")
    for name, times in seconds.items():
        median = statistics.median(times)
        ratio = statistics.median(t / b for t, b in zip(times, base, strict=True))
        print(
            f"{name:8}{counts[name]:>12} nodes {median:8.3f} s [{min(times):.3f}-{max(times):.3f}]"
            f" {counts[name] / median / 1e6:8.1f} M/s   time / native {ratio:.2f}"
        )
    if len(set(counts.values())) != 1:
        raise SystemExit("the programs do not agree on the number of nodes")


if __name__ == "__main__":
    main()
