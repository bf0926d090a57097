"""Ids: short, plain, and not to be guessed."""

import pytest

from ouk_server.domain.ids import is_id, new_id


def test_ids_are_ten_plain_characters_and_differ() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(map(is_id, ids))


@pytest.mark.parametrize(
    "text",
    ["", "abcdefghj", "abcdefghjkm", "abcdefghj0", "ABCDEFGHJK", "abcdefghj\n", "../../../.."],
)
def test_other_texts_are_no_ids(text: str) -> None:
    assert not is_id(text)
