import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { PUBLIC } from './packPackages.js';
import { publicManifest, readPackage } from './publicManifest.js';
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
    peerDependencies: { jest: '30.5.2' },
    peerDependenciesMeta: { jest: { optional: true } },
  };

  it('lists imports as dependencies, and singletons of a portal as peers', () => {
    expect(publicManifest(source, ['@euro/game', '@euro/parts', 'react', 'zod'])).toMatchObject({
      exports: exported,
      dependencies: { '@euro/game': '1.2.0', zod: '4.6.7' },
      peerDependencies: { jest: '^30.5.2', react: '^19.3.1' },
    });
    expect(publicManifest(source, ['zod']).dependencies).toEqual({ zod: '4.6.7' });
  });

  it('fails for an undeclared import', () => {
    expect(() => publicManifest(source, ['lodash', 'zod'])).toThrow(
      "@euro/parts imports what it doesn't declare: lodash.",
    );
  });
});
