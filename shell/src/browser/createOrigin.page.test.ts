import { createOrigin } from './createOrigin.js';

beforeEach(() => window.sessionStorage.clear());

describe('the path before a guard', () => {
  it('survives a reload, and is used once', () => {
    createOrigin(window).remember('/team/12?week=2');
    const origin = createOrigin(window);
    expect(origin.peek()).toBe('/team/12?week=2');
    expect(origin.pop()).toBe('/team/12?week=2');
    expect(origin.pop()).toBeNull();
  });

  it.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)'])('is never %s', (path) => {
    window.sessionStorage.setItem('em.origin', path);
    expect(createOrigin(window).pop()).toBeNull();
  });

  it('can be discarded', () => {
    const origin = createOrigin(window);
    origin.remember('/new');
    origin.forget();
    expect(createOrigin(window).peek()).toBeNull();
  });
});
