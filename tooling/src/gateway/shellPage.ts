import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { EARLY_CALLS, PRELOAD_FILES, type PreloadFiles } from '../webpack/PreloadFilesPlugin.js';
import { STILLS, type Still, type Stills } from '../webpack/stills.js';
import { cachedFile } from './cachedFile.js';
import { earlyCalls, hashOf } from './earlyCalls.js';
import { preloads } from './preloads.js';
import type { RegistryNow } from './registryReader.js';
import { stillOf } from './stillOf.js';
import type { Visitor } from './visitor.js';

export interface Page {
  readonly html: string;
  readonly nonce: string;
  /** The inline script that it carries, as its policy names it. */
  readonly inline: readonly string[];
}

interface ShellPageOptions {
  /** Folder of the built shell. */
  readonly shell: string;
  /** Addresses of scripts that every page gets besides its own. */
  readonly scripts?: readonly string[];
  /** Names of `<meta>` that every page carries besides its own. */
  readonly marks?: readonly string[];
  readonly preloading?: boolean;
}

/**
 * The portal's one page, with what only the server knows before the first paint: language, theme, the nonce for
 * styles, the registry, the scripts of the remote that this path will show, and a still of the page itself.
 */
export function shellPage({ shell, scripts = [], marks = [], preloading = true }: ShellPageOptions) {
  const readTemplate = cachedFile(join(shell, 'index.html'), (text) => text);
  const readFiles = optional(
    cachedFile(join(shell, PRELOAD_FILES), (text) => JSON.parse(text) as PreloadFiles),
  );

  const readEarly = optional(
    cachedFile(join(shell, EARLY_CALLS), (script) => ({ script, hash: hashOf(script) })),
  );

  const readStills = optional(cachedFile(join(shell, STILLS), (text) => JSON.parse(text) as Stills));

  return async function render(pathname: string, visitor: Visitor, registry: RegistryNow): Promise<Page> {
    const template = await readTemplate();
    const files = (await readFiles()) ?? { shared: {}, remotes: [], member: [], pages: {} };
    const early = await readEarly();
    const nonce = randomBytes(16).toString('base64');
    const styles = `<meta name="sc-nonce" content="${nonce}" nonce="${nonce}">`;
    const calls = early ? earlyCalls(early.script, pathname, visitor, registry) : '';
    // After the shell's own scripts, which are needed first.
    const last = [
      ...(preloading ? preloads(pathname, visitor, registry, files) : []),
      ...marks.map((name) => `<meta name="${name}">`),
      ...scripts.map((src) => `<script src="${src}" defer></script>`),
      ...(registry.isUnknown ? [] : [inlined(registry)]),
    ].join('');
    const still = stillOf((await readStills()) ?? {}, pathname, visitor, registry);
    const html = template
      .replaceAll('<style>', `<style nonce="${nonce}">`)
      .replace(ROOT, (root) => root + (still ? drawn(still, nonce) : ''))
      .replace(/<html[^>]*>/, `<html lang="${visitor.language ?? 'nl'}"${themeOf(visitor)}>`)
      .replace(/<meta charset=[^>]*>/i, (charset) => charset + styles + calls)
      .replace(/<\/head>/i, (end) => last + end);
    return { html, nonce, inline: early ? [early.hash] : [] };
  };
}

/** Where the portal is drawn; what stands in it until then goes with its first drawing. */
const ROOT = '<div id="root">';

/** Nothing of it answers yet, so nobody is led to it. */
const drawn = ({ html, css }: Still, nonce: string) =>
  `<style nonce="${nonce}">${css}</style><div inert aria-hidden="true">${html}</div>`;

/** Undefined where there is no such file. */
function optional<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  return () => read().catch(() => undefined);
}

const inlined = ({ text }: RegistryNow) =>
  `<script type="application/json" id="registry">${text.replaceAll('<', '\\u003c')}</script>`;

const themeOf = ({ theme }: Visitor) => (theme ? ` data-theme="${theme}"` : '');
