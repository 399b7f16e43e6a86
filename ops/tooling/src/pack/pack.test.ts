import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { customElementsOf } from './customElementsOf.js';
import { withOwnIcons } from './ownIcons.js';
import { PUBLIC } from './packPackages.js';
import { publicManifest, readPackage } from './publicManifest.js';
import { publicPaper } from './publicPaper.js';
import { reachable } from './reachable.js';

/** A package's files by path. */
const reading = (files: Readonly<Record<string, string>>) => (path: string) => files[path] ?? null;

describe('a packed package', () => {
  const files = {
    'dist/index.js': "import { a } from './a.js';\nconst later = () => import('zod');\nexport { a, later };",
    'dist/index.d.ts': "export { a } from './a.js';\nexport type { Shape } from './shape.js';",
    'dist/a.js': "export const a = 'import nothing';",
    'dist/a.d.ts': 'export declare const a: string;',
    'dist/shape.d.ts': "import type { ReactNode } from 'react';\nexport interface Shape { node: ReactNode }",
    'dist/inside.js': "import 'left-out';",
    'dist/fonts.css': '@font-face { src: url("@fontsource/archivo/files/a.woff2") }',
  };

  it('contains exactly what its exports reach, with types', () => {
    expect([...reachable(['dist/index.js'], reading(files)).files.keys()].sort()).toEqual([
      'dist/a.d.ts',
      'dist/a.js',
      'dist/index.d.ts',
      'dist/index.js',
      'dist/shape.d.ts',
    ]);
  });

  it('lists the packages that scripts, types and style sheets import', () => {
    const { packages } = reachable(['dist/index.js', 'dist/fonts.css'], reading(files));
    expect(packages).toEqual(['@fontsource/archivo', 'react', 'zod']);
  });

  it.each(PUBLIC)('%s lists no missing source', (folder) => {
    const sources = readPackage(join(REPOSITORY, folder)).files?.filter((path) => !path.startsWith('dist/'));
    expect(sources?.filter((path) => !existsSync(join(REPOSITORY, folder, path))) ?? []).toEqual([]);
  });

  it('has a custom-elements manifest where it declares elements', () => {
    const { modules } = JSON.parse(customElementsOf(join(REPOSITORY, 'packages/embeds')) ?? '');
    const [{ declarations }] = modules;
    const match = declarations.find(({ tagName }: { readonly tagName: string }) => tagName === 'euro-match');
    expect(match.attributes).toContainEqual({ name: 'theme', type: { text: "'light' | 'dark' | 'auto'" } });
    expect(match.events).toContainEqual({ name: 'euro-resize', type: { text: 'CustomEvent<{ height }>' } });
    expect(customElementsOf(join(REPOSITORY, 'packages/game'))).toBeNull();
  });

  it('fails on a missing export or import', () => {
    expect(() => reachable(['dist/none.js'], reading(files))).toThrow('dist/none.js is exported or imported');
    const broken = { 'dist/index.js': "export * from './gone.js';" };
    expect(() => reachable(['dist/index.js'], reading(broken))).toThrow(
      'dist/gone.js is exported or imported',
    );
  });
});

