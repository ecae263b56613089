/** Strokes and eyes that every drawing shares, so that the set looks drawn by one hand. */
export const INK = '#2d2133';
export const PAPER = '#fffaf0';

/** An eye that looks towards (lx, ly), each -1..1; the glint keeps it alive at 24 px. */
export function eye(x: number, y: number, r: number, lx = 0, ly = 0): string {
  const px = x + lx * r * 0.35;
  const py = y + ly * r * 0.35;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>` +
    `<circle cx="${px}" cy="${py}" r="${r * 0.58}" fill="${INK}"/>` +
    `<circle cx="${px + r * 0.2}" cy="${py - r * 0.25}" r="${r * 0.2}" fill="#fff"/>`
  );
}

export function line(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : '';
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turned}/>`;
}

/** The drawing and its mirror image about the upright line x. */
export function pair(half: string, x = 50): string {
  return `${half}<g transform="translate(${x * 2} 0) scale(-1 1)">${half}</g>`;
}

/** A whole picture; `label` empty means decoration beside written words. */
export function picture(width: number, height: number, body: string, label = ''): string {
  const role = label ? `role="img" aria-label="${plain(label)}"` : 'aria-hidden="true" focusable="false"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${role}>${body}</svg>`;
}

export function plain(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
