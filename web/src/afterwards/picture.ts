/** The report as one picture, drawn on this device; it leaves it only if the person sends it. */
import { gamePage } from '../boards/registry.svelte';
import { save } from '../link/saving';
import type { Review } from '../protocol/generated';
import { page } from '../words';
import { chanced, counted, highlights, said, sentences, starred, summed, type Told, turned } from './bluffs';
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

const big = (text: string): Row => ({ text, big: true });
const small = (text: string): Row => ({ text, big: false });

/** What stands on it: how it ended, who bluffed, and what stood out; every game has something of these. */
function told(report: Review, by: Told): Row[] {
  const { seats, ending } = by;
  const isSilent = gamePage(report.game)?.silent ?? false;
  const rows = [big(`${page.maybe(`game.${report.game}.name`) ?? report.game} – ${words(isSilent ? 'report.title_silent' : 'report.title')}`)];
  if (ending) rows.push(small(ending));
  if (report.weighed.length > 0) rows.push(...report.tallies.map((tally, seat) => small(`${seats[seat] ?? ''}: ${summed(tally)}`)));
  for (const one of highlights(report)) rows.push(big(starred(one, seats)), ...sentences(one.weighed, report.game, by).map(small));
  rows.push(...claimed(report, by));
  if (isSilent) rows.push(...missed(report));
  if (report.turn) rows.push(big(words('report.turning')), small(turned(report.game, report.turn, seats)));
  return rows;
}

function claimed({ game, claims, claim_tallies, boldest_claim }: Review, by: Told): Row[] {
  if (claims.length === 0) return [];
  const boldest = boldest_claim === null ? undefined : claims[boldest_claim];
  const rows = [big(words('report.claims')), ...claim_tallies.map((tally, seat) => small(`${by.seats[seat] ?? ''}: ${counted(tally)}`))];
  return boldest ? [...rows, big(words('report.boldest')), small(said(boldest, game, by)), small(chanced(boldest))] : rows;
}

function missed({ missed }: Review): Row[] {
  if (missed.length === 0) return [small(words('report.missed_none'))];
  return [big(words('report.missed')), small(words('report.missed_steps', { steps: missed.map(({ entry }) => entry + 1).join(', ') }))];
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
