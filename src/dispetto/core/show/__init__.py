"""How a game shows itself: the stage, and the ink that everything is drawn with."""
