"""Who may see each secret of Shirohage Tofu Shop, by the rulebook alone."""

from __future__ import annotations

from promises.audience import Audience, Showing, everyone, its_place, its_seat

from yomiai.games.tofu.records import ShopClosed


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
    "Bought.card": everyone,  # T-26
    "Dealt.card": its_seat,  # T-07
    "Drew.card": its_seat,  # T-11
    "Kept.card": everyone,
    "Offer.card": dealer,
    "Place.beans": beans,
    "Place.initial": its_place,
    "Place.purse": its_place,
    "Place.shown_initial": if_sold_ones_are_shown,
    "Place.sold_initial": its_place,
    "Place.turned_up": at_the_end,
    "Place.under_habanero": everyone,
    "Placed.card": everyone,  # T-32
    "Sold.card": everyone,  # T-21
    "SoldInitial.card": its_seat,
    "SoldInitial.shown": if_sold_ones_are_shown,
    "TurnedUp.card": at_the_end,
}
