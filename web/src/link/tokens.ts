/** Who one is at each table this device has sat at. Storage may be absent; then it lasts as long as the page. */
import { read, write } from '../settings';

interface Place {
  token: string;
  at: number;
  /** Who else sits there on this device, which is passed round. */
  others?: string[];
}

const WHERE = 'yomiai.places';
const MOST = 8;
let remembered: Record<string, Place> = {};

function all(): Record<string, Place> {
  const stored = read(WHERE, null);
  const valid = typeof stored === 'object' && stored !== null ? (stored as Record<string, Partial<Place>>) : {};
  const checked = Object.entries(valid).filter(([, place]) => typeof place?.token === 'string' && typeof place.at === 'number');
  return { ...remembered, ...(Object.fromEntries(checked) as Record<string, Place>) };
}

function keep(places: Record<string, Place>): void {
  const newest = Object.entries(places).sort(([, a], [, b]) => b.at - a.at);
  remembered = Object.fromEntries(newest.slice(0, MOST));
  write(WHERE, remembered);
}

export function tokenFor(code: string): string | null {
  return all()[code]?.token ?? null;
}

/** The tokens of all who share this device there; empty where only one person does. */
export function sharedBy(code: string): string[] {
  const { token, others } = all()[code] ?? {};
  const isList = Array.isArray(others) && others.every((one) => typeof one === 'string');
  return token && isList && others.length > 0 ? [token, ...others] : [];
}

export function remember(code: string, token: string, others: string[] = []): void {
  keep({ ...all(), [code]: { token, at: Date.now(), ...(others.length > 0 ? { others } : {}) } });
}

export function forget(code: string): void {
  const places = all();
  delete places[code];
  remembered = {};
  keep(places);
}

/** Codes of tables this device has a place at, newest first. */
export function tables(): string[] {
  return Object.entries(all()).sort(([, a], [, b]) => b.at - a.at).map(([code]) => code);
}
