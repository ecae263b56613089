/** The few HTTP calls; everything after them goes over the socket. */
import type { Claim, Create, Join, Peek, Problem, Seated } from '../protocol/generated';

export type Answer<T> = { ok: true; value: T } | { ok: false; code: string };

const PATIENCE_MS = 10_000;

async function call<T>(path: string, body?: object): Promise<Answer<T>> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const init = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
    const response = await fetch(path, { ...init, signal: stop.signal });
    const value: unknown = await response.json();
    return response.ok ? { ok: true, value: value as T } : { ok: false, code: (value as Partial<Problem>).code ?? 'internal' };
  } catch {
    return { ok: false, code: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

export function create(body: Create): Promise<Answer<Seated>> {
  return call('/api/tables', body);
}

export function join(code: string, body: Join): Promise<Answer<Seated>> {
  return call(`/api/tables/${encodeURIComponent(code)}/join`, body);
}

export function claim(body: Claim): Promise<Answer<Seated>> {
  return call('/api/claim', body);
}

export function peek(code: string): Promise<Answer<Peek>> {
  return call(`/api/tables/${encodeURIComponent(code)}`);
}

/** The record of a match as a file. It may be for the people of the table alone, so who asks is said along. */
export async function record(code: string, match: number, token: string | null): Promise<Answer<Blob>> {
  try {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`/api/tables/${encodeURIComponent(code)}/records/${match}`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return { ok: true, value: await response.blob() };
    return { ok: false, code: ((await response.json()) as Partial<Problem>).code ?? 'internal' };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}
