"""Looking ahead, compiled: knows the engine and nothing else."""
