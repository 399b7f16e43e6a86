import { matches, releasesFor } from './preloads.js';
import type { RegistryNow } from './registryReader.js';
import { type Still, type Stills, TITLE } from './stills.js';
import type { Visitor } from './visitor.js';

/** The still of a page, shown until its scripts are loaded: of the shell's pages, and of sections under their title; else undefined. */
export function stillOf(
  stills: Stills,
  pathname: string,
  visitor: Visitor,
  registry: RegistryNow,
): Still | undefined {
  const locale = visitor.language ?? 'nl';
  const drawn = (path: string) => stills[path]?.[locale]?.[visitor.signedIn ? 'member' : 'visitor'];
  const own = Object.keys(stills).find((path) => path !== '*' && matches(path, pathname));
  if (own) return drawn(own);
  const route = releasesFor(pathname, visitor, registry)
    .flatMap(({ manifest }) => manifest.routes)
    .find(({ path }) => matches(path, pathname));
  const section = route && drawn('*');
  return section && { ...section, html: section.html.replaceAll(TITLE, () => escaped(route.title[locale])) };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
