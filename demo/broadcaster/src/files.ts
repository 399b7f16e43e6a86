import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reply } from './reply.js';

const FOLDER = fileURLToPath(new URL('../site/files', import.meta.url));
/** Scripts of the pages that this site builds itself (`broadcaster-builds`). */
const BUILDS = fileURLToPath(new URL('../../broadcaster-builds/dist', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const NEWSREADER = join(dirname(resolve('@fontsource-variable/newsreader/package.json')), 'files');

/** Files from packages, by their address on pages. React is the one of five years ago. */
const OF_PACKAGES: Readonly<Record<string, string>> = {
  '/files/react-17.js': join(dirname(resolve('react/package.json')), 'umd/react.production.min.js'),
  '/files/react-dom-17.js': join(
    dirname(resolve('react-dom/package.json')),
    'umd/react-dom.production.min.js',
  ),
  '/files/newsreader.woff2': join(NEWSREADER, 'newsreader-latin-opsz-normal.woff2'),
  '/files/newsreader-italic.woff2': join(NEWSREADER, 'newsreader-latin-opsz-italic.woff2'),
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The file at an address, or null: `/files/` and the two builds are flat folders, and nothing else can be named. */
export async function findFile(pathname: string): Promise<Reply | null> {
  const path = pathOf(pathname);
  const type = path && TYPES[extname(path)];
  if (!path || !type) return null;
  try {
    return { status: 200, type, body: await readFile(path) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function pathOf(pathname: string): string | null {
  const [, name] = /^\/files\/([\w-]+\.\w+)$/.exec(pathname) ?? [];
  if (name !== undefined) return OF_PACKAGES[pathname] ?? join(FOLDER, name);
  const [, builder = '', script = ''] = /^\/hosts\/(webpack|vite)\/(\w[\w.-]*\.js)$/.exec(pathname) ?? [];
  return script ? join(BUILDS, builder, script) : null;
}
