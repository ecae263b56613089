/** Short lines that come and go by themselves: never the only place where something is said. */
import type { IconName } from '../art/icons';

export interface ToastLine {
  id: number;
  text: string;
  icon?: IconName;
  trouble: boolean;
  more: More | undefined;
}

/** What a person can do about it. */
export interface More {
  label: string;
  go: () => void;
}

const STAY_MS = 4500;
const STAY_WITH_MORE_MS = 9000;
const MOST = 3;
export const toasts = $state<{ list: ToastLine[] }>({ list: [] });
let next = 0;

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((line) => line.id !== id);
}

/** The same words twice in a row are one toast: a shaky line must not stack up complaints. */
export function toast(text: string, icon?: IconName, trouble = false, more?: More): void {
  const id = (next += 1);
  const others = toasts.list.filter((line) => line.text !== text);
  toasts.list = [...others, { id, text, icon, trouble, more }].slice(-MOST);
  setTimeout(() => dismiss(id), more ? STAY_WITH_MORE_MS : STAY_MS);
}

export function complain(text: string, more?: More): void {
  toast(text, undefined, true, more);
}
