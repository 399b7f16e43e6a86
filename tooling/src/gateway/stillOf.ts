import { type Still, type Stills, TITLE } from '../webpack/stills.js';
import { matches, releasesFor } from './preloads.js';
import type { RegistryNow } from './registryReader.js';
import type { Visitor } from './visitor.js';

/** What a page looks like before its scripts are there: a page of the shell, or any section's under its title; undefined for others. */
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
