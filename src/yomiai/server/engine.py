"""Opens a database and brings it to today's shape."""

from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError

from yomiai.server.migrations import HEAD

Durability = Literal["full", "normal"]


class NoStore(Exception):
    """The database cannot be opened; the text says which and why, without its password."""


def sqlite_address(file: Path) -> str:
    return f"sqlite:///{file}"


def open_engine(address: str, durability: Durability = "full") -> Engine:
    """A plain postgresql:// address is taken for psycopg, the driver that is installed."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise NoStore("the database is named by an address like postgresql://name@host/database") from None
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    try:
        engine = create_engine(url)
    except (NoSuchModuleError, ModuleNotFoundError) as problem:
        raise NoStore(f"databases of the kind {url.drivername} cannot be used ({problem})") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite_settings(durability))
    return engine


def _sqlite_settings(durability: Durability) -> Any:  # noqa: ANN401 - SQLAlchemy's listeners are untyped
    """FULL waits for the disk at every commit; `normal` may lose the last moments when the power fails."""
    settings = (
        "busy_timeout=5000",  # first, so that the others wait too
        "journal_mode=WAL",
        f"synchronous={durability.upper()}",
        "foreign_keys=ON",
    )

    def on_connect(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
        for setting in settings:
            connection.execute(f"PRAGMA {setting}")

    return on_connect


def migrate(engine: Engine) -> None:
    """Carries out the migrations that this database has not had yet; `NoStore` when it cannot be opened."""
    if shape_of(engine) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - see HEAD
    from alembic.config import Config  # noqa: PLC0415 - as above

    config = Config()
    config.set_main_option("script_location", str(files("yomiai.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Two processes that start together would both create the tables.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(9051)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def shape_of(engine: Engine) -> str:
    """Return the last migration that this database has had, "" for none; `NoStore` if it does not open."""
    try:
        if not inspect(engine).has_table("alembic_version"):
            return ""
        with engine.connect() as connection:
            return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")
    except DatabaseError as problem:
        reason = str(problem.orig).strip().splitlines()[:1]
        raise NoStore(f"{engine.url.render_as_string()}: {''.join(reason)}") from None
