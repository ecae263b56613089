/** The settings as the page uses them: every change is shown, heard and stored at once, and no other copy is ever changed. */
import { DARK, load, save, type Settings, show } from './settings';
import { allowSound } from './sound';

/** The one reactive copy; change a field and it is shown and stored. */
export const settings = $state(load());

/** What is stored while the page speaks as somebody else asks: that is no choice of this device. */
let own: Settings['lang'] | undefined;

/** Speak another language on this page alone. */
export function speakHere(lang: Settings['lang']): void {
  own ??= settings.lang;
  settings.lang = lang;
}

$effect.root(() => {
  $effect(() => {
    const now = $state.snapshot(settings);
    show(now);
    allowSound(now.sound);
    save({ ...now, lang: own ?? now.lang });
  });
});

matchMedia(DARK).addEventListener('change', () => show($state.snapshot(settings)));
