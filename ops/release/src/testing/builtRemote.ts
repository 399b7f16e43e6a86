import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { containerName } from '@euro/platform/manifest';
import { buildManifest } from '../registry/buildManifest.js';
import { REPOSITORY } from '../registry/repository.js';
import { exampleBill } from './exampleBill.js';

const FIXTURES = join(REPOSITORY, 'ops/release/src/registry/fixtures');

/** Creates a temporary folder for one test. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tooling-'));
}

/**
 * Creates and builds the fictitious remote `mf-news` in a workspace, without webpack; with another name also other
 * pages.
 */
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
  for (const file of ['page', 'notes']) writeFileSync(join(dist, `chunks/${file}.1234abcd.js`), 'void 0;');
  const declaration = readFileSync(join(folder, 'remote.json'), 'utf8')
    .replace('"mf-news"', `"${name}"`)
    .replaceAll('"/news', `"/${name.slice(3)}`)
    .replace('/notes"', '/notes", "page": "notes"');
  const built = buildManifest({
    name,
    version,
    declaration,
    entry: 'remoteEntry.js',
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    preload: ['chunks/page.1234abcd.js'],
    pages: { notes: { files: ['chunks/notes.1234abcd.js'], shared: ['rxjs'] } },
    shared: ['react', '@euro/design-system'],
    sizes: { 'remoteEntry.js': brotliCompressSync(code).length },
  });
  if ('problems' in built) throw new Error(built.problems.join('\n'));
  writeFileSync(join(dist, 'sbom.json'), exampleBill());
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(built.manifest));
  writeFileSync(join(dist, '@mf-types.zip'), 'types');
  writeFileSync(join(dist, '@mf-types.d.ts'), `keys of ${version}`);
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(federationManifest(name, version)));
}

/** In the format of Module Federation's plugin. */
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
      types: { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' },
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [{ id: `${containerName(name)}:remote`, name: 'remote', path: './remote', assets }],
  };
}

/** Writes the build of a shell: a page, a hashed script and its compressed twin. */
export function addShell(folder: string): void {
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>EuroManager</title><link rel="manifest" href="/manifest.webmanifest"></head><body></body></html>',
  );
  writeFileSync(join(folder, 'main.0123abcd.js'), 'console.log(1);');
  writeFileSync(join(folder, 'service-worker.js'), 'self.skipWaiting();');
  writeFileSync(
    join(folder, 'manifest.webmanifest'),
    JSON.stringify({ name: 'EuroManager', description: 'Stel je ploeg samen voor EURO 2024.' }),
  );
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
