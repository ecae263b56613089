/** Whoever uses no pointer keeps his place: a focus that falls to the page, since what had it went, is caught. */
export function catchFocus(element: HTMLElement | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
