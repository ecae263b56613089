/** What a dealer is about to say: it grows word by word, and is forgotten with its question. */
import type { Asked } from '../../protocol/generated';
import { MOST } from './report';

const nameOf = (asked: Asked | undefined): string => (asked ? `${asked.seat}:${asked.question}` : '');

export class Draft {
  private said = $state.raw<{ question: string; phrases: readonly string[] }>({ question: '', phrases: [] });

  constructor(private readonly asked: () => Asked | undefined) {}

  readonly phrases = $derived.by<readonly string[]>(() => (this.said.question === nameOf(this.asked()) ? this.said.phrases : []));
  readonly isFull = $derived.by(() => this.phrases.length >= MOST);

  has(phrase: string): boolean {
    return this.phrases.includes(phrase);
  }

  /** Says it, or no longer says it. */
  toggle(phrase: string): void {
    if (this.has(phrase)) this.keep(this.phrases.filter((one) => one !== phrase));
    else if (!this.isFull) this.keep([...this.phrases, phrase]);
  }

  takeBack(): void {
    this.keep(this.phrases.slice(0, -1));
  }

  private keep(phrases: readonly string[]): void {
    this.said = { question: nameOf(this.asked()), phrases };
  }
}
