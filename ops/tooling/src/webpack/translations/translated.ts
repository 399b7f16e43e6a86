/** Exports of a script of a translation. */
interface Translation {
  /** BCP 47 tag for plurals, numbers and dates. */
  readonly locale: string;
  /** Texts by catalogue and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare const document: { readonly cookie: string };

let loaded: Translation | undefined;

/**
 * Loads the texts of the language that a browser chose, before anything is drawn with them. Nothing is loaded for Dutch and
 * English; a translation that cannot be loaded leaves the page in English.
 * @param scripts by code of the language
 */
export async function loadTranslation(
  scripts: Readonly<Record<string, () => Promise<{ readonly default: Translation }>>>,
): Promise<void> {
  const [, code = ''] = /(?:^|; )translation=([\w-]+)/.exec(document.cookie) ?? [];
  try {
    loaded = (await scripts[code]?.())?.default;
  } catch (error) {
    console.error(error);
  }
}

/** Sentences of a catalogue in the language of the page. */
export function translatedTexts<T extends object>(catalogue: string, written: T): T {
  const texts = loaded?.texts[catalogue];
  return texts ? { ...written, ...texts } : written;
}

/** A sentence in the language of the page. @param key its Dutch */
export function translatedPhrase(catalogue: string, key: string, written: string): string {
  return loaded?.texts[catalogue]?.[key] ?? written;
}

/** The locale of the page. */
export function translatedLocale(written: string): string {
  return loaded?.locale ?? written;
}
