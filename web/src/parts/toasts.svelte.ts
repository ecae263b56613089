import type { IconName } from '../art/icons';

export interface ToastLine {
  id: number;
  text: string;
  icon?: IconName;
  trouble: boolean;
}

const STAY_MS = 4500;
const MOST = 3;
export const toasts = $state<{ list: ToastLine[] }>({ list: [] });
let next = 0;

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((line) => line.id !== id);
}

/** The same words twice in a row are one toast: a shaky line must not stack up complaints. */
export function toast(text: string, icon?: IconName, trouble = false): void {
  const id = (next += 1);
  const others = toasts.list.filter((line) => line.text !== text);
  toasts.list = [...others, { id, text, icon, trouble }].slice(-MOST);
  setTimeout(() => dismiss(id), STAY_MS);
}

export function complain(text: string): void {
  toast(text, undefined, true);
}
