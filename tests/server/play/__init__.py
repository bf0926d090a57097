"""Tests of online play: real server processes, and players with sockets of their own."""
