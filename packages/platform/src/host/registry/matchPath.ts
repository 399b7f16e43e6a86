import type { ManifestRoute } from '../../manifest/index.js';
import { matchParts, split } from '../../manifest/matchRoute.js';
import type { KnownRemote } from './knownRemote.js';

export interface PathMatch {
  readonly remote: KnownRemote;
  readonly route: ManifestRoute;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The remote and route of a path; fixed segments take precedence over `:params`, an earlier remote over a later one.
 */
export function matchPath(remotes: readonly KnownRemote[], pathname: string): PathMatch | null {
  const parts = split(pathname);
  let best: { match: PathMatch; fixed: string } | null = null;
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const params = matchParts(split(route.path), parts);
      if (!params || (best && best.fixed >= params.fixed)) continue;
      best = { match: { remote, route, params: params.params }, fixed: params.fixed };
    }
  }
  return best?.match ?? null;
}
