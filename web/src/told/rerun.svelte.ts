/**
 * A finished match told again, entry by entry, by the same messages as at the table: boards, log and movement
 * need to know nothing of it. Nothing is sent anywhere.
 */
import type { Listener } from '../link/socket';
import type { Frame, FromServer, Replay, Sight, Table, Told } from '../protocol/generated';
import { closed, eyesOf } from './closing';
import { type Line, Room } from './room.svelte';

const YOU = 1;
const SILENT: Line = { connect: () => undefined, probe: () => undefined, send: () => false, shut: () => undefined };

class RerunRoom extends Room {
  override readonly isRerun: boolean = true;
}

export class Rerun {
  readonly room: Room;
  at = $state(0);
  readonly last: number;
  private ears!: Listener;

  private readonly replay: Replay;

  /** replay: with all cards open. seat: through whose eyes; null for open cards: what everybody holds lies on the table. */
  constructor(private readonly live: Room, replay: Replay, private readonly seat: number | null, at = 0) {
    this.replay = seat === null ? replay : { ...replay, frames: replay.frames.map((frame) => seenBy(frame, seat)) };
    this.last = replay.frames.length - 1;
    this.room = new RerunRoom(live.code, null, (_, ears) => {
      this.ears = ears;
      return SILENT;
    });
    this.room.curtainOpen = true;
    this.at = Math.min(at, this.last);
    this.ears.message(this.welcome(this.at));
  }

  /** One step forward is told, so that it moves; anything else is simply there. */
  goTo(entry: number): void {
    const now = Math.max(0, Math.min(entry, this.last));
    if (now === this.at + 1) this.ears.message(this.step(now));
    else this.ears.message(this.welcome(now));
    this.at = now;
  }

  private step(at: number): FromServer {
    return { type: 'update', told: told(this.replay.frames[at]!), table: this.table(at), sight: this.sight(at) };
  }

  private welcome(at: number): FromServer {
    return {
      type: 'welcome',
      protocol: 0,
      version: '',
      you: this.seat === null ? null : YOU,
      open_seats: this.seat === null ? [] : [this.seat],
      number: at + 1,
      table: this.table(at),
      sight: this.sight(at),
      log: this.replay.frames.slice(0, at + 1).map(told),
      share_url: '',
    };
  }

  private table(at: number): Table {
    const table = this.live.table!;
    const { names, players } = this.replay;
    const seats = names.map((name, seat) => ({ seat, name, holder: seat === this.seat ? ('person' as const) : ('bot' as const), person: seat === this.seat ? YOU : null, bot: null, ready: false }));
    const eyes = { person: YOU, name: names[this.seat ?? 0] ?? '', language: 'en' as const, host: false, presence: 'here' as const, seat: this.seat };
    const over = at === this.last;
    return { ...table, commitment: null, opened: null, status: over ? 'over' : 'playing', settings: { ...table.settings, game: this.replay.game, players }, seats, persons: [eyes], absence: null };
  }

  private sight(at: number): Sight {
    const { frames, game, options, players, result } = this.replay;
    const frame = frames[at]!;
    const ended = at === this.last && result ? { ...result, played: [] } : null;
    return { game, match: 0, players, options, view: frame.view, actor: frames[at + 1]?.seat ?? -2, ask: '', asked: [], deadline: null, result: ended };
  }
}

function seenBy(frame: Frame, seat: number): Frame {
  const eyes = eyesOf(seat);
  return { ...frame, view: closed(frame.view, eyes), events: frame.events.map((event) => closed(event, eyes)) };
}

function told(frame: Frame): Told {
  const kind = frame.entry === 0 ? 'started' : 'acted';
  const by = frame.by === 'table' ? 'person' : frame.by;
  return { number: frame.entry + 1, at_ms: 0, kind, person: null, seat: frame.seat, events: frame.events, phrase: null, text: null, by, words: frame.words, claim: null, choices: [], to: null };
}
