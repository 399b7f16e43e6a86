import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { containerName } from '@euro/platform/manifest';
import { buildManifest } from '../registry/buildManifest.js';
import { billOfMaterials } from '../webpack/billOfMaterials.js';
import { REPOSITORY } from '../workspace/repository.js';

const FIXTURES = join(REPOSITORY, 'tooling/src/registry/fixtures');

/** A folder for one test, below the system's folder for such. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tooling-'));
}

/** Puts the made-up remote `mf-news` into a workspace and builds it, without webpack; under another name it is another remote, with pages of its own. */
export function addNewsRemote(
  workspace: string,
  { name = 'mf-news', version = '1.0.0-aaaa', code = 'var mf_news;' } = {},
): void {
  const folder = join(workspace, name);
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'chunks'), { recursive: true });
  cpSync(join(FIXTURES, 'mf-news'), folder, { recursive: true });
  writeFileSync(join(dist, 'remoteEntry.js'), code);
  writeFileSync(join(dist, 'remoteEntry.js.br'), brotliCompressSync(code));
  writeFileSync(join(dist, 'remoteEntry.js.gz'), gzipSync(code));
  writeFileSync(join(dist, 'chunks/page.1234abcd.js'), 'void 0;');
  const declaration = readFileSync(join(folder, 'remote.json'), 'utf8')
    .replace('"mf-news"', `"${name}"`)
    .replaceAll('"/news', `"/${name.slice(3)}`);
  const built = buildManifest({
    name,
    version,
    declaration,
    entry: 'remoteEntry.js',
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    preload: ['chunks/page.1234abcd.js'],
    shared: ['react', '@euro/design-system'],
    sizes: { 'remoteEntry.js': brotliCompressSync(code).length },
  });
  if ('problems' in built) throw new Error(built.problems.join('\n'));
  writeFileSync(
    join(dist, 'sbom.json'),
    billOfMaterials({ name: `@euro/${name}`, version, license: null }, []),
  );
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(built.manifest));
  writeFileSync(join(dist, '@mf-types.zip'), 'types');
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(federationManifest(name, version)));
}

/** As Module Federation's plugin writes it. */
function federationManifest(name: string, version: string) {
  const assets = { js: { sync: ['chunks/page.1234abcd.js'], async: [] }, css: { sync: [], async: [] } };
  return {
    id: containerName(name),
    name: containerName(name),
    metaData: {
      name: containerName(name),
      globalName: containerName(name),
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      types: { path: '', name: '', zip: '@mf-types.zip', api: '' },
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [{ id: `${containerName(name)}:remote`, name: 'remote', path: './remote', assets }],
  };
}

/** A shell as built: a page, a hashed script and its compressed twin. */
export function addShell(folder: string): void {
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>EuroManager</title></head><body></body></html>',
  );
  writeFileSync(join(folder, 'main.0123abcd.js'), 'console.log(1);');
  writeFileSync(
    join(folder, 'preload.json'),
    JSON.stringify({
      shared: { react: [], '@euro/design-system': ['chunks/shared-ds.0123abcd.js'], rxjs: ['chunks/rx.js'] },
      remotes: ['chunks/remotes.js'],
      member: ['chunks/member.js'],
      pages: { '/': ['chunks/home.js'], '/home': ['chunks/home.js'] },
    }),
  );
}
