"""What goes over the API, as it is documented."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Short = Annotated[str, Field(max_length=64)]
Language = Literal["en", "fr"]


class Strict(BaseModel):
    """What clients send: nothing that we do not know."""

    model_config = ConfigDict(extra="forbid")


class Error(BaseModel):
    """Why a request was turned down."""

    code: str = Field(description="Stable, for programs.")
    text: str = Field(description="For people, in the language asked for.")
    rule: str | None = Field(None, description="The rule that forbids it, where there is one.")


class Problem(BaseModel):
    error: Error


# ---- what clients send
class SeatWish(Strict):
    """Who is to sit in a seat."""

    kind: Literal["person", "bot", "open"] = Field(description="`person` is you, `open` whoever gets the link.")
    bot: Short = Field("", description="The kind of bot; the usual one when empty.")
    name: Annotated[str, Field(max_length=24)] = ""


class TableSettings(Strict):
    """How a table is kept."""

    spectators: bool = True
    pace: float | None = Field(
        default=None, ge=0, le=10, description="Seconds between moves of bots that somebody watches."
    )
    hot: bool = Field(default=False, description="Several of your seats share one screen.")
    name: Annotated[str, Field(max_length=60)] = ""


class NewTable(Strict):
    game: Short
    options: dict[Short, Any] = Field(default_factory=dict, max_length=40, description="Options of the game.")
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=24)]
    settings: TableSettings = TableSettings()
    packs: Annotated[list[Short], Field(max_length=8)] = Field(
        default_factory=list, description="Content packs, named as `GET /api/games` names them."
    )


class Claim(Strict):
    secret: Annotated[str, Field(max_length=200)]
    name: Annotated[str, Field(max_length=24)] = ""


class SeatChange(Strict):
    """Put a bot into a seat, or change the name that others read."""

    seat: Annotated[int, Field(ge=0, lt=24)]
    kind: Literal["bot"] | None = None
    bot: Short = ""
    name: Annotated[str, Field(max_length=24)] | None = None


class Invitation(Strict):
    seat: Annotated[int, Field(ge=0, lt=24)]


class Answer(Strict):
    d: Annotated[str, Field(max_length=200)] = Field(description="The question's id.")
    a: Annotated[str, Field(max_length=400)] = Field(description="The name of a choice.")
    key: Annotated[str, Field(max_length=64)] = Field("", description="Makes a repeated request harmless.")
    seat: int = Field(-1, ge=-1, lt=24, description="Needed by who has several seats.")


class Back(Strict):
    d: Annotated[str, Field(max_length=200)]
    key: Annotated[str, Field(max_length=64)] = ""
    seat: int = Field(-1, ge=-1, lt=24)


class UndoWish(Strict):
    key: Annotated[str, Field(max_length=64)] = ""
    seat: int = Field(-1, ge=-1, lt=24)


class Consent(Strict):
    yes: bool
    seat: int = Field(-1, ge=-1, lt=24)


class Speak(Strict):
    text: Annotated[str, Field(min_length=1, max_length=2000)]
    channel: Literal["table", "allies"] = "table"
    key: Annotated[str, Field(max_length=64)] = ""
    seat: int = Field(-1, ge=-1, lt=24)


class Branch(Strict):
    at: Annotated[int, Field(ge=1, le=1_000_000)] = Field(description="How many entries of the log to keep.")
    seat: Annotated[int, Field(ge=0, lt=24)]


class MeChange(Strict):
    name: Annotated[str, Field(max_length=24)] | None = None
    language: Language | None = None


# ---- what they get
class Done(BaseModel):
    ok: bool = True


class UndoDone(BaseModel):
    done: bool = Field(description="False when others have to agree first.")


class SeatInfo(BaseModel):
    seat: int
    kind: str
    bot: str
    name: str
    yours: bool


class TableInfo(BaseModel):
    id: str
    game: str
    state: str = Field(description="`open` while seats are being filled, `playing`, `over`.")
    options: dict[str, Any]
    packs: list[str]
    settings: dict[str, Any]
    seats: list[SeatInfo]
    host: bool = Field(description="Whether you are the host.")
    created: float
    changed: float


class Made(BaseModel):
    table: TableInfo
    secrets: dict[int, str] = Field(
        description="By seat, the secret that opens it: `Authorization: Bearer SECRET`, or the link `/join/SECRET`."
    )


class Claimed(BaseModel):
    table: str
    seat: int


class Link(BaseModel):
    seat: int
    secret: str


class ChoiceInfo(BaseModel):
    name: str
    text: str | None = None
    refs: list[str] | None = None
    note: str | None = None
    rule: str | None = None


class AskInfo(BaseModel):
    d: str
    ask: str
    strand: str
    choices: list[ChoiceInfo]
    text: str | None = None
    way: str | None = None
    rule: str | None = None


class ViewInfo(BaseModel):
    tag: str
    view: dict[str, Any]
    asks: list[AskInfo]
    back: list[str] = Field(description="Ids of sealed answers that can be taken back.")
    over: bool
    scores: list[float]


class WhyNot(BaseModel):
    rule: str
    text: str


class Preview(BaseModel):
    html: str


class SaidInfo(BaseModel):
    n: int
    channel: str
    seat: int
    name: str
    text: str
    at: float


class LogInfo(BaseModel):
    entries: list[list[Any]] = Field(description="As the seat may see them: what is hidden is null.")


class Verified(BaseModel):
    outcomes: int = Field(description="Rolls and draws that were derived again from the key.")
    commitment: str


class ValueInfo(BaseModel):
    value: Any
    text: str


class SettingInfo(BaseModel):
    name: str
    text: str
    values: list[ValueInfo]
    players: list[int]


class GameInfo(BaseModel):
    name: str
    title: str
    version: int
    counts: list[int]
    usual: int
    usual_options: dict[str, Any]
    settings: list[SettingInfo]
    bots: list[str]
    usual_bot: str


class Games(BaseModel):
    games: list[GameInfo]
    packs: list[str]


class Me(BaseModel):
    name: str
    language: str


class MyTable(BaseModel):
    id: str
    game: str
    state: str
    seats: list[int]
    changed: float
