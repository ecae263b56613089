/** Four tones a kind: `field` behind it, `body`, `deep` for shade and written names, `light` for glints. */
export interface Tones {
  field: string;
  body: string;
  deep: string;
  light: string;
}

export const KINDS = ['sweet', 'sour', 'fox'] as const;
export type Kind = (typeof KINDS)[number];

export const TONES: Record<Kind, Tones> = {
  sweet: { field: '#eadcf6', body: '#8a58bd', deep: '#5b2f8c', light: '#e6d4f7' },
  sour: { field: '#eff3bd', body: '#b4c437', deep: '#5c6a12', light: '#f4f8c6' },
  fox: { field: '#fbdcbd', body: '#e2702a', deep: '#963c0d', light: '#fffaf0' },
};
