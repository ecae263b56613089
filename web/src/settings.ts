/** What a person chose on this device. Storage can be absent (private windows), full or written by an older page. */
import { type Pace, PACES } from './pace';
import type { Lang } from './words/speaker';

export interface Settings {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  motion: 'full' | 'calm';
  /** Cards travel across the table. */
  flights: boolean;
  /** Cards turn over. */
  flips: boolean;
  /** How long what is turned up stays. */
  pace: Pace;
  /** What is said shows above the table for a moment. */
  bubbles: boolean;
  /** The title of the page says whose turn it is. */
  titleCall: boolean;
  text: 'normal' | 'large' | 'huge';
  sound: boolean;
  vibration: boolean;
  curtain: boolean;
  name: string;
}

const PLACE = 'yomiai.settings';
export const DARK = '(prefers-color-scheme: dark)';

const CHOICES: { [K in keyof Settings]?: readonly Settings[K][] } = {
  lang: ['en', 'ja'],
  theme: ['auto', 'light', 'dark'],
  motion: ['full', 'calm'],
  pace: PACES,
  text: ['normal', 'large', 'huge'],
};

export function preferredLang(languages: readonly string[]): Lang {
  const first = languages.find((l) => /^(ja|en)\b/i.test(l));
  return first?.toLowerCase().startsWith('ja') ? 'ja' : 'en';
}

export function defaults(): Settings {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    lang: preferredLang(navigator.languages),
    theme: 'auto',
    motion: calm ? 'calm' : 'full',
    flights: true,
    flips: true,
    pace: 'usual',
    bubbles: true,
    titleCall: true,
    text: 'normal',
    sound: true,
    vibration: true,
    curtain: false,
    name: '',
  };
}

/** Takes over only known keys with values of the right kind: the store may hold anything. */
export function checked(stored: unknown, start: Settings): Settings {
  if (typeof stored !== 'object' || stored === null) return start;
  const kept: Record<string, unknown> = { ...start };
  for (const [key, value] of Object.entries(stored)) {
    const known = start[key as keyof Settings];
    const choices = CHOICES[key as keyof Settings] as readonly unknown[] | undefined;
    if (typeof value === typeof known && (!choices || choices.includes(value))) kept[key] = value;
  }
  return kept as unknown as Settings;
}

export function read<T>(place: string, fallback: T): unknown {
  try {
    const text = localStorage.getItem(place);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

export function write(place: string, value: unknown): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function load(): Settings {
  return checked(read(PLACE, null), defaults());
}

export function save(now: Settings): boolean {
  return write(PLACE, now);
}

/** The style sheets read the choices from the root element; there the theme is always light or dark. */
export function show(now: Settings, dark = matchMedia(DARK).matches): void {
  const root = document.documentElement;
  root.lang = now.lang;
  // Under which name it is installed.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/app.${now.lang}.webmanifest`);
  root.dataset.theme = now.theme === 'auto' ? (dark ? 'dark' : 'light') : now.theme;
  root.dataset.motion = now.motion;
  root.dataset.flights = now.flights ? 'on' : 'off';
  root.dataset.flips = now.flips ? 'on' : 'off';
  root.dataset.pace = now.pace;
  root.dataset.text = now.text;
}
