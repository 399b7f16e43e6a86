import { escapeHtml } from '../http/escapeHtml.js';
import type { Visitor } from '../http/visitor.js';
import type { RegistryNow } from '../releases/registryReader.js';
import { isBranded, isOver } from './brandedPage.js';
import type { PageAddress } from './competitions.js';
import { matches, releasesFor } from './preloads.js';
import { type Still, type Stills, TITLE } from './stills.js';

/**
 * The still of a page, shown until its scripts are loaded: of the shell's pages, and of sections under their title;
 * else undefined.
 */
export function stillOf(
  stills: Stills,
  { pathname, competition }: PageAddress,
  visitor: Visitor,
  registry: RegistryNow,
): Still | undefined {
  const locale = visitor.language ?? 'nl';
  const stillAt = (path: string) => stills[path]?.[locale]?.[visitor.signedIn ? 'member' : 'visitor'];
  const route = (path: string) =>
    releasesFor(path, visitor, registry)
      .flatMap(({ manifest }) => manifest.routes)
      .find((one) => matches(one.path, path));
  const own = Object.keys(stills).find((path) => path !== '*' && matches(path, pathname));
  // Home describes this product, in texts that no brand replaces, and how to play.
  if (own && competition && (isBranded(competition) || isOver(competition)) && HOME.includes(own))
    return withTitle(stillAt('*'), competition.word[locale]);
  const section = route(own && HOME.includes(own) ? '/home' : pathname);
  if (own && !section) return stillAt(own);
  return section && withTitle(stillAt('*'), section.title[locale]);
}

const HOME: readonly string[] = ['/', '/home'];

function withTitle(section: Still | undefined, title: string): Still | undefined {
  return section && { ...section, html: section.html.replaceAll(TITLE, () => escapeHtml(title)) };
}
