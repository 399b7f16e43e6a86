import { registryEntry } from '../../manifest/index.js';
import { tryTo } from './readers.js';
import { readEntry } from './readRegistry.js';
import { entryOf } from './registryFixture.js';

const title = { nl: 'Ploeg', en: 'Team' };
const whole = entryOf('mf-team', {
  title,
  routes: [
    { path: '/team/:id', title, access: 'with-team' },
    { path: '/new', title, access: 'open' },
  ],
  menu: [{ label: title, to: '/team/{teamId}', when: 'team', order: 2.5, place: 'account' }],
  embeds: [{ id: 'team/pitch@1', title, props: { id: 'number', tab: 'string?' } }],
  uses: ['transfers/panel@1'],
  data: ['players'],
  events: { emits: ['team.saved@1'], listens: ['points.changed@1'] },
  preload: ['chunks/1.js'],
  pages: { '/new': { files: ['chunks/2.js'], shared: ['react-router-dom'] } },
  shared: ['react'],
  requires: { react: '^19.3.1' },
  sizes: { 'remoteEntry.js': 3000 },
});
const entry = {
  ...whole,
  canary: { percent: 30, release: { ...whole.active, base: 'https://cdn.example/x/' } },
};

/** Replacement values for the fields of an entry. */
const WRONG: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    101,
    2 ** 60,
    '',
    ' ',
    'x',
    'X y',
    '/',
    '/a',
    '//',
    '/a/',
    'a/b@1',
    'a.b@1',
  ],
  ...[
    '../x',
    '/x.js',
    'http://x/',
    'sha384-AA',
    'main',
    'always',
    'number',
    [],
    [null],
    ['x'],
    {},
    { x: 1 },
    { nl: 'x' },
  ],
  { nl: 'x', en: 'y', de: 'z' },
];

/** The entry with one place of it replaced, for every place. */
function* variants(value: unknown, rebuild: (part: unknown) => unknown): Generator<unknown> {
  for (const wrong of WRONG) yield rebuild(wrong);
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* variants(item, (part) => rebuild(value.with(at, part)));
  } else if (typeof value === 'object' && value !== null) {
    yield rebuild({ ...value, besides: 1 });
    for (const [name, field] of Object.entries(value)) {
      yield* variants(field, (part) => rebuild({ ...value, [name]: part }));
    }
  }
}

describe('an entry of the registry', () => {
  it('is parsed by the browser exactly as by its schema', () => {
    let accepted = 0;
    let refused = 0;
    for (const variant of variants(entry, (part) => part)) {
      const json: unknown = JSON.parse(JSON.stringify(variant) ?? 'null');
      const checked = registryEntry.safeParse(json);
      expect([json, tryTo(readEntry, json)]).toEqual([json, checked.success ? checked.data : null]);
      if (checked.success) accepted++;
      else refused++;
    }
    expect(accepted).toBeGreaterThan(200);
    expect(refused).toBeGreaterThan(1500);
  });

  it('fails with the path of the mismatch', () => {
    const { manifest } = whole.active;
    const wrong = {
      ...whole,
      active: { base: '/', manifest: { ...manifest, preload: ['a.js', '../b.js'] } },
    };
    expect(() => readEntry(wrong)).toThrow(/^active\.manifest\.preload\.1: is no /);
  });
});
