import type { Locale } from '@euro/platform';
import { readCookie } from '@euro/platform/host';

/** Cookie with the added language, which is rendered over English. */
const COOKIE = 'translation';
const YEAR = 31_536_000;
const LANGUAGE = 'Accept-Language';

/** True for a language whose texts are files, drawn over English (ADR 42). */
const isAdded = (code: string | null): code is string =>
  code !== null && typeof ADDED_LANGUAGES !== 'undefined' && code in ADDED_LANGUAGES;

/** The code of the language that a page is drawn in: an added one, else its locale. */
export function shownLanguage(document: Document, locale: Locale): string {
  const language = readCookie(document, COOKIE);
  return isAdded(language) ? language : locale;
}

/** The language of API responses, and the fallback of texts. @param code of any offered language */
export function localeFor(code: string): Locale {
  return isAdded(code) ? 'en' : (code as Locale);
}

/** The account's translation beside its locale; null for a built-in language. */
export const translationFor = (code: string): string | null => (isAdded(code) ? code : null);

/** The functions by which a page sends requests. */
type Requests = Pick<typeof globalThis, 'fetch' | 'performance' | 'earlyCalls'>;

/** Adds the page's added language to requests, with English as the fallback. */
export function withAddedLanguage(page: Requests & Pick<Window, 'document'>): Requests {
  const language = shownLanguage(page.document, 'en');
  if (!isAdded(language)) return page;
  const fetchTranslated: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    if (headers.get(LANGUAGE) !== 'en') return page.fetch(url, init);
    headers.set(LANGUAGE, `${language}, en;q=0.5`);
    return page.fetch(url, { ...init, headers });
  };
  const { performance, earlyCalls } = page;
  return { fetch: fetchTranslated, performance, earlyCalls };
}

/** Switches the portal's language; reloads the page when an added language is involved. */
export function switchLanguage(code: string, page: Window): void {
  const current = readCookie(page.document, COOKIE) ?? '';
  const next = isAdded(code) ? code : '';
  if (next === current) return;
  page.document.cookie = `${COOKIE}=${next}; Max-Age=${next ? YEAR : 0}; Path=/; SameSite=Lax`;
  page.location.reload();
}

/** Chooses also among added languages. @param choose stores the locale that is drawn over, and the translation */
export function withAddedChoices(
  choose: (code: string, translation: string | null) => Promise<void>,
): (code: string) => Promise<void> {
  return async (code) => {
    await choose(localeFor(code), translationFor(code));
    switchLanguage(code, window);
  };
}
