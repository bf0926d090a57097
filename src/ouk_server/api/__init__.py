"""The HTTP interface below `/api`: rooms, games, accounts."""
