import { applyTheme, shownTheme, type ThemeChoice } from '@euro/design-system';
import type { Locale } from '@euro/platform';
import { createState, readCookie, type StateSource } from '@euro/platform/host';

/** What a visitor chose about the look of the portal; kept in cookies, so that the gateway's first paint is right. */
export interface Preferences {
  readonly locale: StateSource<Locale>;
  /** What is on screen. */
  readonly theme: StateSource<'light' | 'dark'>;
  readonly themeChoice: StateSource<ThemeChoice>;
  chooseLocale(locale: Locale): void;
  chooseTheme(choice: ThemeChoice): void;
  /** The language of who signed in, unless this browser chose one itself. */
  adoptLocale(locale: Locale): void;
}

const YEAR = 31_536_000;

export function createPreferences(page: Window): Preferences {
  const { document } = page;
  const chosen = readLocale(page);
  const locale = createState<Locale>(chosen ?? (document.documentElement.lang === 'en' ? 'en' : 'nl'));
  const themeChoice = createState<ThemeChoice>(readTheme(document));
  applyTheme(themeChoice.value);
  const theme = createState(shownTheme());
  let hasChosenLocale = chosen !== null;

  const show = (next: Locale) => {
    document.documentElement.lang = next;
    locale.set(next);
  };
  show(locale.value);
  page.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', () => theme.set(shownTheme()));

  return {
    locale,
    theme,
    themeChoice,
    chooseLocale(next) {
      hasChosenLocale = true;
      writeCookie(document, 'lang', next);
      keep(page, 'em.lang', next);
      show(next);
    },
    chooseTheme(choice) {
      writeCookie(document, 'theme', choice === 'system' ? null : choice);
      applyTheme(choice);
      themeChoice.set(choice);
      theme.set(shownTheme());
    },
    adoptLocale(next) {
      if (!hasChosenLocale) show(next);
    },
  };
}

function readLocale(page: Window): Locale | null {
  const value = readCookie(page.document, 'lang') ?? kept(page, 'em.lang');
  return value === 'nl' || value === 'en' ? value : null;
}

function readTheme(document: Document): ThemeChoice {
  const value = readCookie(document, 'theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}

function writeCookie(document: Document, name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `${name}=${value ?? ''}; Max-Age=${age}; Path=/; SameSite=Lax`;
}

function kept(page: Window, key: string): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(page: Window, key: string, value: string): void {
  try {
    page.localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden here; the cookie remembers.
  }
}
