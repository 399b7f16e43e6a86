import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { BUNDLER_RUNTIME, type Manifest, manifest } from '@euro/platform/manifest';
import { problemsOf, REPOSITORY, readBuild } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';
import type { Manifest as FederationManifest } from '@module-federation/sdk';
import { unzipSync } from 'fflate';

/** Sources of remotes, each built for real; `src/remote.ts` imports one thing or the other. */
const SOURCES = {
  good: `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import styled from 'styled-components';
    import { Link } from 'react-router-dom';
    import { BehaviorSubject } from 'rxjs';
    import { isElement } from 'react-is';
    import { Button } from '@euro/design-system';
    const Text = styled.p\`color: red;\`;
    const count = new BehaviorSubject(0);
    export const remote = { contract: 2, mount(element: HTMLElement) {
      const root = createRoot(element);
      root.render(createElement(Text, null, createElement(Link, { to: '/' }), createElement(Button, null, isElement(count.value))));
      return { update() {}, unmount() { root.unmount(); } };
    } };`,
  open: `import { defineReactRemote } from '@euro/platform/react';
    export const remote = defineReactRemote({ pages: {}, embeds: { 'open/card@1': () => null } });`,
  paged: `import { defineReactRemote, lazyPage } from '@euro/platform/react';
    export const remote = defineReactRemote({ pages: {
      '/news': lazyPage(() => import(/* webpackChunkName: "front" */ './Front.js').then((file) => file.Page)),
      '/news/:id/notes': lazyPage(() => import(/* webpackChunkName: "notes" */ './Notes.js').then((file) => file.Page)),
    } });`,
  unnamed: `import { defineReactRemote, lazyPage } from '@euro/platform/react';
    export const remote = defineReactRemote({ pages: {
      '/news': lazyPage(() => import(/* webpackChunkName: "front" */ './Front.js').then((file) => file.Page)),
    } });`,
  names: `import { zip } from 'rxjs'; export const remote = { contract: 2, mount: zip };`,
  whole: `import * as router from 'react-router-dom'; export const remote = { contract: 2, mount: router };`,
  copies: `import { renderToString } from 'react-dom/server'; export const remote = { contract: 2, mount: renderToString };`,
  still: `import { defineReactRemote, usePlatform } from '@euro/platform/react';
    import { createElement } from 'react';
    import styled from 'styled-components';
    const Title = styled.h1\`color: red;\`;
    const Page = () => createElement(Title, { style: { top: 0 } }, usePlatform().state.locale.value, createElement('button'));
    export const remote = defineReactRemote({ pages: { '/news': Page } });`,
  unfit: `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    export const remote = { contract: 2, mount(element: HTMLElement) {
      createRoot(element).render(createElement('a', { href: 'https://evil.test/' }));
      return { update() {}, unmount() {} };
    } };`,
  windowed: `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    export const remote = { contract: 2, mount(element: HTMLElement) {
      createRoot(element).render(createElement('p', null, document.title));
      return { update() {}, unmount() {} };
    } };`,
  lost: 'export const remote = { contract: 2 };',
  typo: 'export const remote = { contract: 2 };',
} as const;

let workspace: string;
let errors: Readonly<Record<string, readonly string[]>>;

