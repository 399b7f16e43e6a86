import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from '@euro/platform/manifest';
import { type Build, integrityOf, readBuild } from '../registry/build.js';
import type { StoredRegistry } from '../registry/storedRegistry.js';
import { addNewsRemote, temporaryFolder } from '../testing/builtRemote.js';
import { exampleBill } from '../testing/exampleBill.js';
import { problemsOf, sizeGrowthWarning, stillUsed } from './index.js';

const good = builtNews();

function builtNews(): Build {
  const workspace = temporaryFolder();
  addNewsRemote(workspace);
  const read = readBuild(join(workspace, 'mf-news/dist'), 'mf-news');
  rmSync(workspace, { recursive: true });
  if ('refused' in read) throw new Error(read.refused.sentence);
  return read.build;
}

const manifestOf = (build: Build) => build.manifest as Manifest;
const withManifest = (change: Partial<Manifest>): Build => ({
  ...good,
  manifest: { ...manifestOf(good), ...change },
});
const withFile = (file: string, text: string | Buffer): Build => ({
  ...good,
  files: new Map([...good.files, [file, Buffer.from(text)]]),
});
const withScript = (text: string) => withFile('chunks/page.1234abcd.js', text);
const withStills = (text: string, integrity = integrityOf(Buffer.from(text))): Build => ({
  ...withFile('stills.json', text),
  manifest: { ...manifestOf(good), stills: { file: 'stills.json', integrity } },
});
const stillsOf = (html: string) => {
  const [nl, en] = [html, '<p>News</p>'].map((text) => ({ member: { html: text, css: '' } }));
  return JSON.stringify({ format: 1, pages: { '/news': { nl, en } } });
};
const without = (file: string): Build => ({
  ...good,
  files: new Map([...good.files].filter(([name]) => name !== file)),
});
const bundling = (name: string) => withFile('sbom.json', exampleBill(name, 'lucide-react'));

describe('a build', () => {
  it('that is valid becomes a release', () => {
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf(bundling('zod'))).toEqual([]);
    expect(problemsOf(withStills(stillsOf('<p>Nieuws</p>')))).toEqual([]);
  });

  it.each<[string, string, () => Build, string]>([
    [
      'has another contract',
      'contract-not-served',
      () => withManifest({ contract: 3 }),
      'speaks contract 3, the platform serves 2',
    ],
    [
      'lacks its entry',
      'file-missing',
      () => without('remoteEntry.js'),
      'names remoteEntry.js, which was not built',
    ],
    [
      'lacks a chunk',
      'file-missing',
      () => without('chunks/page.1234abcd.js'),
      'names chunks/page.1234abcd.js',
    ],
    [
      'has another entry than its manifest',
      'integrity-differs',
      () => withManifest({ integrity: 'sha384-abcd' }),
      'remoteEntry.js is not the file',
    ],
    [
      'has another size than its manifest',
      'size-differs',
      () => withManifest({ sizes: { 'remoteEntry.js': 3 } }),
      'not as big',
    ],
    [
      'has a compressed twin with other content',
      'twin-differs',
      () => withFile('remoteEntry.js.gz', 'x'),
      'remoteEntry.js.gz does not unpack',
    ],
    [
      'has a twin of a missing file',
      'twin-differs',
      () => withFile('lost.js.br', brotliCompressSync('1')),
      'lost.js.br does not unpack',
    ],
    [
      'contains a page',
      'page-inside',
      () => withFile('report/Index.HTML', '<p>'),
      'report/Index.HTML is a page',
    ],
    [
      'contains a compressed page',
      'page-inside',
      () => withFile('report.html.br', brotliCompressSync('<p>')),
      'report.html.br is a page',
    ],
    [
      'has other stills than its manifest',
      'integrity-differs',
      () => withStills('{}', integrityOf(Buffer.from('x'))),
      'stills.json is not the file',
    ],
    ['has stills that cannot be read', 'still-unfit', () => withStills('{}'), 'they cannot be read'],
    [
      'has a script in a still',
      'still-unfit',
      () => withStills(stillsOf('<script></script>')),
      '/news, nl, member: has an element that loads or runs something',
    ],
    ['has no list of its packages', 'no-bill-of-materials', () => without('sbom.json'), 'has no sbom.json'],
    [
      'has one in another format',
      'no-bill-of-materials',
      () => withFile('sbom.json', '{}'),
      'has no sbom.json',
    ],
    ['bundles React', 'second-copy', () => bundling('react'), 'react was bundled, which the shell shares'],
    [
      'bundles a part of the design system',
      'second-copy',
      () => bundling('@euro/design-system'),
      '@euro/design-system was bundled',
    ],
    [
      'has a script too heavy for phones',
      'too-heavy',
      () => ({
        ...good,
        files: new Map([
          ...good.files,
          ['chunks/9.js', Buffer.from('1')],
          ['chunks/9.js.br', randomBytes(90_001)],
        ]),
      }),
      'chunks/9.js takes 90.0 KB as sent',
    ],
    [
      'has a page too heavy for phones',
      'too-heavy',
      () => withFile('chunks/page.1234abcd.js.br', randomBytes(90_000)),
      'its heaviest page takes 90.',
    ],
    ['cannot be parsed', 'no-script', () => withScript('<p>eval'), 'cannot be read as a script'],
  ])('that %s does not (%s)', (_what, code, make, sentence) => {
    const problems = problemsOf(make());
    expect(problems).toContainEqual({ code, sentence: expect.stringContaining(sentence) });
  });

  it.each([
    'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=a',
    'e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = {}',
    'throw Error("https://react.dev/errors/"+1)',
    'throw Error("https://reactjs.org/docs/error-decoder.html?invariant="+1)',
    'Symbol.for("react-redux-context")',
    'n.setAttribute("data-styled-version","6")',
  ])('cannot hide a copy of a shared module: %s', (code) => {
    expect(problemsOf(withScript(code)).map((problem) => problem.code)).toEqual(['second-copy']);
  });

  it('may contain an optional copy of a shared module, in a script that no page loads at once', () => {
    const mark = 'Symbol.for("react-redux-context")';
    const elsewhere = 'chunks/73.1234abcd.js';
    expect(problemsOf(bundling('react-redux'))).toEqual([]);
    expect(problemsOf(withFile(elsewhere, mark))).toEqual([]);
    expect(problemsOf(withFile(elsewhere, 'n.setAttribute("data-styled-version","6")'))).toHaveLength(1);
    expect(problemsOf({ ...bundling('react-redux'), name: 'embeds' })).toHaveLength(1);
  });

  it('of the kit bundles our packages, but no libraries that the portal shares', () => {
    const kit = (name: string): Build => ({ ...bundling(name), name: 'embeds' });
    expect(problemsOf(kit('@euro/design-system'))).toEqual([]);
    expect(problemsOf(kit('react')).map((problem) => problem.code)).toEqual(['second-copy']);
  });

  it.each([
    'Symbol.for("react.transitional.element")',
    'var r=React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H',
    'x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE==null',
  ])('may use a shared module: %s', (code) => {
    expect(problemsOf(withScript(code))).toEqual([]);
  });

  it.each([
    'eval("1")',
    '(0,eval)("1")',
    'window.eval("1")',
    'const run=eval',
    'new Function("return this")()',
    'Function("return this")()',
    'setTimeout("tick()",1)',
    'setInterval(`tick()`,1)',
    'Function("return "+text)()',
    'Function("callbacks",text)',
  ])('evaluates no text as code: %s', (code) => {
    const [problem] = problemsOf(withScript(code));
    expect(problem).toMatchObject({ code: 'evaluates-text' });
    expect(problem?.sentence).toContain('chunks/page.1234abcd.js of mf-news turns text into code');
  });

  it.each([
    'const text="eval(1) and new Function()"',
    '/* eval(1) */',
    'redis.eval("1")',
    'a instanceof Function&&Function.prototype.call',
    'const o={eval(){return 1},Function:1};o.eval()',
    'setTimeout(()=>1,1)',
    'try{Function("")}catch{}',
    'r=u.getPublicPath.startsWith("function")?Function("return "+u.getPublicPath)()():new Function(u.getPublicPath)()',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as Module Federation's runtime has it
    'Function("callbacks",`import("${e}")${t}`)([a,b])',
    'new Function("callbacks",\'System.import("\'.concat(e,\'")\'))([a,b])',
    'import{a}from"./other.js";export const b=import.meta.url+a',
  ])('may contain such words: %s', (code) => {
    expect(problemsOf(withScript(code))).toEqual([]);
  });
});

