"""A bot for a web table, with nothing but Python: python first.py http://localhost:8000 TOKEN [TABLE]

With a table it sits down there and plays; without one it waits until it is sent to one. The thinking is in `choose`.
"""

import json
import random
import sys
import threading
import urllib.error
import urllib.request

SERVER, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]


def ask(path, body=None):
    """One request: a POST where there is something to send."""
    data = None if body is None else json.dumps(body).encode()
    head = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api{path}", data, head), timeout=60)


def messages(path):
    """The lines of a stream; a blank one says only that somebody is still there."""
    with ask(path) as stream:
        yield from (json.loads(line) for line in stream if line.strip())


def choose(state):
    """Your turn: state["view"] is all you may see, state["legal"] all you may answer."""
    return random.choice(state["legal"])


def play(table):
    """One table, to its end."""
    for message in messages(f"/table/{table}/stream"):
        state = message.get("state") if message["type"] == "full" else message
        if state and state.get("yours"):
            answer = {"version": state["version"], "codes": choose(state)["codes"]}
            try:
                ask(f"/table/{table}/answer", answer).close()
            except urllib.error.HTTPError as no:  # 409: the table has moved on, and the next line says where to
                print(no.code, json.load(no)["error"], file=sys.stderr)
        elif state and state.get("result"):
            print(state["result"]["text"])
            return


if len(sys.argv) > 3:
    ask(f"/table/{sys.argv[3]}/seat", {}).close()
    play(sys.argv[3])
else:
    playing = set()
    for news in messages("/stream/event"):
        for table in news.get("tables", [news]):
            if table["seat"] is not None and table["status"] == "playing" and table["id"] not in playing:
                playing.add(table["id"])
                threading.Thread(target=play, args=[table["id"]], daemon=True).start()
