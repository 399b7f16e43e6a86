import type { Language } from '@euro/api-contract';

export type { Language };

/** Default language of an element: that of the surrounding element, or Dutch when the kit does not support it. */
export function languageAround(element: Element): Language {
  const lang = element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
  return /^en\b/i.test(lang) ? 'en' : 'nl';
}

export const localeOf = (language: Language) => (language === 'nl' ? 'nl-BE' : 'en-GB');
