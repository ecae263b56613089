/** The few HTTP calls; everything after them goes over the socket. */
import { takeAnswer } from '../early/begun';
import type { Claim, Create, Join, Peek, Problem, Replay, Review, Seated } from '../protocol/generated';
import { randomHex } from './ids';

export type Answer<T> = { ok: true; value: T } | { ok: false; code: string };

const PATIENCE_MS = 10_000;

const REPORT_MS = 120_000;

/** One page among others at its address: limits are counted for each, so that a family is not one person. */
const SESSION = { 'x-yomiai-session': randomHex(16) };
const own = (token: string | null): Record<string, string> => (token === null ? {} : { authorization: `Bearer ${token}` });

/** Ask the server, not for ever. */
export function send(path: string, init: RequestInit = {}, patience = PATIENCE_MS): Promise<Response> {
  return fetch(path, { ...init, headers: { ...SESSION, ...init.headers }, signal: AbortSignal.timeout(patience) });
}

async function ask<T>(path: string, init: RequestInit, read: (response: Response) => Promise<T>, patience = PATIENCE_MS): Promise<Answer<T>> {
  try {
    const begun = init.method ? undefined : await takeAnswer(path);
    const response = begun ?? await send(path, init, patience);
    if (response.ok) return { ok: true, value: await read(response) };
    return { ok: false, code: ((await response.json()) as Partial<Problem>).code ?? 'internal' };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

const json = <T>(response: Response): Promise<T> => response.json() as Promise<T>;

function call<T>(path: string, body?: object): Promise<Answer<T>> {
  return ask<T>(path, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}, json);
}

export function create(body: Create): Promise<Answer<Seated>> {
  return call('/api/tables', body);
}

export function join(code: string, body: Join): Promise<Answer<Seated>> {
  return call(`${tablePath(code)}/join`, body);
}

export function claim(body: Claim): Promise<Answer<Seated>> {
  return call('/api/claim', body);
}

export const tablePath = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export function peek(code: string): Promise<Answer<Peek>> {
  return call(tablePath(code));
}

const ofMatch = (code: string, what: string, match: number): string => `${tablePath(code)}/${what}/${match}`;

/** The record of a match as a file. It may be for the people of the table alone, so who asks is said along. */
export function record(code: string, match: number, token: string | null): Promise<Answer<Blob>> {
  return ask(ofMatch(code, 'records', match), { headers: own(token) }, (response) => response.blob());
}

/** A finished match picture by picture, all cards open. */
export function replay(code: string, match: number, token: string | null): Promise<Answer<Replay>> {
  return ask<Replay>(ofMatch(code, 'replays', match), { headers: own(token) }, json, REPORT_MS);
}

/** Who bluffed; it takes the server some seconds. */
export function review(code: string, match: number, token: string | null): Promise<Answer<Review>> {
  return ask<Review>(ofMatch(code, 'reviews', match), { headers: own(token) }, json, REPORT_MS);
}
