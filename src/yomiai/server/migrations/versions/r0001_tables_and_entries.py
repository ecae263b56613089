"""Tables and the entries of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("made_by", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_tables")),
        sa.UniqueConstraint("made_by", name=op.f("uq_tables_made_by")),
    )
    _create_entries()
    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )


def _create_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["code"], ["tables.code"], name=op.f("fk_entries_code_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", "number", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
