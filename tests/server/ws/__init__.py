"""Tests of the socket, without a network."""
