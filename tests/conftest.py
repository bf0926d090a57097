"""What all tests share: in CI a skipped test is a failed one."""

import os
import signal
from collections.abc import Generator
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)
IN_CI = os.environ.get("CI") == "true"


def fail_if_skipped(report: Report) -> Report:
    """Turns the report of a skip into that of a failure, in CI."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Judges the skip of a single test."""
    return fail_if_skipped((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Judges the skip of a whole module."""
    return fail_if_skipped((yield))


def pytest_configure() -> None:
    """Lets Ctrl-C interrupt, as in a terminal: a shell ignores it for what runs behind it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the browser last: its driver leaves an event loop running, beside which there is no
    other."""
    items.sort(key=lambda item: "browser" in item.path.parts)
