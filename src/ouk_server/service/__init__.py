"""Online play as it runs: games in memory and in step with the log, the lobby, the sweepers."""