describe('an export removed by a release', () => {
  const entry = (name: string, change: Partial<Manifest>) => ({
    name,
    active: { base: `/remotes/${name}/1.0.0/`, manifest: { ...manifestOf(good), name, ...change } },
  });
  const panel = { id: 'news/panel@1', title: { nl: 'Nieuws', en: 'News' } };
  const offering = entry('mf-news', { embeds: [panel], events: { emits: ['news.read@1'], listens: [] } });
  const showing = entry('mf-team', { uses: ['news/panel@1'] });
  const hearing = entry('mf-stats', { events: { emits: [], listens: ['news.read@1'] } });
  const problems = (...remotes: unknown[]) =>
    stillUsed(good, { remotes } satisfies StoredRegistry).map(({ sentence }) => sentence);

  it('cannot be an embed or event that another remote uses, which is named', () => {
    expect(problems(offering, showing, hearing)).toEqual([
      'This release of mf-news no longer offers news/panel@1, which mf-team shows: keep it until they released without, or give --force.',
      'This release of mf-news no longer emits news.read@1, which mf-stats listens to: keep it until they released without, or give --force.',
    ]);
  });

  it('can be unused, or an event that another remote emits too', () => {
    expect(problems(offering, entry('mf-team', {}))).toEqual([]);
    const alsoTelling = entry('mf-rankings', { events: { emits: ['news.read@1'], listens: [] } });
    expect(problems(offering, hearing, alsoTelling)).toEqual([]);
    expect(problems(showing, hearing, { name: 'mf-odd' })).toEqual([]);
  });
});

describe('a release that grew', () => {
  const weighing = (bytes: number) => ({ ...manifestOf(good), sizes: { 'remoteEntry.js': bytes } });

  it('by more than a fifth is warned of', () => {
    expect(sizeGrowthWarning(weighing(1300), weighing(1000))).toBe(
      'mf-news 1.0.0-aaaa is 30 % bigger than 1.0.0-aaaa: 1.3 KB of scripts as sent, instead of 1.0 KB.',
    );
    expect(sizeGrowthWarning(weighing(1200), weighing(1000))).toBeNull();
    expect(sizeGrowthWarning(weighing(1200), undefined)).toBeNull();
  });
});
