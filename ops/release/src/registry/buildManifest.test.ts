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
  pages: {},
  shared: ['react'],
  sizes: { 'remoteEntry.js': 10 },
};
const archive = { path: '/news/archive', title: declared.title, access: 'open' };

const make = (declaration: unknown) =>
  buildManifest({
    ...built,
    declaration: typeof declaration === 'string' ? declaration : JSON.stringify(declaration),
  });

describe('the manifest of a build', () => {
  it('combines declaration and build', () => {
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
        pages: {},
        shared: ['react'],
        sizes: { 'remoteEntry.js': 10 },
      },
    });
  });

  it('lists by route the additional files of a page with its own chunk', () => {
    const parts = { files: ['chunks/2.js'], shared: ['rxjs'] };
    const routes = [...declared.routes, { ...archive, page: 'archive' }];
    const made = buildManifest({
      ...built,
      pages: { archive: parts },
      declaration: JSON.stringify({ ...declared, routes }),
    });
    expect(made).toMatchObject({
      manifest: { routes: [declared.routes[0], archive], pages: { '/news/archive': parts } },
    });
    expect(JSON.stringify(made)).not.toContain('"page"');
  });

  it('refuses a chunk without a route, whose page would load late', () => {
    const pages = { archive: { files: [], shared: [] } };
    expect(buildManifest({ ...built, pages, declaration: JSON.stringify(declared) })).toEqual({
      problems: [expect.stringContaining('no route of mf-news/remote.json names the chunk "archive"')],
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
    ['an invalid path', { ...declared, routes: [{ ...declared.routes[0], path: 'news/' }] }, 'routes.0.path'],
    [
      'a page that was not built',
      { ...declared, routes: [{ ...declared.routes[0], page: 'front' }] },
      'routes.0.page: mf-news/src/remote.ts imports no chunk "front" for /news',
    ],
  ])('refuses %s with the path of the problem', (_what, declaration, sentence) => {
    const made = make(declaration);
    expect(made).toEqual({ problems: [expect.stringContaining(sentence)] });
  });
});
