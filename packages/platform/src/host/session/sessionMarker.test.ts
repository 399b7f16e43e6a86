import { cookieMarker, readCookie } from './sessionMarker.js';

describe('the marker cookie', () => {
  it.each([
    ['token=1', true],
    ['lang=nl; token=1; theme=dark', true],
    ['', false],
    ['token=', false],
    ['mytoken=1', false],
    ['lang=token=1', false],
  ])('in "%s" is set: %s', (cookie, isSet) => {
    expect(cookieMarker({ cookie }).isSet()).toBe(isSet);
  });

  it.each(['clear', 'settle'] as const)('retains its initial value until %s', (done) => {
    const page = { cookie: 'token=1' };
    const [seen, assumed] = [cookieMarker(page), cookieMarker({ cookie: '' }, true)];
    page.cookie = '';
    expect([seen.isSet(), assumed.isSet()]).toEqual([true, true]);
    seen[done]();
    assumed[done]();
    expect([seen.isSet(), assumed.isSet()]).toEqual([false, false]);
  });

  it('is cleared for the whole portal', () => {
    const page = { cookie: 'token=1' };
    cookieMarker(page).clear();
    expect(page.cookie).toBe('token=; Max-Age=0; Path=/; SameSite=Lax');
  });
});

describe('reading a cookie', () => {
  it('decodes it, and returns an invalid encoding unchanged', () => {
    const page = { cookie: 'widgetUser=jan%40vrt.be; odd=100%; eq=a=b' };
    expect(readCookie(page, 'widgetUser')).toBe('jan@vrt.be');
    expect(readCookie(page, 'odd')).toBe('100%');
    expect(readCookie(page, 'eq')).toBe('a=b');
    expect(readCookie(page, 'none')).toBeNull();
  });
});
