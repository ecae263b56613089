/** Nobody scrolls a television: a finished table that has no room on it is drawn smaller (by `--fit`), until it has. */

const TRIES = 5;
/** Below this words can't be read from a sofa; what is still too long then scrolls. */
const LEAST = 0.55;
const WIDE = '(min-width: 1000px)';

function fit(main: HTMLElement): void {
  const board = main.querySelector<HTMLElement>(':scope > .board');
  if (!board) return;
  board.style.removeProperty('--fit');
  if (!board.classList.contains('over') || !matchMedia(WIDE).matches) return;
  let zoom = 1;
  for (let i = 0; i < TRIES && zoom > LEAST && main.scrollHeight > main.clientHeight; i += 1) {
    zoom = Math.max(LEAST, (zoom * main.clientHeight) / main.scrollHeight - 0.01);
    board.style.setProperty('--fit', `${zoom}`);
  }
}

export function fitted(main: HTMLElement): () => void {
  const look = (): void => fit(main);
  const sizes = new ResizeObserver(look);
  sizes.observe(main);
  const changes = new MutationObserver(look);
  changes.observe(main, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
