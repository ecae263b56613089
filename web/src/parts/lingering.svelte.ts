/**
 * A message that lies over the table until a tap, or until something else happens: but not before there was time
 * to read it, however fast others play.
 */
import { paced } from '../pace';

export class Lingering<T> {
  /** What lies there; undefined when it has gone. */
  shown = $state.raw<T>();

  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** readMs: how long it stays at least. onshut: it was there, and has gone for whoever read it. */
  constructor(
    private readonly readMs: number,
    private readonly onshut: () => void = () => undefined,
  ) {}

  show(message: T): void {
    clearTimeout(this.timer);
    this.since = Date.now();
    this.shown = message;
  }

  /** Something else has happened: it goes as soon as it could be read. */
  pass(): void {
    if (this.shown === undefined) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.shut(), Math.max(0, this.since + paced(this.readMs) - Date.now()));
  }

  /** Somebody has read it. */
  shut(): void {
    if (this.shown === undefined) return;
    this.drop();
    this.onshut();
  }

  /** It is gone unread. */
  drop(): void {
    clearTimeout(this.timer);
    this.shown = undefined;
  }
}
