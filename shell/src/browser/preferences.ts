import { LANGUAGES, type User } from '@euro/api-contract';
import { applyTheme, shownTheme, type ThemeChoice } from '@euro/design-system';
import type { Locale } from '@euro/platform';
import { createState, readCookie, type StateSource } from '@euro/platform/host';
import { storedText } from '../store/storedText.js';
import { shownLanguage, switchLanguage } from './addedLanguages.js';

/** Language and theme of a visitor; stored in cookies, so that the gateway's first paint is right. */
export interface Preferences {
  readonly locale: StateSource<Locale>;
  /** The theme on screen. */
  readonly theme: StateSource<'light' | 'dark'>;
  readonly themeChoice: StateSource<ThemeChoice>;
  chooseLocale(locale: Locale): void;
  chooseTheme(choice: ThemeChoice): void;
  /**
   * Applies the user's language, unless one was chosen in this browser. For an added language the page loads again,
   * after the step that follows a sign-in.
   */
  adoptLocale(user: Pick<User, 'language' | 'translation'>): void;
}

const YEAR = 31_536_000;

export function createPreferences(page: Window): Preferences {
  const { document } = page;
  const storedLocale = storedText(() => page.localStorage, 'em.lang');
  const userLocale = asLocale(readCookie(document, 'lang') ?? storedLocale.read());
  const locale = createState<Locale>(userLocale ?? asLocale(document.documentElement.lang) ?? 'nl');
  const themeChoice = createState<ThemeChoice>(readTheme(document));
  applyTheme(themeChoice.value);
  const theme = createState(shownTheme());
  let hasChosenLocale = userLocale !== null;

  const show = (next: Locale) => {
    document.documentElement.lang =
      typeof ADDED_LANGUAGES === 'undefined' ? next : shownLanguage(document, next);
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
      storedLocale.write(next);
      show(next);
    },
    chooseTheme(choice) {
      writeCookie(document, 'theme', choice === 'system' ? null : choice);
      applyTheme(choice);
      themeChoice.set(choice);
      theme.set(shownTheme());
    },
    adoptLocale({ language, translation }) {
      if (hasChosenLocale) return;
      show(language);
      if (typeof ADDED_LANGUAGES !== 'undefined' && translation)
        page.setTimeout(() => switchLanguage(translation, page));
    },
  };
}

function asLocale(value: string | null): Locale | null {
  return value && value in LANGUAGES ? (value as Locale) : null;
}

function readTheme(document: Document): ThemeChoice {
  const value = readCookie(document, 'theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}

function writeCookie(document: Document, name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `${name}=${value ?? ''}; Max-Age=${age}; Path=/; SameSite=Lax`;
}
