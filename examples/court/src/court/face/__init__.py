"""How Court looks: drawn from views, so no secret can show."""
