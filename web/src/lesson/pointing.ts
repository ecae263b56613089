/** Marks the parts of the board that the coach speaks of. Only a mark: nothing moves, and nothing is covered. */
export function pointAt(selector: string | undefined): void {
  const meant = selector ? [...document.querySelectorAll(`#main :is(${selector})`)] : [];
  for (const one of document.querySelectorAll('[data-pointed]')) if (!meant.includes(one)) one.removeAttribute('data-pointed');
  for (const one of meant) one.setAttribute('data-pointed', '');
}
