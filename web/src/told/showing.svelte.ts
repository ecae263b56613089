/**
 * What has happened but is still being shown. Meanwhile nobody is asked or called on this page and nothing marks whose
 * turn it is: that would tell what has not been seen yet. Nobody is kept by it: a tap or a key ends it, and does no more.
 */
import type { Sight, Told } from '../protocol/generated';

/** What a tap is meant for by itself. */
const CONTROLS = 'button:not([data-show-on]), a, input, label, select, textarea, summary, dialog';
/** What is told is scrolled by the finger that lies on it. */
const SCROLLED = '[data-told]';
/** A second tap that comes so soon was meant for the same. */
const SOON_MS = 400;
/** A tap that takes longer is no tap any more. */
const TAP_MS = 1200;

function within(event: Event, what: string): boolean {
  return event.target instanceof Element && event.target.closest(what) !== null;
}

/** The click that belongs to a tap finds another page than the one that was tapped. */
function swallowClick(): void {
  const start = performance.now();
  const isPast = (): boolean => performance.now() - start > SOON_MS;
  const stop = (event: MouseEvent): void => {
    if (event.detail === 0) return; // the keyboard, or a reader
    event.stopImmediatePropagation();
    event.preventDefault();
    if (isPast()) forget();
  };
  const next = (): void => {
    if (isPast()) forget();
  };
  const forget = (): void => {
    removeEventListener('click', stop, { capture: true });
    removeEventListener('pointerdown', next, { capture: true });
    clearTimeout(timer);
  };
  const timer = setTimeout(forget, TAP_MS);
  addEventListener('click', stop, { capture: true });
  addEventListener('pointerdown', next, { capture: true });
}

export class Showing {
  /** What brings everything to its end at once. */
  private skip = $state.raw<(() => void) | null>(null);
  readonly isOn = $derived(this.skip !== null);
  /** The number of the last entry that has been seen. */
  until = $state(Infinity);
  /** Where nothing is being turned up: how matters stood then, to be told as it was. */
  between = $state.raw<Sight | null>(null);
  /** A result lies over the table until its reader goes on: only then does he see what he is asked. */
  isRead = $state(false);

  /** Of a story what has been seen. */
  seen(story: readonly Told[]): readonly Told[] {
    return story.filter(({ number }) => number <= this.until);
  }

  begin(skip: () => void, until: number, between: Sight | null = null): void {
    if (!this.skip) {
      document.addEventListener('pointerdown', this.tapped);
      document.addEventListener('keydown', this.pressed);
    }
    this.skip = skip;
    this.until = until;
    this.between = between;
  }

  end(): void {
    this.skip = null;
    this.until = Infinity;
    this.between = null;
    document.removeEventListener('pointerdown', this.tapped);
    document.removeEventListener('keydown', this.pressed);
  }

  cutShort(): void {
    const { skip } = this;
    this.end();
    skip?.();
  }

  private readonly tapped = (event: PointerEvent): void => {
    if (within(event, SCROLLED)) return;
    if (within(event, CONTROLS)) return this.afterClick();
    swallowClick();
    this.cutShort();
  };

  /** A control that is pressed stays under the finger: what is shown ends only once it has done its work. */
  private afterClick(): void {
    const { skip } = this;
    const click = (): void => {
      if (this.skip === skip) this.cutShort();
    };
    addEventListener('click', click, { once: true });
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    if (!['Escape', 'Enter', ' '].includes(event.key) || within(event, `${CONTROLS}, [data-show-on]`)) return;
    event.preventDefault();
    this.cutShort();
  };
}
