"""The library against Fairy-Stockfish on random games; `scripts/compare_with_pyffish.py` plays
thousands."""

import pytest

from comparison import first_difference, first_difference_of_counts

VARIANTS = ["cambodian", "karouk"]


@pytest.mark.parametrize("seed", range(100, 200))
@pytest.mark.parametrize("variant", VARIANTS)
def test_moves_fen_and_end_are_those_of_fairy_stockfish(variant: str, seed: int) -> None:
    assert first_difference(variant, seed) is None


@pytest.mark.parametrize("seed", range(100, 105))
@pytest.mark.parametrize("variant", VARIANTS)
def test_tournament_counts_are_those_of_fairy_stockfish(variant: str, seed: int) -> None:
    assert first_difference_of_counts(variant, seed) is None
