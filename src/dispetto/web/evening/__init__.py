"""An evening: a series of games with one scoreboard, and what stands behind its page."""