beforeAll(() => {
  const compiled = spawnSync(
    process.execPath,
    [join(REPOSITORY, 'node_modules/typescript/bin/tsc'), '-b', 'ops/tooling'],
    {
      cwd: REPOSITORY,
      encoding: 'utf8',
    },
  );
  if (compiled.status !== 0) throw new Error(compiled.stdout);
  workspace = temporaryFolder();
  symlinkSync(join(REPOSITORY, 'node_modules'), join(workspace, 'node_modules'));
  for (const [name, source] of Object.entries(SOURCES)) addRemote(name, source);
  writeFileSync(
    join(workspace, 'mf-typo/remote.json'),
    readFileSync(join(workspace, 'mf-typo/remote.json'), 'utf8').replace('"routes"', '"rotes"'),
  );
  declareOpenEmbed('mf-open');
  addPages('mf-paged');
  addPages('mf-unnamed');
  namePages('mf-paged', ['front', 'notes']);
  namePages('mf-lost', ['front']);
  for (const name of ['still', 'unfit', 'windowed']) declareStill(`mf-${name}`);
  errors = buildAll(Object.keys(SOURCES));
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

function addRemote(name: string, source: string): void {
  const folder = join(workspace, `mf-${name}`);
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(
    join(REPOSITORY, 'ops/release/src/registry/fixtures/mf-news/remote.json'),
    join(folder, 'remote.json'),
  );
  const text = readFileSync(join(folder, 'remote.json'), 'utf8').replace('mf-news', `mf-${name}`);
  writeFileSync(join(folder, 'remote.json'), text);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `@euro/mf-${name}`, version: '1.0.0', type: 'module' }),
  );
  writeFileSync(join(folder, 'src/remote.ts'), source);
  writeFileSync(
    join(folder, 'webpack.config.mjs'),
    `import { remoteConfig } from '${join(REPOSITORY, 'ops/tooling/webpack/preset.mjs')}';\nexport default remoteConfig(import.meta.url);\n`,
  );
}

function declareOpenEmbed(name: string): void {
  const file = join(workspace, name, 'remote.json');
  const embeds = [{ id: 'open/card@1', title: { nl: 'Kaart', en: 'Card' }, access: 'open' }];
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), embeds }));
}

/** The first of its pages has a still. */
function declareStill(name: string): void {
  const file = join(workspace, name, 'remote.json');
  const declared = JSON.parse(readFileSync(file, 'utf8'));
  const routes = declared.routes.map((route: object, at: number) => ({ ...route, still: at === 0 }));
  writeFileSync(file, JSON.stringify({ ...declared, routes }));
}

/** Two pages: both use a large file, one of them also the router. */
function addPages(name: string): void {
  const common = `export const common = ${JSON.stringify('in both pages '.repeat(3000))};`;
  const files = {
    'Common.ts': common,
    'Front.tsx': `import { common } from './Common.js'; export const Page = () => <p>front {common.length}</p>;`,
    'Notes.tsx': `import { Link } from 'react-router-dom'; import { common } from './Common.js';
      export const Page = () => <Link to="/">notes {common.length}</Link>;`,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(workspace, name, 'src', file), text);
}

function namePages(name: string, pages: readonly string[]): void {
  const file = join(workspace, name, 'remote.json');
  const declared = JSON.parse(readFileSync(file, 'utf8'));
  const routes = declared.routes.map((route: object, at: number) => ({ ...route, page: pages[at] }));
  writeFileSync(file, JSON.stringify({ ...declared, routes }));
}

