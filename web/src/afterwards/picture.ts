/** The report as one picture, drawn on this device; it leaves it only if the person sends it. */
import { save } from '../link/saving';
import type { Review } from '../protocol/generated';
import { page } from '../words';
import { highlights, sentences, starred, summed, type Told, turned } from './bluffs';
import { words } from './words';

const WIDTH = 1080;
const MARGIN = 72;
const INK = '#33261c';
const PAPER = '#fdf6e8';
const LINE = 62;

/** Shares it where the device can, else saves it; true when it was saved. */
export async function picture(report: Review, by: Told): Promise<boolean> {
  const lines = told(report, by);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const pen = canvas.getContext('2d')!;
  const laid = lines.flatMap((line) => wrapped(pen, line));
  canvas.height = 2 * MARGIN + LINE * (laid.length + 1);
  draw(pen, laid);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return false;
  const file = new File([blob], 'yomiai.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return false;
  }
  save(blob, file.name);
  return true;
}

interface Row {
  text: string;
  big: boolean;
}

function told(report: Review, by: Told): Row[] {
  const { seats } = by;
  const rows: Row[] = [{ text: words('report.title'), big: true }];
  report.tallies.forEach((tally, seat) => rows.push({ text: `${seats[seat] ?? ''}: ${summed(tally)}`, big: false }));
  for (const one of highlights(report)) {
    rows.push({ text: starred(one, seats), big: true });
    for (const text of sentences(one.weighed, report.game, by)) rows.push({ text, big: false });
  }
  if (report.turn) {
    rows.push({ text: words('report.turning'), big: true });
    rows.push({ text: turned(report.game, report.turn, seats), big: false });
  }
  return rows;
}

function fontOf({ big }: Row): string {
  const family = getComputedStyle(document.body).fontFamily;
  return big ? `800 46px ${family}` : `500 36px ${family}`;
}

/** Breaks a row where it is too long; Japanese may break anywhere. */
function wrapped(pen: CanvasRenderingContext2D, row: Row): Row[] {
  pen.font = fontOf(row);
  const parts = row.text.match(/[\u0021-\u024f“”’]+\s?|./gu) ?? [];
  const found: Row[] = [];
  let text = '';
  for (const part of parts) {
    if (text && pen.measureText(text + part).width > WIDTH - 2 * MARGIN) {
      found.push({ text, big: row.big });
      text = '';
    }
    text += part;
  }
  return [...found, { text, big: row.big }];
}

function draw(pen: CanvasRenderingContext2D, rows: readonly Row[]): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.fillStyle = INK;
  rows.forEach((row, i) => {
    pen.font = fontOf(row);
    pen.fillText(row.text, MARGIN, MARGIN + LINE * (i + 0.8));
  });
  pen.font = fontOf({ text: '', big: false });
  pen.globalAlpha = 0.6;
  pen.fillText(page('app.name'), MARGIN, pen.canvas.height - MARGIN / 2);
}
