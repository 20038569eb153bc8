"""`python -m dispetto`: the command line."""

from dispetto.cli import main

if __name__ == "__main__":
    main()
