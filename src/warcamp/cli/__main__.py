"""`python -m warcamp.cli` is the command `warcamp`."""

import sys

from warcamp.cli import main

if __name__ == "__main__":
    sys.exit(main())
