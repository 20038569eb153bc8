"""What the game looks like: drawn from views, never from the state."""
