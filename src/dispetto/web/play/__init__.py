"""Tables being played: answers, clocks, bots, and who is looking."""
