/** A person's way through the tree of choices: one step at a time, back again, and sent when it is complete. */
import type { Asked, Branch, Choice, Question } from '../protocol/generated';
import type { Room } from '../told/room.svelte';

interface Path {
  question: string;
  chosen: readonly Choice[];
}

const nameOf = (asked: Asked | undefined): string => (asked ? `${asked.seat}:${asked.question}` : '');
const same = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);

function branchFor(question: Question | undefined, choice: Choice): Branch | undefined {
  return question?.branches.find((branch) => same(branch.choice, choice));
}

/** With a single opponent there is nobody to choose between. */
function onlySeat(question: Question | undefined): Choice | undefined {
  const [only, ...others] = question?.branches ?? [];
  return only?.choice.is === 'seat' && others.length === 0 ? only.choice : undefined;
}

export class Walk {
  private path = $state.raw<Path>({ question: '', chosen: [] });

  constructor(private readonly room: Room) {}

  /** Nobody answers before he has seen what happened. */
  readonly asked = $derived.by(() => (this.room.showing.isOn ? undefined : this.room.asked));
  /** The path belongs to one question; another question starts at its beginning. */
  readonly chosen = $derived.by<readonly Choice[]>(() => (this.path.question === nameOf(this.asked) ? this.legal(this.path.chosen) : []));
  readonly question = $derived.by<Question | undefined>(() => this.at(this.chosen));
  readonly isSending = $derived.by(() => this.room.isSending(this.asked));
  /** Names the step, so that the page knows when another one is shown. */
  readonly step = $derived.by(() => `${nameOf(this.asked)}/${this.chosen.length}`);

  choose(choice: Choice): void {
    const branch = branchFor(this.question, choice);
    if (!branch || !this.asked || this.isSending) return;
    const chosen = this.past([...this.chosen, choice]);
    if (!this.at(chosen)) this.room.act(this.asked, chosen);
    else this.path = { question: nameOf(this.asked), chosen };
  }

  restart(): void {
    this.path = { question: '', chosen: [] };
  }

  /** Back to the last step that the person took himself. */
  back(): void {
    let chosen = this.chosen.slice(0, -1);
    while (chosen.length > 0 && onlySeat(this.at(chosen))) chosen = chosen.slice(0, -1);
    this.path = { question: nameOf(this.asked), chosen };
  }

  can(choice: Choice): boolean {
    return branchFor(this.question, choice) !== undefined && !this.isSending;
  }

  /** Choices can change while a question stays; what is no longer possible is taken back. */
  private legal(chosen: readonly Choice[]): readonly Choice[] {
    const count = chosen.findIndex((choice, i) => (branchFor(this.at(chosen.slice(0, i)), choice)?.then ?? -1) < 0);
    return count < 0 ? chosen : chosen.slice(0, count);
  }

  /** The choices and, after them, every seat that is the only one left to choose. */
  private past(chosen: readonly Choice[]): readonly Choice[] {
    const only = onlySeat(this.at(chosen));
    return only ? this.past([...chosen, only]) : chosen;
  }

  private at(chosen: readonly Choice[]): Question | undefined {
    const questions = this.asked?.choices.questions;
    let now = questions?.[0];
    for (const choice of chosen) now = questions?.[branchFor(now, choice)?.then ?? -1];
    return now;
  }
}
