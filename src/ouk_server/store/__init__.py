"""What the server keeps: games as logs of events, players, who is present; and the bus of news."""
