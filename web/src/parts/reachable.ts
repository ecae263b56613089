/** What scrolls without anything in it to press is reached by keys only if it can take the focus itself. */
export function reachable(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  for (const one of [node, ...node.children]) watch.observe(one);
  return () => watch.disconnect();
}
