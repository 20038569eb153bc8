"""What is told of a game, in writing: words, the grammar of records and scenarios, both of these, and the law."""