/** Builds them in one process of plain Node, as `npm run build` does; answers the errors of each. */
function buildAll(names: readonly string[]): Record<string, string[]> {
  const script = `
    import webpack from ${JSON.stringify(join(REPOSITORY, 'node_modules/webpack/lib/index.js'))};
    const names = ${JSON.stringify(names)};
    const configs = await Promise.all(names.map(async (name) => {
      const { default: config } = await import(${JSON.stringify(workspace)} + '/mf-' + name + '/webpack.config.mjs');
      return { ...config({ version: '1.0.0-test' }), cache: false };
    }));
    webpack(configs).run((error, { stats }) => {
      const errors = stats.map((each) => each.toJson({ all: false, errors: true }).errors.map(({ message }) => message));
      console.log(JSON.stringify(Object.fromEntries(names.map((name, at) => [name, errors[at]]))));
    });`;
  // From a file: the minifier's workers are started with this process's own arguments, and would run `-e` again
  // without end.
  const file = join(workspace, 'build.mjs');
  writeFileSync(file, script);
  const { stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: workspace,
    encoding: 'utf8',
    timeout: 200_000,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string[]>;
}

describe('the stills of a remote', () => {
  const built = (file: string) => readFileSync(join(workspace, 'mf-still/dist', file));

  it('are its pages as its own components draw them, listed in its manifest', () => {
    expect(errors.still).toEqual([]);
    const { '/news': page, ...others } = JSON.parse(built('stills.json').toString()).pages;
    expect(others).toEqual({});
    expect(page.en.visitor.html).toBe('<h1 class="s-0 s-1">en<button inert></button></h1>');
    expect(page.nl.member.css).toBe('.s-1{color:red;}.s-0.s-0.s-0.s-0{top:0}');
    const integrity = `sha384-${createHash('sha384').update(built('stills.json')).digest('base64')}`;
    const { stills } = manifest.parse(JSON.parse(built('manifest.json').toString()));
    expect(stills).toEqual({ file: 'stills.json', integrity });
  });

  it('are refused when they hold what no still may', () => {
    expect(errors.unfit).toContainEqual(
      expect.stringContaining('/news (nl, visitor: has an address outside the portal, https://evil.test/)'),
    );
  });

  it('fail the build when a page asks for a document while it is rendered', () => {
    expect(errors.windowed).toContainEqual(
      expect.stringContaining('mf-windowed: its stills could not be rendered: ReferenceError: document'),
    );
  });
});

describe('a remote as built', () => {
  const file = (name: string) => readFileSync(join(workspace, 'mf-good/dist', name));
  const built = (): Manifest => manifest.parse(JSON.parse(file('manifest.json').toString()));

  it('has a manifest with its files and its requirements of the shell', () => {
    expect(errors.good).toEqual([]);
    const { version, container, entry, preload, shared, requires = {}, sizes } = built();
    expect({ version, container, entry }).toEqual({
      version: '1.0.0-test',
      container: 'mf_good',
      entry: 'remoteEntry.js',
    });
    expect(shared).toEqual([
      '@euro/design-system',
      'react',
      'react-dom/client',
      'react-router-dom',
      'rxjs',
      'styled-components',
    ]);
    expect(Object.keys(requires)).toEqual(
      expect.arrayContaining(shared.filter((request) => request !== 'rxjs')),
    );
    // Any React of the main version will do; of what it carries itself it asks nothing.
    expect(requires.react).toMatch(/^\^\d+\.0\.0$/);
    expect(requires).not.toHaveProperty('rxjs');
    expect(preload).toHaveLength(1);
    for (const name of [entry, ...preload]) expect(sizes[name]).toBeGreaterThan(100);
  });

  function pageWithFullEntry() {
    const page = createContext({
      document: { currentScript: { tagName: 'SCRIPT', src: 'https://euro.test/x.js' } },
    });
    runInContext('document.defaultView = globalThis', page);
    runInContext(file('remoteEntry.full.js').toString(), page);
    return page;
  }

  it('has the integrity of its manifest', () => {
    const hash = createHash('sha384').update(file('remoteEntry.js')).digest('base64');
    expect(built().integrity).toBe(`sha384-${hash}`);
  });

  it('adds at most 3 KB to its own code', () => {
    expect(gzipSync(file('remoteEntry.js')).length).toBeLessThanOrEqual(3072);
  });

  it('has a manifest for other hosts, with an entry that requires nothing of the page', () => {
    const { metaData, exposes } = JSON.parse(file('mf-manifest.json').toString()) as FederationManifest;
    expect(metaData).toMatchObject({
      name: 'mf_good',
      publicPath: 'auto',
      buildInfo: { buildVersion: '1.0.0-test' },
      remoteEntry: { name: 'remoteEntry.full.js', path: '' },
      portal: { contract: 2, routes: built().routes, integrity: built().integrity },
    });
    expect(exposes).toMatchObject([
      { path: './remote', assets: { js: { sync: built().preload } } },
      { path: './guest', id: 'mf_good:guest', assets: { js: { sync: [], async: [] } } },
    ]);

    const page = pageWithFullEntry();
    expect(page.mf_good).toEqual({ get: expect.any(Function), init: expect.any(Function) });
    expect(page).not.toHaveProperty(BUNDLER_RUNTIME);
    expect(() => runInContext(file('remoteEntry.js').toString(), page)).toThrow(BUNDLER_RUNTIME);
  });

  it('leaves no global at a host of the container, except the list of its chunks once it uses them', async () => {
    const page = pageWithFullEntry();
    const container = page.mf_good;
    const ours = () => Object.keys(page).filter((name) => /mf_good/.test(name));
    expect(ours()).toEqual(['mf_good']);
    await container.init({});
    expect(ours()).toEqual([]);
    // There is no script to load a chunk with.
    await expect((async () => container.get('./remote'))()).rejects.toThrow();
    expect(ours()).toEqual([expect.stringMatching(/^webpackChunkmf_good_/)]);
  });

  it('contains the types of its exports, for the editors of its hosts', () => {
    const { metaData } = JSON.parse(file('mf-manifest.json').toString()) as FederationManifest;
    expect(metaData.types).toEqual({
      path: '',
      name: '@mf-types.d.ts',
      zip: '@mf-types.zip',
      api: '@mf-types.d.ts',
    });
    expect(file('@mf-types.d.ts').toString()).toContain("'REMOTE_ALIAS_IDENTIFIER/remote'");

    const types = join(workspace, 'a-host/@mf-types/mf_good');
    for (const [name, bytes] of Object.entries(unzipSync(file('@mf-types.zip')))) {
      mkdirSync(dirname(join(types, name)), { recursive: true });
      writeFileSync(join(types, name), bytes);
    }
    const isSame = `
      import type { RemoteModule } from '@euro/platform';
      import { remote } from 'mf_good/remote';
      type IsAny<T> = 0 extends 1 & T ? true : false;
      export const isAny: IsAny<typeof remote> = false;
      export const given: RemoteModule = remote;
      export const taken: typeof remote = given;`;
    const wrong = `import { remote } from 'mf_good/remote'; export const contract: string = remote.contract;`;
    expect(compile('isSame', isSame)).toBe('');
    expect(compile('wrong', wrong)).toContain('TS2322');
  });

  /** What the compiler complains about in a file of a host that has fetched the types. */
  function compile(name: string, source: string): string {
    const folder = join(workspace, 'a-host');
    writeFileSync(join(folder, `${name}.ts`), source);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(REPOSITORY, 'ops/tooling/tsconfig/browser.json'),
        compilerOptions: {
          module: 'esnext',
          moduleResolution: 'bundler',
          composite: false,
          incremental: false,
          noEmit: true,
          rootDir: '/',
          skipLibCheck: true,
          types: [],
          paths: { '*': ['./@mf-types/*'] },
        },
        files: [`${name}.ts`],
      }),
    );
    const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
    return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
  }

  it('contains a copy of RxJS for shells with an earlier one, in a script that others never fetch', () => {
    const mark = 'errors occurred during unsubscription';
    const scripts = readdirSync(join(workspace, 'mf-good/dist/chunks')).filter((name) =>
      name.endsWith('.js'),
    );
    const holding = scripts.filter((name) => file(`chunks/${name}`).toString().includes(mark));
    expect(holding).toHaveLength(1);
    expect(built().preload).not.toContain(`chunks/${holding[0]}`);
    expect(Object.keys(built().sizes)).not.toContain(`chunks/${holding[0]}`);
    expect(file('remoteEntry.js').toString()).toContain('requiredVersion:"^7.');
  });

  it('does not count bytes that only other hosts load', () => {
    expect(Object.keys(built().sizes).filter((name) => /full|guest/.test(name))).toEqual([]);
  });

  it('needs no eval, which the policy of the portal forbids', () => {
    const scripts = readdirSync(join(workspace, 'mf-good/dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js') && name !== 'remoteEntry.full.js')
      .map((name) => file(name).toString());
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).not.toMatch(/\beval\(|new Function\(/);
  });

  it('lists its bundled packages, and no singleton', () => {
    const bill = JSON.parse(file('sbom.json').toString());
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(bill.metadata.component.version).toBe('1.0.0-test');
    expect(bill.components).toEqual([
      expect.objectContaining({
        name: 'react-is',
        purl: expect.stringMatching(/^pkg:npm\/react-is@\d+\.\d+\.\d+\b/),
      }),
      expect.objectContaining({ name: 'rxjs' }),
      expect.objectContaining({ name: 'tslib' }),
    ]);
  });

  it('can be released', () => {
    const read = readBuild(join(workspace, 'mf-good/dist'), 'mf-good');
    expect('build' in read && problemsOf(read.build)).toEqual([]);
  });

  it('has compressed twins', () => {
    expect(readdirSync(join(workspace, 'mf-good/dist'))).toEqual(
      expect.arrayContaining(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']),
    );
  });
});

