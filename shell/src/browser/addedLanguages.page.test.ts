import {
  localeFor,
  shownLanguage,
  switchLanguage,
  translationFor,
  withAddedChoices,
  withAddedLanguage,
} from './addedLanguages.js';

/** As a build with French has it. */
beforeEach(() => Object.assign(globalThis, { ADDED_LANGUAGES: { fr: { name: 'français' } } }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ADDED_LANGUAGES');
});

function page(cookie = '') {
  const reload = jest.fn();
  return { window: { document: { cookie }, location: { reload } } as unknown as Window, reload };
}

describe('an added language', () => {
  it('is shown by the page when the cookie selects it', () => {
    expect(shownLanguage(page('translation=fr').window.document, 'en')).toBe('fr');
    expect(shownLanguage(page('translation=xx').window.document, 'en')).toBe('en');
    expect(shownLanguage(page().window.document, 'nl')).toBe('nl');
  });

  it('falls back on English', () => {
    expect([localeFor('fr'), localeFor('nl'), localeFor('en')]).toEqual(['en', 'nl', 'en']);
  });

  it('is stored and reloads the page when it is chosen, and when it is left', () => {
    const dutch = page();
    switchLanguage('fr', dutch.window);
    expect(dutch.window.document.cookie).toMatch(/^translation=fr; Max-Age=31536000;/);
    expect(dutch.reload).toHaveBeenCalledTimes(1);
    const french = page('translation=fr');
    switchLanguage('nl', french.window);
    expect(french.window.document.cookie).toMatch(/^translation=; Max-Age=0;/);
    expect(french.reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload between Dutch and English', async () => {
    const english = page();
    switchLanguage('en', english.window);
    expect(english.reload).not.toHaveBeenCalled();
    const choose = jest.fn(async () => {});
    await withAddedChoices(choose)('en');
    expect(choose).toHaveBeenCalledWith('en', null);
  });

  it('is stored with the account beside English', () => {
    expect([translationFor('fr'), translationFor('nl'), translationFor('xx')]).toEqual(['fr', null, null]);
  });
});

describe('a page in an added language', () => {
  function fetchWithCookie(cookie: string) {
    const fetch = jest.fn(async (_url: unknown, _init?: RequestInit) => new Response());
    const { performance } = globalThis;
    const page = withAddedLanguage({ fetch, performance, earlyCalls: {}, document: { cookie } as Document });
    return async (language: string) => {
      await page.fetch('/api/teams', {
        method: 'GET',
        headers: { 'Accept-Language': language, Accept: 'x' },
      });
      const init = fetch.mock.lastCall?.[1];
      const headers = new Headers(init?.headers);
      return [init?.method, headers.get('Accept'), headers.get('Accept-Language')];
    };
  }

  it('requests it from the API first, and English where the API lacks it', async () => {
    expect(await fetchWithCookie('translation=fr')('en')).toEqual(['GET', 'x', 'fr, en;q=0.5']);
  });

  it('sends the usual languages for texts that are not shown in it', async () => {
    expect(await fetchWithCookie('translation=fr')('nl')).toEqual(['GET', 'x', 'nl']);
    expect(await fetchWithCookie('')('en')).toEqual(['GET', 'x', 'en']);
    expect(await fetchWithCookie('translation=xx')('en')).toEqual(['GET', 'x', 'en']);
  });
});
