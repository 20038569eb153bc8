"""The engine: questions on a stack, numbered actions, dice. Compiled;
knows nothing of files, time, words or pictures.
"""
