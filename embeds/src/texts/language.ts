export type Language = 'nl' | 'en';

/** The language of an element that names none: the one of the part of the page it stands in, Dutch when the kit doesn't speak it. */
export function languageAround(element: Element): Language {
  const named = element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
  return /^en\b/i.test(named) ? 'en' : 'nl';
}

export const localeOf = (language: Language) => (language === 'nl' ? 'nl-BE' : 'en-GB');
