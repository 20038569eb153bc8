"""What may be asked of the web table: one file a family of addresses."""
