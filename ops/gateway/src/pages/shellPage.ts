import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { cachedFile } from '../http/cachedFile.js';
import { escapeHtml } from '../http/escapeHtml.js';
import type { Visitor } from '../http/visitor.js';
import type { RegistryNow } from '../releases/registryReader.js';
import {
  BRAND_STYLE,
  branded,
  competitionElement,
  competitionSearch,
  ownCompetition,
} from './brandedPage.js';
import type { PageAddress } from './competitions.js';
import { earlyCalls, hashOf } from './earlyCalls.js';
import type { PageTags } from './pageTags.js';
import { EARLY_CALLS, matches, PRELOAD_FILES, type PreloadFiles, preloads, releasesFor } from './preloads.js';
import type { FindSectionStill } from './sectionStills.js';
import { isMissing, type shellRoutesOf } from './shellRoutes.js';
import { stillOf } from './stillOf.js';
import { STILLS, type Still, type Stills } from './stills.js';

/** The tags of a page by the title of its section, if it is one's. */
export type TagsOf = (section: string | null) => Promise<PageTags>;

export interface Page {
  /** 404 where the portal has no page; what is shown says so. */
  readonly status: 200 | 404;
  readonly html: string;
  readonly nonce: string;
  /** Source expression of its inline script. */
  readonly inline: readonly string[];
}

interface ShellPageOptions {
  /** Folder of the built shell. */
  readonly shell: string;
  /** Addresses of additional scripts of every page. */
  readonly scripts?: readonly string[];
  /** Names of additional `<meta>` elements of every page. */
  readonly marks?: readonly string[];
  readonly preloading?: boolean;
  /** Reads the shell's own routes. */
  readonly readRoutes: ReturnType<typeof shellRoutesOf>;
  readonly findSectionStill: FindSectionStill;
}

/**
 * Renders the portal's HTML page, with language, theme, the nonce for styles, the registry, the scripts of the path's
 * remote, and a still of the page.
 */
export function shellPage({
  shell,
  scripts = [],
  marks = [],
  preloading = true,
  readRoutes,
  findSectionStill,
}: ShellPageOptions) {
  const readTemplate = cachedFile(join(shell, 'index.html'), (text) => text);
  const readFiles = optional(
    cachedFile(join(shell, PRELOAD_FILES), (text) => JSON.parse(text) as PreloadFiles),
  );

  const readEarly = optional(
    cachedFile(join(shell, EARLY_CALLS), (script) => ({ script, hash: hashOf(script) })),
  );

  const readBrandStyle = optional(cachedFile(join(shell, BRAND_STYLE), (text) => text));

  const readStills = optional(cachedFile(join(shell, STILLS), (text) => JSON.parse(text) as Stills));

  return async function render(
    address: PageAddress,
    visitor: Visitor,
    registry: RegistryNow,
    tagsOf: TagsOf,
    hasQuery = false,
  ): Promise<Page> {
    const { pathname } = address;
    const language = visitor.language ?? 'nl';
    const template = await readTemplate();
    const files = (await readFiles()) ?? { shared: {}, remotes: [], member: [], pages: {} };
    const early = await readEarly();
    const nonce = randomBytes(16).toString('base64');
    const styles = `<meta name="sc-nonce" content="${nonce}" nonce="${nonce}">`;
    const search = competitionSearch(address);
    const hasOwnClubs = ownCompetition(address) !== null;
    const calls = early
      ? earlyCalls(early.script, { pathname, hasQuery, search, hasOwnClubs }, visitor, registry)
      : '';
    // After the shell's own scripts, which are needed first.
    const last = [
      ...(preloading ? preloads(pathname, visitor, registry, files) : []),
      ...marks.map((name) => `<meta name="${name}">`),
      ...developed(visitor),
      ...scripts.map((src) => `<script src="${src}" defer></script>`),
      ...(registry.isUnknown ? [] : [inlineRegistry(registry)]),
      competitionElement(address),
    ].join('');
    const stills = { stills: (await readStills()) ?? {}, findSectionStill };
    const still = await stillOf(stills, address, visitor, registry, hasQuery);
    const tags = await tagsOf(sectionOf(pathname, visitor, registry));
    const html = template
      .replace(TITLE, (title) => withText(title, tags.title) + tags.html)
      .replace(MANIFEST, visitor.language === 'en' ? ENGLISH_MANIFEST : MANIFEST)
      .replace(DESCRIPTION, (meta) => withContent(meta, tags.description))
      .replace(ROOT, (root) => root + (still ? renderStill(still) : ''))
      .replaceAll('<style>', `<style nonce="${nonce}">`)
      .replace(/<html[^>]*>/, `<html lang="${language}"${themeOf(visitor)}>`)
      .replace(/<meta charset=[^>]*>/i, (charset) => charset + styles + calls)
      .replace(/<\/head>/i, (end) => last + end);
    const tokens = (await readBrandStyle()) ?? '';
    const hasNone = !address.isUnknown && isMissing(pathname, registry, await readRoutes());
    return {
      status: hasNone ? 404 : 200,
      html: branded(html, address, { tokens, nonce, language }),
      nonce,
      inline: early ? [early.hash] : [],
    };
  };
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="?description"? [^>]*>/;

/** The web app manifest in the language of the page. */
const MANIFEST = '"/manifest.webmanifest"';
const ENGLISH_MANIFEST = '"/manifest.en.webmanifest"';

const withText = (title: string, text: string | null) =>
  text === null ? title : `<title>${escapeHtml(text)}</title>`;
const withContent = (meta: string, text: string | null) =>
  text === null ? meta : `<meta name="description" content="${escapeHtml(text)}">`;

/** The root element of the portal, whose content the first render replaces. */
const ROOT = '<div id="root">';

/** Its fields and buttons are inert, its links lead to their addresses (`linksOnly` of the shell's build). */
const renderStill = ({ html, css }: Still) => `<style>${css}</style>${html}`;

/** Set for public pages. */
function sectionOf(pathname: string, { language }: Visitor, registry: RegistryNow): string | null {
  const visitor = { signedIn: false, hasWidgetUser: false };
  const routes = releasesFor(pathname, visitor, registry).flatMap(({ manifest }) => manifest.routes);
  return routes.find(({ path }) => matches(path, pathname))?.title[language ?? 'nl'] ?? null;
}

/** Undefined where there is no such file. */
function optional<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  return () => read().catch(() => undefined);
}

/** Where this browser loads sections from, for the shell. */
const developed = ({ developerOrigins = [] }: Visitor) =>
  developerOrigins.length > 0 ? [`<meta name="euro-dev" content="${developerOrigins.join(' ')}">`] : [];

const inlineRegistry = ({ text }: RegistryNow) =>
  `<script type="application/json" id="registry">${text.replaceAll('<', '\\u003c')}</script>`;

const themeOf = ({ theme }: Visitor) => (theme ? ` data-theme="${theme}"` : '');
