/** What comes in several pieces of news: the table as it is then comes with the last of them. */
export class Pieces<Happening> {
  private early: readonly Happening[] = [];

  /** Whether more is to come of what has begun. */
  get isWaiting(): boolean {
    return this.early.length > 0;
  }

  /** All that happened, with the last piece; undefined before it. */
  take(events: readonly Happening[], isLast: boolean): readonly Happening[] | undefined {
    const all = [...this.early, ...events];
    this.early = isLast ? [] : all;
    return isLast ? all : undefined;
  }
}
