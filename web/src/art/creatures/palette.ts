/** Four tones a creature: `field` behind it, `body`, `deep` for shade and written names (4.5:1 on field and under white), `light` for bellies. */
export interface Tones {
  field: string;
  body: string;
  deep: string;
  light: string;
}

export const KINDS = ['cockroach', 'toad', 'fly', 'bat', 'rat', 'scorpion', 'spider', 'stink_bug'] as const;
export type Kind = (typeof KINDS)[number];

export const TONES: Record<Kind, Tones> = {
  cockroach: { field: '#f3dfc5', body: '#9a5a2b', deep: '#6a3814', light: '#c98a50' },
  toad: { field: '#e2f0c6', body: '#6aa235', deep: '#3b6a17', light: '#d6ec9f' },
  fly: { field: '#cfeeea', body: '#24908c', deep: '#0d5c5a', light: '#8fd6cf' },
  bat: { field: '#e2dcf8', body: '#6d56bd', deep: '#44318c', light: '#b3a3ea' },
  rat: { field: '#e4e6ec', body: '#858c9c', deep: '#4b5262', light: '#c9ced9' },
  scorpion: { field: '#fdd9cd', body: '#d8432f', deep: '#9a2216', light: '#f58a6c' },
  spider: { field: '#f8d8e8', body: '#b03a7c', deep: '#7b1c52', light: '#e48bb9' },
  stink_bug: { field: '#fcedb0', body: '#d9a514', deep: '#755200', light: '#f6d766' },
};
