"""`python -m ouk` is the command line."""

import sys

from ouk.cli import main

sys.exit(main())
