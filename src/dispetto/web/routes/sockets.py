"""What every socket has in common: who is turned away before it is opened."""

from __future__ import annotations

from fastapi import WebSocket
from fastapi.responses import PlainTextResponse

from dispetto.web.house import House
from dispetto.web.people import same_site


async def turned_away(house: House, ws: WebSocket) -> bool:
    """Another site's page, and whoever comes while we close; the latter is told when to come back."""
    if not same_site(ws):
        await ws.close(4403)
        return True
    if house.draining:
        await ws.send_denial_response(PlainTextResponse("closing\n", 503, {"Retry-After": "5"}))
        return True
    return False
