"""Tests of the store, on real databases and a real Redis."""
