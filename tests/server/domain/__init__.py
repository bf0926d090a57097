"""Tests of the domain: games, clocks and rooms without a database or a network."""
