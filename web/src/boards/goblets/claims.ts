/** What may be said about goblets, with the blanks in the order in which they are filled. */
export const CLAIMS = {
  holds: ['goblet', 'token', 'count'],
  safe: ['goblet'],
  deadly: ['goblet'],
  poured: ['token', 'goblet'],
} as const satisfies Record<string, readonly Blank[]>;

export type Blank = 'goblet' | 'token' | 'count';
export type ClaimCode = keyof typeof CLAIMS;
