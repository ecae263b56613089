"""Who may see each secret of Shirohage Tofu Shop, by the rulebook alone."""

from __future__ import annotations

from promises.audience import Audience, Showing

from yomiai.games.tofu.records import ShopClosed


def everyone(showing: Showing) -> int:
    """What is bought or sold from the open cards is shown (T-21, T-26, T-32)."""
    return showing.everyone


def its_seat(showing: Showing) -> int:
    """T-07, T-11: its owner, and the dealer of the card on offer."""
    return 1 << int(showing.holder.seat)


def its_place(showing: Showing) -> int:
    return 1 << showing.owner


def dealer(showing: Showing) -> int:
    return 1 << int(showing.whole.dealer)


def if_sold_ones_are_shown(showing: Showing) -> int:
    """TE-15."""
    return showing.everyone if showing.case.options.show_sold_initial else 0


def beans(showing: Showing) -> int:
    """T-45: open, unless they are hidden until the end."""
    return showing.everyone if showing.whole.over or not showing.case.options.hidden_beans else 0


def at_the_end(showing: Showing) -> int:
    """T-37: once the shop is closed."""
    closed = any(isinstance(event, ShopClosed) for event in showing.story)
    return showing.everyone if closed else 0


MAY_SEE: dict[str, Audience] = {
    "Bought.card": everyone,
    "Dealt.card": its_seat,
    "Drew.card": its_seat,
    "Kept.card": everyone,
    "Offer.card": dealer,
    "Place.beans": beans,
    "Place.initial": its_place,
    "Place.purse": its_place,
    "Place.shown_initial": if_sold_ones_are_shown,
    "Place.sold_initial": its_place,
    "Place.turned_up": at_the_end,
    "Place.under_habanero": everyone,
    "Placed.card": everyone,
    "Sold.card": everyone,
    "SoldInitial.card": its_seat,
    "SoldInitial.shown": if_sold_ones_are_shown,
    "TurnedUp.card": at_the_end,
}
