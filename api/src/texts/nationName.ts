import { type TextLanguage, writtenLanguage } from './textLanguage.js';
import { addedLanguage } from './translations.js';

/** The nations of the portal, by their Dutch name. */
const NATIONS = 'packages/contract/clubs.ts';

/** Name of a nation; in English where a translation lacks it, as for the clubs of other competitions. */
export function nationName(
  { nameNl, nameEn }: { readonly nameNl: string; readonly nameEn: string },
  language: TextLanguage,
): string {
  if (writtenLanguage(language) === 'nl') return nameNl;
  return addedLanguage(language)?.texts[NATIONS]?.[nameNl] ?? nameEn;
}
