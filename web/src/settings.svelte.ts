/** The settings as the page uses them: every change is shown, heard and stored at once, and no other copy is ever changed. */
import { DARK, load, save, show } from './settings';
import { allowSound } from './sound';

/** The one reactive copy; change a field and it is shown and stored. */
export const settings = $state(load());

$effect.root(() => {
  $effect(() => {
    const now = $state.snapshot(settings);
    show(now);
    allowSound(now.sound);
    save(now);
  });
});

matchMedia(DARK).addEventListener('change', () => show($state.snapshot(settings)));
