"""A game that was played, understood: odds at every moment, the account of luck and decisions, mistakes, spite."""

from dispetto.lab.analysis.plan import Budget as Budget
from dispetto.lab.analysis.shapes import Analysis as Analysis
from dispetto.lab.analysis.story import Step as Step
from dispetto.lab.analysis.story import Story as Story
from dispetto.lab.analysis.whole import FIRST_ONLY as FIRST_ONLY
from dispetto.lab.analysis.whole import analyse as analyse
