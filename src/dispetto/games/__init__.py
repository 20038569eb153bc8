"""Our games, a package each. Whoever wants one asks core/catalogue.py:
it finds these and everybody else's by entry point.
"""
