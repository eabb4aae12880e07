"""A program that is not ours plays a whole game over the API, both seats at random.

Start it with the address of a server: python foreign_client.py http://localhost:8080
"""

import random
import sys

import httpx

api = httpx.Client(base_url=sys.argv[1] + "/api")
wish = {"game": "clash_of_rage", "options": {"last_round": 2}, "seats": [{"kind": "person"}, {"kind": "person"}]}
made = api.post("/tables", json=wish).json()
table, secrets = made["table"]["id"], made["secrets"].values()
while not (views := [api.get(f"/tables/{table}/view?lang=none").json()])[0]["over"]:
    for secret in secrets:
        mine = {"Authorization": f"Bearer {secret}"}
        for ask in api.get(f"/tables/{table}/asks?lang=none", headers=mine).json():
            choice = random.choice(ask["choices"])["name"]
            api.post(f"/tables/{table}/act", json={"d": ask["d"], "a": choice}, headers=mine).raise_for_status()
print(views[0]["scores"])
