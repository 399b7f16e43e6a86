import { choosingAdded, drawIn, localeFor, shownLanguage } from './addedLanguages.js';

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
  it('is what the page shows when the cookie names it', () => {
    expect(shownLanguage(page('translation=fr').window.document, 'en')).toBe('fr');
    expect(shownLanguage(page('translation=xx').window.document, 'en')).toBe('en');
    expect(shownLanguage(page().window.document, 'nl')).toBe('nl');
  });

  it('is drawn over English', () => {
    expect([localeFor('fr'), localeFor('nl'), localeFor('en')]).toEqual(['en', 'nl', 'en']);
  });

  it('is stored and loads the page again when it is chosen, and when it is left', () => {
    const dutch = page();
    drawIn('fr', dutch.window);
    expect(dutch.window.document.cookie).toMatch(/^translation=fr; Max-Age=31536000;/);
    expect(dutch.reload).toHaveBeenCalledTimes(1);
    const french = page('translation=fr');
    drawIn('nl', french.window);
    expect(french.window.document.cookie).toMatch(/^translation=; Max-Age=0;/);
    expect(french.reload).toHaveBeenCalledTimes(1);
  });

  it('loads nothing again between Dutch and English', async () => {
    const english = page();
    drawIn('en', english.window);
    expect(english.reload).not.toHaveBeenCalled();
    const choose = jest.fn(async () => {});
    await choosingAdded(choose)('en');
    expect(choose).toHaveBeenCalledWith('en');
  });
});
