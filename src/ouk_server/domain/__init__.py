"""The rules of online play: rooms, clocks and games. Pure: no I/O, and time is passed in.

All times are integer milliseconds: moments since the Unix epoch, spans as they are.
"""