describe('pages in separate chunks', () => {
  const dist = () => join(workspace, 'mf-paged/dist');
  const built = (): Manifest =>
    manifest.parse(JSON.parse(readFileSync(join(dist(), 'manifest.json'), 'utf8')));
  const textOf = (files: readonly string[] = []) =>
    files.map((file) => readFileSync(join(dist(), file), 'utf8')).join('');

  it('are listed by route, each with its additional requirements', () => {
    expect(errors.paged).toEqual([]);
    const { pages, shared } = built();
    const [front, notes] = [pages['/news'], pages['/news/:id/notes']];
    expect(textOf(front?.files)).toContain('front ');
    expect(textOf(front?.files)).not.toContain('notes ');
    expect(textOf(notes?.files)).toContain('notes ');
    expect(shared).not.toContain('react-router-dom');
    expect(front?.shared).not.toContain('react-router-dom');
    expect(notes?.shared).toContain('react-router-dom');
  });

  it('share their common code with the module in one file', () => {
    const { preload, pages } = built();
    const mark = 'in both pages ';
    expect(preload.filter((file) => textOf([file]).includes(mark))).toHaveLength(1);
    for (const { files } of Object.values(pages)) {
      expect(files).toHaveLength(1);
      expect(textOf(files)).not.toContain(mark);
    }
  });

  it('are listed in the manifest for other hosts as well, and can be released', () => {
    const { metaData } = JSON.parse(readFileSync(join(dist(), 'mf-manifest.json'), 'utf8'));
    expect(metaData.portal.pages).toEqual(built().pages);
    const read = readBuild(dist(), 'mf-paged');
    expect('build' in read && problemsOf(read.build)).toEqual([]);
  });
});

