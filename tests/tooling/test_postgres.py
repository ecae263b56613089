"""The server that the tool starts for the tests is one, and speaks the driver that hosts use."""

import os

import pytest
import sqlalchemy


@pytest.mark.postgres
def test_the_server_answers() -> None:
    engine = sqlalchemy.create_engine(os.environ["YOMIAI_TEST_POSTGRES"])
    with engine.connect() as connection:
        assert connection.scalar(sqlalchemy.text("select 1 + 1")) == 2
    engine.dispose()
