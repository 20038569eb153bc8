"""What an answer does, before it is given: where dinos end (fate), what is said of it (said, odds, then)."""
