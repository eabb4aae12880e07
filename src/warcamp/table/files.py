"""Files that never change while the server runs: styles, scripts, fonts."""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from typing import Any

from starlette.responses import Response
from starlette.staticfiles import StaticFiles

LASTING = ("fonts/", "vendor/")
DAY = "public, max-age=86400"


class Files(StaticFiles):
    """Fonts and libraries are kept by browsers for a day; the rest is asked for again, and mostly not sent."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: MutableMapping[str, Any],
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = os.path.relpath(full_path, self.directory or ".").replace(os.sep, "/")
        response.headers["cache-control"] = DAY if path.startswith(LASTING) else "no-cache"
        return response