describe('a guest as built', () => {
  const guestFiles = (name: string) => readdirSync(join(workspace, name, 'dist/guest'));
  const scriptsOf = (name: string) =>
    guestFiles(name)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(workspace, name, 'dist/guest', file), 'utf8'));

  it('is a module from the runtime to a container, and leaves no property of window', async () => {
    expect(errors.open).toEqual([]);
    const entry = readFileSync(join(workspace, 'mf-open/dist/guest/entry.js'), 'utf8');
    expect(entry).toMatch(new RegExp(`^export default ${BUNDLER_RUNTIME}=>\\{let mf_open_guest;`));
    for (const script of scriptsOf('mf-open')) expect(script).not.toContain('webpackChunk');
  });

  it('contains a React for hosts without one, and its own list of packages', () => {
    expect(scriptsOf('mf-open').some((script) => script.includes('react.dev/errors'))).toBe(true);
    const bill = JSON.parse(readFileSync(join(workspace, 'mf-open/dist/guest/sbom.json'), 'utf8'));
    const names = bill.components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'styled-components']));
    const read = readBuild(join(workspace, 'mf-open/dist'), 'mf-open');
    expect('build' in read && problemsOf(read.build)).toEqual([]);
  });

  it('without an open embed contains only a small refusal', () => {
    const scripts = scriptsOf('mf-good');
    expect(scripts.some((script) => script.includes('no embed that may be shown without a session'))).toBe(
      true,
    );
    expect(scripts.join('').length).toBeLessThan(6_000);
  });
});

describe('a remote is not built that', () => {
  it.each([
    ['uses an export that the shell does not share', 'names', 'zip of rxjs is not handed out by the shell'],
    ['imports the whole of a module that is shared in parts', 'whole', 'import react-router-dom by names'],
    ['would bundle a second copy of a shared package', 'copies', 'react-dom is shared by the shell'],
    ['has an invalid declaration', 'typo', 'mf-typo/remote.json: '],
    [
      'declares a page that it does not import',
      'lost',
      'routes.0.page: mf-lost/src/remote.ts imports no chunk "front"',
    ],
    [
      'imports a page that no route names',
      'unnamed',
      'no route of mf-unnamed/remote.json names the chunk "front"',
    ],
  ] as const)('%s', (_what, name, message) => {
    expect(errors[name]).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });
});
