"""Tests of the services, on real databases."""
