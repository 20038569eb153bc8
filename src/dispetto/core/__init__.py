"""The contract between a table, its games and whoever plays: it knows no game by name."""
