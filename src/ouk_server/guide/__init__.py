"""The guide to both games: its chapters, the examples in them, and how its prose is marked up."""
