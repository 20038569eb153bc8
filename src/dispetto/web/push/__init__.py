"""Web Push from our own server: sealing a message, posting it where it may be posted, and who is told when."""
