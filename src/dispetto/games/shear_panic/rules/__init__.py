"""The rules, in rulebook order. Compiled; they know the engine and themselves."""
