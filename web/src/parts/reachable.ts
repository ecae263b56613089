/** What scrolls without anything in it to press is reached by keys only if it can take the focus itself. */
export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const observe = (): void => {
    for (const one of [node, ...node.children]) sizes.observe(one);
    look();
  };
  // What comes later makes it scroll as well.
  const children = new MutationObserver(observe);
  children.observe(node, { childList: true });
  observe();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
