/** An area of words in the language that this device has chosen. Apart from the areas, so that one can be fetched alone. */
import { settings } from '../settings.svelte';
import { type Lang, type Speaker, speaker, type Texts } from './speaker';

export function here<A>(en: Texts<A>, ja: Texts<A>): Speaker<A> {
  return speaker<A>({ en, ja }, () => settings.lang as Lang);
}
