"""Many tables stepped in one call, compiled: what a learner waits for."""
