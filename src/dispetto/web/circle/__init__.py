"""What friends make of their finished games: who met whom, who is better, who owes whom."""
