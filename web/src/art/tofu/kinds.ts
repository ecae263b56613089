/** Four tones a kind, as the creatures have: `deep` carries white letters and stands against `field` (4.5:1). */
import type { Tones } from '../creatures/palette';
import type { Kind } from '../../protocol/games/tofu';

export type { Kind };
export const TOFU = ['excellent', 'ordinary', 'bad'] as const;
/** In the rulebook's order; counts in portraits follow it. */
export const KINDS = [...TOFU, 'condiment', 'habanero', 'shop_closed'] as const;

export const TONES: Record<Kind, Tones> = {
  excellent: { field: '#fbe3a0', body: '#e9ab1f', deep: '#7a4a00', light: '#fff3cf' },
  ordinary: { field: '#cfe4f1', body: '#6ea4c9', deep: '#275478', light: '#eaf4fa' },
  bad: { field: '#ddd6e2', body: '#8d7f98', deep: '#54405f', light: '#efe9f2' },
  condiment: { field: '#d5ebbd', body: '#6fa044', deep: '#35611d', light: '#eff8e2' },
  habanero: { field: '#ffd5bf', body: '#e4531f', deep: '#98290a', light: '#ffece2' },
  shop_closed: { field: '#e6d2ba', body: '#a9744a', deep: '#5f3a1e', light: '#f5eadb' },
};
