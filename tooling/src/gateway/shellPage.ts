import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Release } from '@euro/platform/manifest';
import type { RegistryNow } from './registryReader.js';

/** What the visitor chose before; absent means the page decides (Dutch, the system's theme). */
export interface Visitor {
  readonly language?: 'nl' | 'en' | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
  /** Has the script-readable marker of a session. */
  readonly signedIn: boolean;
}

export interface Page {
  readonly html: string;
  readonly nonce: string;
}

/**
 * The portal's one page, with what only the server knows before the first paint: language, theme, the nonce for
 * styles, the registry, and the scripts of the remote that this path will show.
 */
export function shellPage(indexFile: string, scripts: readonly string[] = []) {
  let changed = -1;
  let template = '';

  async function load(): Promise<string> {
    const { mtimeMs } = await stat(indexFile);
    if (mtimeMs !== changed) {
      template = await readFile(indexFile, 'utf8');
      changed = mtimeMs;
    }
    return template;
  }

  return async function render(pathname: string, visitor: Visitor, registry: RegistryNow): Promise<Page> {
    const nonce = randomBytes(16).toString('base64');
    const head = [
      `<meta name="sc-nonce" content="${nonce}" nonce="${nonce}">`,
      ...preloads(pathname, visitor, registry),
      ...scripts.map((src) => `<script src="${src}" defer></script>`),
      `<script type="application/json" id="registry">${registry.text.replaceAll('<', '\\u003c')}</script>`,
    ].join('');
    const html = (await load())
      .replace(/<html[^>]*>/, `<html lang="${visitor.language ?? 'nl'}"${themeOf(visitor)}>`)
      .replace(/<meta charset=[^>]*>/i, (charset) => charset + head);
    return { html, nonce };
  };
}

const themeOf = ({ theme }: Visitor) => (theme ? ` data-theme="${theme}"` : '');

/** Links for the entry and scripts of the remotes whose route is about to be shown. */
function preloads(pathname: string, visitor: Visitor, registry: RegistryNow): string[] {
  return registry.entries
    .filter((entry) => !entry.canary)
    .filter(({ active }) =>
      active.manifest.routes.some(
        (route) => matches(route.path, pathname) && (route.access === 'open' || visitor.signedIn),
      ),
    )
    .flatMap(({ active }) => linksOf(active));
}

function linksOf({ base, manifest }: Release): string[] {
  const { entry, integrity, preload } = manifest;
  return [
    `<link rel="preload" as="script" href="${base}${entry}" integrity="${integrity}" crossorigin="anonymous">`,
    ...preload.map((file) => `<link rel="preload" as="script" href="${base}${file}">`),
  ];
}

/** Does `/team/12` belong to `/team/:id`? */
function matches(routePath: string, pathname: string): boolean {
  const wanted = routePath.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
