/** Exports of a script of a translation. */
interface Translation {
  /** BCP 47 tag for plurals, numbers and dates. */
  readonly locale: string;
  /** Texts by catalogue and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare const document: { readonly cookie: string };

let translation: Translation | undefined;

/**
 * Loads the texts of the language that a browser chose, before anything is drawn with them. Nothing is loaded for
 * Dutch and English; a translation that cannot be loaded leaves the page in English.
 * @param scripts by code of the language
 */
export async function loadTranslation(
  scripts: Readonly<Record<string, () => Promise<{ readonly default: Translation }>>>,
): Promise<void> {
  const [, code = ''] = /(?:^|; )translation=([\w-]+)/.exec(document.cookie) ?? [];
  try {
    translation = (await scripts[code]?.())?.default;
  } catch (error) {
    console.error(error);
  }
}

/** Sentences of a catalogue in the language of the page. */
export function translatedTexts<T extends object>(catalogue: string, defaults: T): T {
  const texts = translation?.texts[catalogue];
  return texts ? { ...defaults, ...texts } : defaults;
}

/** A sentence in the language of the page. @param key its Dutch */
export function translatedPhrase(catalogue: string, key: string, defaultText: string): string {
  return translation?.texts[catalogue]?.[key] ?? defaultText;
}

/** The locale of the page. */
export function translatedLocale(defaultLocale: string): string {
  return translation?.locale ?? defaultLocale;
}
