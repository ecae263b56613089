/** Leaves out as much as it must until a box holds the rest: as little as is needed, counted anew when it changes. */
import { tick } from 'svelte';

/** The box and how much may be left out of it; what is watched for its size, and what it shows. */
interface Fits {
  box: () => HTMLElement | undefined;
  most: () => number;
  /** The element whose size decides, where it is not the box. */
  around?: () => HTMLElement | null | undefined;
  shows: () => unknown;
}

export class Fitting {
  /** How much is left out. */
  left = $state(0);
  private turn = 0;

  /** To be made while a component is set up. */
  constructor(private readonly fits: Fits) {
    const around = fits.around ?? fits.box;
    $effect(() => {
      void fits.shows();
      this.again();
    });
    $effect(() => {
      const watched = around();
      if (!watched) return;
      const watch = new ResizeObserver(() => this.again());
      watch.observe(watched);
      return () => watch.disconnect();
    });
  }

  private again(): void {
    this.left = 0;
    this.turn += 1;
    void this.fit(this.turn);
  }

  private async fit(turn: number): Promise<void> {
    await tick();
    const box = this.fits.box();
    if (turn !== this.turn || !box || this.left >= this.fits.most() || box.scrollHeight <= box.clientHeight + 1) return;
    this.left += 1;
    await this.fit(turn);
  }
}
