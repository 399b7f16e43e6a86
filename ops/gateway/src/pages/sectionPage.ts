import type { ManifestRoute, Release } from '@euro/platform/manifest';
import type { Visitor } from '../http/visitor.js';
import type { RegistryNow } from '../releases/registryReader.js';
import { matches } from './preloads.js';

/** A page of a section, as it is in every release that a browser may choose. */
export interface SectionPage {
  readonly route: ManifestRoute;
  /** The active release, and a canary. */
  readonly releases: readonly Release[];
}

/** The section's page that this visitor sees at a path; none where a canary has another title there, or no page. */
export function sectionPage(
  path: string,
  visitor: Visitor,
  { entries }: Pick<RegistryNow, 'entries'>,
): SectionPage | undefined {
  for (const { active, canary } of entries) {
    const releases = [active, ...(canary ? [canary.release] : [])];
    const routes = releases.flatMap(({ manifest }) =>
      manifest.routes
        .filter((route) => matches(route.path, path) && (route.access === 'open' || visitor.signedIn))
        .slice(0, 1),
    );
    const [route] = routes;
    if (route && routes.length === releases.length && routes.every((other) => isAlike(other, route)))
      return { route, releases };
  }
  return undefined;
}

const isAlike = (one: ManifestRoute, other: ManifestRoute) =>
  one.path === other.path && one.title.nl === other.title.nl && one.title.en === other.title.en;
