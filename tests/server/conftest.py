"""Empty databases for the tests of the store: SQLite always, PostgreSQL where the run has started one."""

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import Engine, create_engine

from yomiai.server.engine import migrate, open_engine, sqlite_address


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "store.sqlite3")
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of an empty database on PostgreSQL."""
    server = os.environ.get("YOMIAI_TEST_POSTGRES")
    if not server:
        pytest.skip("YOMIAI_TEST_POSTGRES names no server")
    name = f"test_{uuid4().hex}"
    admin = create_engine(server, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    yield server.rsplit("/", 1)[0] + "/" + name
    with admin.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    admin.dispose()


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_engine(database)
    migrate(engine)
    yield engine
    engine.dispose()
