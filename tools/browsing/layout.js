() => {
  const SMALLEST = 44;
  const SLACK = 1.5;
  const found = [];
  const top = document.querySelector('dialog[open]') ?? document.body;
  const name = (e) => `${e.tagName.toLowerCase()}.${String(e.className?.baseVal ?? e.className).split(' ')[0]} "${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const shown = (e) => e.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !e.closest('.only-read, .skip, .ghost, [data-veiled]');

  // A radio or a switch is as big as the label around it.
  const target = (e) => (e.matches('input[type=radio], input[type=checkbox]') ? e.closest('label') ?? e : e);
  const targets = [...new Set([...top.querySelectorAll('button, a[href], input, select, textarea, summary')].filter((e) => shown(e) && !e.closest('[aria-hidden=true], .toasts')).map(target))];
  const clip = (e) => {
    let r = e.getBoundingClientRect();
    let box = { left: r.left, top: r.top, right: r.right, bottom: r.bottom };
    for (let p = e.parentElement; p; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.overflowY === 'visible' && style.overflowX === 'visible') continue;
      const q = p.getBoundingClientRect();
      box = { left: Math.max(box.left, q.left), top: Math.max(box.top, q.top), right: Math.min(box.right, q.right), bottom: Math.min(box.bottom, q.bottom) };
    }
    return box;
  };
  const above = (e, is) => { for (let n = e; n; n = n.parentElement) if (is(getComputedStyle(n))) return n; return null; };
  // Beneath a bar that stays at the edge one may lie, as long as one comes out when the page is scrolled.
  const comesOut = (a, b, height) => {
    const bar = [a, b].map((e) => above(e, (style) => style.position === 'sticky')).find(Boolean);
    if (!bar || (bar.contains(a) && bar.contains(b))) return false;
    const page = above(bar.parentElement, (style) => /auto|scroll/.test(style.overflowY)) ?? document.scrollingElement;
    return page.scrollHeight - page.clientHeight - page.scrollTop >= height - SLACK;
  };
  const seen = targets.map((e) => ({ e, r: e.getBoundingClientRect(), c: clip(e) }));
  for (const { e, r } of seen) {
    const inText = e.tagName === 'A' && e.parentElement?.tagName === 'P' && e.parentElement.textContent.trim() !== e.textContent.trim();
    if (!inText && (r.width < SMALLEST - SLACK || r.height < SMALLEST - SLACK)) found.push(`small ${Math.round(r.width)}x${Math.round(r.height)}: ${name(e)}`);
    if (r.left < -SLACK || r.right > innerWidth + SLACK) found.push(`off screen: ${name(e)}`);
  }
  for (let i = 0; i < seen.length; i++) {
    for (let j = i + 1; j < seen.length; j++) {
      const a = seen[i], b = seen[j];
      if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const w = Math.min(a.c.right, b.c.right) - Math.max(a.c.left, b.c.left);
      const h = Math.min(a.c.bottom, b.c.bottom) - Math.max(a.c.top, b.c.top);
      if (w > 3 && h > 3 && !comesOut(a.e, b.e, h)) found.push(`overlap: ${name(a.e)} and ${name(b.e)}`);
    }
  }
  // Who sits at the table is seen whole, without moving the table.
  for (const e of [...top.querySelectorAll('.board .plate[data-seat]')].filter(shown)) {
    const under = e.getBoundingClientRect().bottom - clip(e).bottom;
    const board = e.closest('.board').parentElement;
    if (under > 3 && clip(board).bottom >= board.getBoundingClientRect().bottom - 3) found.push(`cut by ${Math.round(under)}: ${name(e)}`);
  }
  // The parts of a board stand below or beside each other, however little room an offer above leaves them.
  for (const board of top.querySelectorAll('.board, .side')) {
    const parts = [...board.children].filter((e) => shown(e) && !['absolute', 'fixed'].includes(getComputedStyle(e).position)).map((e) => ({ e, r: e.getBoundingClientRect() }));
    parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => {
      const w = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left);
      const h = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
      if (w > 3 && h > 3 && !comesOut(a.e, b.e, h)) found.push(`parts on each other by ${Math.round(h)}: ${name(a.e)} and ${name(b.e)}`);
    }));
  }
  // What lies in the middle of a table keeps off the plates around it.
  for (const middle of top.querySelectorAll('.board .middle')) {
    const { top: above, bottom } = middle.getBoundingClientRect();
    for (const part of [...middle.children].filter((e) => shown(e) && getComputedStyle(e).position !== 'absolute')) {
      const r = part.getBoundingClientRect();
      const out = Math.max(above - r.top, r.bottom - bottom);
      if (out > 3) found.push(`out of the middle by ${Math.round(out)}: ${name(part)}`);
    }
  }
  // And what stands below a board begins below all that the board shows, also where it is longer than its place.
  const reach = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return { left, right, top, bottom: getComputedStyle(e).overflowY === 'visible' ? Math.max(bottom, top + e.scrollHeight) : bottom };
  };
  for (const board of top.querySelectorAll('main > .board')) {
    const { bottom } = reach(board);
    for (const below of [...board.parentElement.children].filter((e) => shown(e) && board.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      const under = bottom - below.getBoundingClientRect().top;
      if (under > 3) found.push(`on the board by ${Math.round(under)}: ${name(below)}`);
    }
  }
  // A sentence has the page's direction, whatever name or words are put into it: those are isolated.
  const page = getComputedStyle(document.documentElement).direction;
  for (const e of top.querySelectorAll('*')) {
    const own = [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.includes('\u2068'));
    if (own && shown(e) && getComputedStyle(e).direction !== page) found.push(`sentence turned around: ${name(e)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + SLACK) found.push(`scrolls sideways: ${document.documentElement.scrollWidth} > ${innerWidth}`);

  // Text: what holds words itself must show them whole. People's own names may be shortened with dots.
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || holder.closest('svg, script, style, bdi, .name') || !shown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const r = range.getBoundingClientRect();
    if (r.width === 0) continue;
    const word = node.data.trim();
    const rows = new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size;
    if (rows > 1 && /^[\w'’]{1,12}$/.test(word) && !holder.closest('code, a')) found.push(`word broken: ${name(holder)}`);
    if (r.right > innerWidth + SLACK || r.left < -SLACK) found.push(`text off screen: ${name(holder)}`);
    for (let p = holder; p && p !== top; p = p.parentElement) {
      const style = getComputedStyle(p);
      const q = p.getBoundingClientRect();
      const cutsX = style.overflowX === 'hidden' || p.matches('button, .button, .bubble, .chip');
      const cutsY = style.overflowY === 'hidden' || p.matches('button, .button');
      if ((cutsX && (r.right > q.right + SLACK || r.left < q.left - SLACK)) || (cutsY && (r.bottom > q.bottom + SLACK || r.top < q.top - SLACK))) {
        found.push(`text cut: ${name(holder)} in ${name(p)}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}
