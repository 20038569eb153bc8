"""A bot that talks over stdin and stdout: dispetto bot run python examples/bots/stdio.py --game hedz-25th"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "state" and message["yours"]:
        choice = random.choice(message["legal"])
        print(json.dumps({"version": message["version"], "codes": choice["codes"]}), flush=True)
    elif message["type"] == "refused":
        print(message["error"], file=sys.stderr)
