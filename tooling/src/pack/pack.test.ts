import { publicManifest } from './publicManifest.js';
import { reachable } from './reachable.js';

/** A package's files by path. */
const reading = (files: Readonly<Record<string, string>>) => (path: string) => files[path] ?? null;

describe('what is packed', () => {
  const files = {
    'dist/index.js': "import { a } from './a.js';\nconst later = () => import('zod');\nexport { a, later };",
    'dist/index.d.ts': "export { a } from './a.js';\nexport type { Shape } from './shape.js';",
    'dist/a.js': "export const a = 'import nothing';",
    'dist/a.d.ts': 'export declare const a: string;',
    'dist/shape.d.ts': "import type { ReactNode } from 'react';\nexport interface Shape { node: ReactNode }",
    'dist/inside.js': "import 'left-out';",
    'dist/fonts.css': '@font-face { src: url("@fontsource/archivo/files/a.woff2") }',
  };

  it('is what the exports reach, with its types, and nothing else', () => {
    expect([...reachable(['dist/index.js'], reading(files)).files.keys()].sort()).toEqual([
      'dist/a.d.ts',
      'dist/a.js',
      'dist/index.d.ts',
      'dist/index.js',
      'dist/shape.d.ts',
    ]);
  });

  it('names the packages that scripts, types and style sheets take from others', () => {
    const { packages } = reachable(['dist/index.js', 'dist/fonts.css'], reading(files));
    expect(packages).toEqual(['@fontsource/archivo', 'react', 'zod']);
  });

  it('fails on an export or an import that is not there', () => {
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

  it('has what is imported as dependencies, and as peers what a portal has once', () => {
    expect(publicManifest(source, ['@euro/game', '@euro/parts', 'react', 'zod'])).toMatchObject({
      exports: exported,
      dependencies: { '@euro/game': '1.2.0', zod: '4.6.7' },
      peerDependencies: { jest: '^30.5.2', react: '^19.3.1' },
    });
    expect(publicManifest(source, ['zod']).dependencies).toEqual({ zod: '4.6.7' });
  });

  it('is refused while an import is not declared', () => {
    expect(() => publicManifest(source, ['lodash', 'zod'])).toThrow(
      "@euro/parts imports what it doesn't declare: lodash.",
    );
  });
});
