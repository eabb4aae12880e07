"""The application: the house, its routes, its guard."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from warcamp import __version__
from warcamp.drawing.panels import STATIC
from warcamp.engine.errors import BadInput, BrokenInvariant, IllegalChoice, WarcampError

from . import api, form_routes, play_api, web
from .counter import Counter
from .files import Files
from .guard import Answer, Guard, more_headers
from .hall import Hall
from .hosting import Hosting
from .orders import Orders
from .pool import Pool
from .refusals import Refused
from .sessions import Sessions, language_of
from .settings import Settings
from .socket import Sockets
from .speech import error_body
from .sqlite import SqliteStore
from .store import Conflict, Missing

log = logging.getLogger("warcamp.table")


def create_app(settings: Settings) -> FastAPI:
    """The whole server for these settings; nothing is shared with another one."""
    store = SqliteStore(settings.database)
    pool = Pool(settings.workers, settings.bot_limit)
    hall = Hall(settings, store, pool)
    sessions = Sessions(store, settings.secure)
    orders = Orders(settings)
    counter = Counter(settings, hall, sessions, orders)

    @asynccontextmanager
    async def alive(app: FastAPI) -> AsyncIterator[None]:
        await store.open()
        await pool.start()
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            await pool.stop()
            await store.close()

    app = FastAPI(
        title="Warcamp",
        version=__version__,
        summary="Play, watch and host fantasy war games that know their rules.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=alive,
    )
    app.state.hall = hall
    app.include_router(api.router(counter))
    app.include_router(play_api.router(counter))
    app.include_router(form_routes.router(counter))
    for router in web.routers(Hosting(counter)):
        app.include_router(router, include_in_schema=False)
    app.mount("/static", Files(directory=STATIC), name="static")
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    socket = Sockets(settings, sessions, hall, orders)
    app.add_middleware(Guard, settings=settings, sessions=sessions, socket=socket, answer=answer_for(sessions))
    add_refusals(app, answer_for(sessions))
    return app


def answer_for(sessions: Sessions) -> Answer:
    """Refusals as they are sent: in one shape, in the language of who asked; as a page where a page was asked for."""

    async def answer(request: Request, refused: Refused) -> Response:
        language = language_of(request.scope, request.headers, await sessions.reader(request.scope))
        body = error_body(refused, language)
        more = {name.decode(): value.decode() for name, value in more_headers(refused)}
        if request.url.path.startswith("/api/") or not wants_page(request):
            return JSONResponse({"error": body}, refused.status, headers=more)
        page: Response = web.error_page(request, refused.status, refused.code, body["text"], language)
        page.headers.update(more)
        return page

    return answer


def add_refusals(app: FastAPI, answer: Answer) -> None:
    """Whatever goes wrong is answered."""

    @app.exception_handler(WarcampError)
    async def refused(request: Request, e: WarcampError) -> Response:
        return await answer(request, as_refusal(e))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, e: RequestValidationError) -> Response:
        first = e.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        code = "bad-message" if first["type"] == "json_invalid" else "bad-input"
        return await answer(request, Refused(code, why=f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def missing(request: Request, e: HTTPException) -> Response:
        codes = {HTTPStatus.NOT_FOUND: "no-page", HTTPStatus.METHOD_NOT_ALLOWED: "no-method"}
        code = codes.get(HTTPStatus(e.status_code))
        return await answer(request, Refused(code) if code else Refused("bad-message", why=str(e.detail)))


def as_refusal(e: WarcampError) -> Refused:
    """An error of a lower layer as somebody outside is told it."""
    if isinstance(e, Refused):
        return e
    if isinstance(e, IllegalChoice):
        return Refused("illegal", why=e.why, rule=e.rule)
    if isinstance(e, Missing):
        return Refused("no-table")
    if isinstance(e, Conflict):
        return Refused("stale")
    if isinstance(e, BadInput):
        return Refused("bad-input", why=str(e))
    log.error("not expected: %s", e, exc_info=not isinstance(e, BrokenInvariant))
    return Refused("failed")


def wants_page(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")
