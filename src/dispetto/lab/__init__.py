"""Studies over many games will live here: who wins, what luck decides, which answers were mistakes; none yet."""
