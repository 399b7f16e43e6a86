/**
 * The languages that texts have in the sources, the default first: what each is called in itself, and the BCP 47 tag
 * of its numbers and dates. Others are files of `translations/`, drawn over English (ADR 42).
 */
export const LANGUAGES = {
  nl: { name: 'Nederlands', locale: 'nl-BE' },
  en: { name: 'English', locale: 'en-GB' },
} as const;

export type Language = keyof typeof LANGUAGES;
