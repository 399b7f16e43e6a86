import { buildManifest } from './buildManifest.js';

const declared = {
  name: 'mf-news',
  title: { nl: 'Nieuws', en: 'News' },
  contract: 2,
  routes: [{ path: '/news', title: { nl: 'Nieuws', en: 'News' }, access: 'open' }],
};

const built = {
  name: 'mf-news',
  version: '1.0.0-abc',
  entry: 'remoteEntry.js',
  integrity: 'sha384-abc',
  preload: ['chunks/1.js'],
  shared: ['react'],
  sizes: { 'remoteEntry.js': 10 },
};

const make = (declaration: unknown) =>
  buildManifest({
    ...built,
    declaration: typeof declaration === 'string' ? declaration : JSON.stringify(declaration),
  });

describe('the manifest of a build', () => {
  it('joins what was declared with what was built', () => {
    expect(make(declared)).toEqual({
      manifest: {
        ...declared,
        menu: [],
        data: [],
        embeds: [],
        uses: [],
        events: { emits: [], listens: [] },
        version: '1.0.0-abc',
        container: 'mf_news',
        entry: 'remoteEntry.js',
        integrity: 'sha384-abc',
        preload: ['chunks/1.js'],
        shared: ['react'],
        sizes: { 'remoteEntry.js': 10 },
      },
    });
  });

  it.each([
    ['text that is not JSON', '{"name":', 'mf-news/remote.json is not JSON'],
    ["another folder's name", { ...declared, name: 'mf-olds' }, 'mf-news/remote.json: name: must be mf-news'],
    ['a misspelt field', { ...declared, rotes: [] }, 'mf-news/remote.json: '],
    [
      'a route without English title',
      { ...declared, routes: [{ path: '/news', title: { nl: 'x' }, access: 'open' }] },
      'routes.0.title.en',
    ],
    [
      'a path that is none',
      { ...declared, routes: [{ ...declared.routes[0], path: 'news/' }] },
      'routes.0.path',
    ],
  ])('refuses %s and says where', (_what, declaration, said) => {
    const made = make(declaration);
    expect(made).toEqual({ problems: [expect.stringContaining(said)] });
  });
});
