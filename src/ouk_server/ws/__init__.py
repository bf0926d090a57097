"""The WebSocket: one for each page, typed messages both ways."""
