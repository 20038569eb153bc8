"""Questions about games answered with numbers: who is stronger, who wins, what an option changes."""

from pathlib import Path

LAB = Path(__file__).parent  # whose words/ hold what studies and reports say
