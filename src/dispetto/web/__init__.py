"""The browser's table: `serving.serve` is all the command line needs."""
