"""What must not be lost: people, tables, chat, and the log of answers."""
