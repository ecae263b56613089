() => {
  // Signs (WCAG 1.4.11) and words (1.4.3; large or bold words need less) against what lies behind them.
  const SIGN = 3, WORDS = 4.5, LARGE = 3;
  const root = document.documentElement, own = root.dataset.theme;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const ink = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const found = [];
  const parts = (colour) => {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = ink.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (front, back) => front.slice(0, 3).map((one, i) => one * front[3] + back[i] * (1 - front[3]));
  const light = (colour) => {
    const [r, g, b] = colour.map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05);
  };
  // What an element lies on; undefined where that is a picture.
  const ground = (e) => {
    const layers = [];
    for (let p = e; p; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.backgroundImage !== 'none') return undefined;
      layers.push(parts(style.backgroundColor));
      if (layers.at(-1)[3] === 1) break;
    }
    return layers.reverse().reduce((back, layer) => over(layer, back), [255, 255, 255]);
  };
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.only-read, .skip, .ghost, [data-veiled], :disabled, [aria-disabled=true], .toasts');
  const name = (e) => `${e.tagName.toLowerCase()}.${String(e.className?.baseVal ?? e.className).split(' ')[0]} "${(e.closest('[aria-label], [title]')?.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const faint = (e) => {
    for (let p = e; p; p = p.parentElement) if (Number(getComputedStyle(p).opacity) < 1) return true;
    return false;
  };
  const look = (e, least, theme) => {
    const back = shown(e) && !faint(e) ? ground(e) : undefined;
    if (!back) return;
    const seen = ratio(over(parts(getComputedStyle(e).color), back), back);
    if (seen < least - 0.05) found.push(`pale in ${theme}, ${seen.toFixed(1)} of ${least}: ${name(e)}`);
  };
  const words = new Set();
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() && node.parentElement && !node.parentElement.closest('svg, script, style')) words.add(node.parentElement);
  }
  // Else a colour that changes is read as it was before.
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme;
    for (const sign of top.querySelectorAll('.sign')) look(sign, SIGN, theme);
    for (const word of words) {
      const style = getComputedStyle(word);
      const size = parseFloat(style.fontSize);
      look(word, size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? LARGE : WORDS, theme);
    }
  }
  root.dataset.theme = own;
  still.remove();
  return [...new Set(found)];
}
