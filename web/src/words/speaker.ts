/** Says what a code means in the chosen language. Knows no framework; `languageNow` may be a reactive read. */

export type Lang = 'en' | 'ja';
export const LANGS: readonly Lang[] = ['ja', 'en'];

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Text = string | Forms;
/** Every code has a text in every language: a missing one is a compile error. */
export type Texts<A> = { [C in keyof A]: Text };
export type Arguments = Record<string, string | number>;
type Needed<T> = T extends null ? [] : [T];

export interface Speaker<A> {
  <C extends keyof A & string>(code: C, ...given: Needed<A[C]>): string;
  /** For codes from outside: undefined when there is no such code. */
  maybe(code: string, given?: Arguments): string | undefined;
}

const RULES: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules('en'), ja: new Intl.PluralRules('ja') };
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

function form(lang: Lang, forms: Forms, count: number): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero;
  return forms[RULES[lang].select(count)] ?? forms.other;
}

/** A name or typed words written right to left must not turn the sentence around, which has the page's direction. */
export function isolated(value: string | number | undefined): string {
  if (typeof value !== 'string') return String(value ?? '');
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

export function fill(lang: Lang, text: Text, given: Arguments): string {
  const chosen = typeof text === 'string' ? text : form(lang, text, Number(given.count));
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => isolated(given[name]));
}

export function speaker<A>(tables: Record<Lang, Texts<A>>, languageNow: () => Lang): Speaker<A> {
  const maybe = (code: string, given: Arguments = {}): string | undefined => {
    const lang = languageNow();
    const texts = tables[lang] as Record<string, Text>;
    return Object.hasOwn(texts, code) ? fill(lang, texts[code]!, given) : undefined;
  };
  const say = (code: string, given?: Arguments): string => {
    const said = maybe(code, given);
    if (said === undefined) throw new Error(`no words for ${code}`);
    return said;
  };
  return Object.assign(say, { maybe }) as unknown as Speaker<A>;
}
