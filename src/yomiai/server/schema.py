"""What the store holds: a row a table, a row an entry. Everything else about a table is in its entries."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

METADATA: Final = MetaData(
    # Named constraints can be altered later, also on SQLite.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    # lobby, playing, over, or broken: one that could not be read back and was set aside.
    Column("status", Text, nullable=False),
    # Hash of the id its maker sent: a repeated call makes no second table, also after a restart.
    Column("made_by", Text, nullable=False, unique=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    # Together the fence: of two processes that both believe they lead a table, one append goes through.
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

KEYS: Final = Table(
    "keys",
    METADATA,
    # The server's own secrets; every process on this store has the same.
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
