"""What limits count as one."""

import pytest

from ouk_server.security import network


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.7"),
        ("unix:", "unix:"),
        ("", ""),
    ],
)
def test_a_house_is_one(address: str, counted: str) -> None:
    assert network(address) == counted
