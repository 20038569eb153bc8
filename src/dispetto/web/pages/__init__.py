"""What a reader sees: pages, their phrases, their pictures."""
