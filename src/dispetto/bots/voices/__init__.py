"""What the cast says at the table: when (speaking.py), and in which words (words/)."""
