/** Ids and random bytes. Plain http has neither randomUUID nor subtle, but it has getRandomValues. */

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of one thing a person did: sent again, it is done once. */
export function newId(): string {
  return randomHex(12);
}