describe('the package.json of a tarball', () => {
  const exported = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  const source = {
    name: '@euro/parts',
    version: '1.2.0',
    publishConfig: { access: 'public', exports: exported },
    dependencies: { '@euro/game': '1.2.0', react: '19.3.1', zod: '4.6.7', unused: '1.0.0' },
    peerDependencies: { jest: '30.5.2', '@module-federation/enhanced': '2.9.2' },
    peerDependenciesMeta: { jest: { optional: true } },
  };

  it('lists imports as dependencies, and singletons of a portal as peers', () => {
    expect(
      publicManifest(source, ['@euro/game', '@euro/parts', 'react', 'zod'], 'packages/parts'),
    ).toMatchObject({
      exports: exported,
      dependencies: { '@euro/game': '1.2.0', zod: '4.6.7' },
      peerDependencies: { '@module-federation/enhanced': '2.9.2', jest: '^30.5.2', react: '^19.3.1' },
    });
    expect(publicManifest(source, ['zod'], 'packages/parts').dependencies).toEqual({ zod: '4.6.7' });
  });

  it('says where its sources are, where to report, and what it is about', () => {
    const {
      repository,
      homepage = '',
      bugs,
      keywords,
    } = publicManifest({ ...source, keywords: ['portal'] }, [], 'packages/parts');
    expect(repository).toMatchObject({ type: 'git', directory: 'packages/parts' });
    expect(new URL(homepage).pathname).toMatch(/\/packages\/parts$/);
    expect(bugs).toMatch(/^https:/);
    expect(keywords).toEqual(['portal']);
  });

  it.each(PUBLIC)('%s has keywords', (folder) => {
    expect(readPackage(join(REPOSITORY, folder)).keywords?.length).toBeGreaterThan(1);
  });

  it('fails for an undeclared import', () => {
    expect(() => publicManifest(source, ['lodash', 'zod'], 'packages/parts')).toThrow(
      "@euro/parts imports what it doesn't declare: lodash.",
    );
  });
});

describe('a packed README', () => {
  const paper = (text: string) =>
    publicPaper({
      text,
      folder: 'packages/parts',
      has: (path) => path === 'CHANGELOG.md',
      repository: 'https://git.test/euro/blob/main/',
    });

  it('leads to the repository where the tarball lacks a file', () => {
    expect(paper('[guide](../../docs/guides/follow.md#a-goal), [source](src/main.ts)')).toBe(
      '[guide](https://git.test/euro/blob/main/docs/guides/follow.md#a-goal), [source](https://git.test/euro/blob/main/packages/parts/src/main.ts)',
    );
  });

  it('keeps other links', () => {
    const text = '[changes](CHANGELOG.md#100), [here](#versions), [site](https://lucide.dev)';
    expect(paper(text)).toBe(text);
  });
});

describe('icons', () => {
  const library = reading({
    LICENSE: 'ISC',
    'dist/esm/lucide-react.mjs':
      "export { default as LucideX, default as X } from './icons/x.mjs';\nexport { default as Lock } from './icons/lock.mjs';",
    'dist/esm/icons/x.mjs': "import create from '../create.mjs';\nexport default create('x');",
    'dist/esm/icons/lock.mjs': "import create from '../create.mjs';\nexport default create('lock');",
    'dist/esm/create.mjs': "import { createElement } from 'react';\nexport default createElement;",
  });
  const withIcon = (path: string, name: string) =>
    withOwnIcons(new Map([[path, `import { ${name} } from 'lucide-react';`]]), library);

  it('come with a package, those that it uses', () => {
    const files = withIcon('dist/dialog/Dialog.js', 'X as Cross');
    expect(files.get('dist/dialog/Dialog.js')).toBe("import { X as Cross } from '../icons/index.js';");
    expect(files.get('dist/icons/index.js')).toBe("export { default as X } from './icons/x.mjs';\n");
    expect([...files.keys()].sort()).toEqual([
      'dist/dialog/Dialog.js',
      'dist/icons/LICENSE',
      'dist/icons/create.mjs',
      'dist/icons/icons/x.mjs',
      'dist/icons/index.js',
    ]);
  });

  it('leave a package without them as it is', () => {
    const files = new Map([['dist/index.js', "export * from './a.js';"]]);
    expect(withOwnIcons(files, library)).toBe(files);
  });

  it('fail when the library lacks one, and when declarations need its types', () => {
    expect(() => withIcon('dist/index.js', 'Unicorn')).toThrow('lucide-react has no Unicorn');
    expect(() => withIcon('dist/index.d.ts', 'X')).toThrow('dist/index.d.ts has types of lucide-react');
  });
});
