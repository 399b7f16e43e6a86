import { formatLocale, useLocale } from '@euro/platform/react';

interface Reader {
  readonly language: string;
  /** The added language, of whoever reads a translation. */
  readonly translation?: string | undefined;
}

/** Returns the function that names the language in which somebody reads the portal. */
export function useLanguageName(): (reader: Reader) => string {
  const locale = formatLocale(useLocale());
  return ({ language, translation = language }) =>
    new Intl.DisplayNames(locale, { type: 'language' }).of(translation) ?? translation;
}
