import { undoAfterEach } from '../testing/undoAfterEach.js';
import { createPreferences } from './preferences.js';

function open(options: { cookie?: string; stored?: string; lang?: string; dark?: boolean } = {}) {
  undoAfterEach();
  for (const name of ['lang', 'theme']) setCookie(`${name}=; Max-Age=0; path=/`);
  window.localStorage.clear();
  document.documentElement.lang = options.lang ?? 'nl';
  delete document.documentElement.dataset.theme;
  if (options.cookie) setCookie(options.cookie);
  if (options.stored) window.localStorage.setItem('em.lang', options.stored);
  window.matchMedia = (media: string) =>
    ({ media, matches: options.dark ?? false, addEventListener: () => {} }) as unknown as MediaQueryList;
  return createPreferences(window);
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the gateway and an earlier visit would
  document.cookie = cookie;
}

describe('the language', () => {
  it.each([
    ['Dutch by default', {}, 'nl'],
    ['that of the cookie', { cookie: 'lang=en' }, 'en'],
    ['the stored one of this browser, without a cookie', { stored: 'en' }, 'en'],
    ['the one of the page', { lang: 'en' }, 'en'],
    ['never an unavailable language', { cookie: 'lang=fr', stored: 'xx' }, 'nl'],
  ])('is %s', (_, options, locale) => {
    expect(open(options).locale.value).toBe(locale);
    expect(document.documentElement.lang).toBe(locale);
  });

  it('is stored for the next visit when chosen', () => {
    open().chooseLocale('en');
    expect(document.documentElement.lang).toBe('en');
    expect(document.cookie).toContain('lang=en');
    expect(window.localStorage.getItem('em.lang')).toBe('en');
  });

  it('is the account’s after signing in, unless this browser chose one', () => {
    const fresh = open();
    fresh.adoptLocale({ language: 'en' });
    expect(fresh.locale.value).toBe('en');
    const chosen = open({ cookie: 'lang=nl' });
    chosen.adoptLocale({ language: 'en' });
    expect(chosen.locale.value).toBe('nl');
  });
});

describe('an added language of the account', () => {
  beforeEach(() => Object.assign(globalThis, { ADDED_LANGUAGES: { fr: { name: 'français' } } }));
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'ADDED_LANGUAGES');
    setCookie('translation=; Max-Age=0; path=/');
  });

  /** The code in the cookie after somebody with this translation signed in. */
  async function signIn(translation: string | undefined, cookie?: string) {
    // jsdom reloads nothing, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const preferences = open(cookie === undefined ? {} : { cookie });
    preferences.adoptLocale({ language: 'en', translation });
    const { cookie: atOnce } = document;
    expect(atOnce).not.toContain('translation=');
    await new Promise((resolve) => setTimeout(resolve));
    return /translation=(\w+)/.exec(document.cookie)?.[1];
  }

  it('is used in a browser without a choice, after the navigation of the sign-in', async () => {
    expect(await signIn('fr')).toBe('fr');
  });

  it('is not used where this browser chose a language, nor where it is not available', async () => {
    expect(await signIn('fr', 'lang=nl')).toBeUndefined();
    expect(await signIn('xx')).toBeUndefined();
    expect(await signIn(undefined)).toBeUndefined();
  });
});

describe('the theme', () => {
  it.each([
    ['light like the device', {}, 'light'],
    ['dark like the device', { dark: true }, 'dark'],
    ['dark as chosen', { cookie: 'theme=dark' }, 'dark'],
    ['light as chosen on a dark device', { cookie: 'theme=light', dark: true }, 'light'],
  ])('is %s', (_, options, theme) => {
    expect(open(options).theme.value).toBe(theme);
  });

  it('can be reset to that of the device', () => {
    const preferences = open({ cookie: 'theme=light', dark: true });
    preferences.chooseTheme('system');
    expect(preferences.theme.value).toBe('dark');
    expect(document.cookie).not.toContain('theme=');
    expect(document.documentElement).not.toHaveProperty('dataset.theme');
  });
});
