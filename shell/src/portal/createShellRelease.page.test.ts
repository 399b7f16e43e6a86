import { undoAfterEach, undoLater } from '../testing/undoAfterEach.js';
import { createShellRelease } from './createShellRelease.js';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const pageOf = (script: string) => `<html><head><script defer src="${script}"></script></head></html>`;

function setUp(answer: () => Promise<Response>) {
  undoAfterEach();
  window.sessionStorage.clear();
  const script = document.createElement('script');
  script.setAttribute('src', '/main.0123abcd.js');
  script.setAttribute('defer', '');
  script.type = 'text/plain';
  document.head.append(script);
  undoLater(() => script.remove());
  const fetch = jest.fn(answer);
  const make = (version = '1.0.0') => createShellRelease({ version, page: window, fetch });
  return { make, fetch };
}

describe('the release of the shell', () => {
  it('is outdated when another page is served, with other scripts', async () => {
    const { make } = setUp(async () => new Response(pageOf('/main.ffffffff.js')));
    const release = make();
    release.suspect();
    await settle();
    expect(release.isOld.value).toBe(true);
  });

  it.each<[string, () => Promise<Response>]>([
    [
      'the same page is served: only the script is missing',
      async () => new Response(pageOf('/main.0123abcd.js')),
    ],
    ['the server does not respond', () => Promise.reject(new TypeError('offline'))],
    ['the response is an error', async () => new Response('', { status: 503 })],
  ])('is current when %s', async (_, answer) => {
    const { make } = setUp(answer);
    const release = make();
    release.suspect();
    await settle();
    expect(release.isOld.value).toBe(false);
  });

  it('reloads the page only once: the served one then remains', async () => {
    const { make, fetch } = setUp(async () => new Response(pageOf('/main.ffffffff.js')));
    make().leave();
    const reloaded = make();
    reloaded.suspect();
    await settle();
    expect(fetch).not.toHaveBeenCalled();
    expect(reloaded.isOld.value).toBe(false);
    const next = make('1.1.0');
    next.suspect();
    await settle();
    expect(next.isOld.value).toBe(true);
  });
});
