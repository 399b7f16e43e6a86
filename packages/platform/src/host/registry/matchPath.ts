import type { ManifestRoute } from '../../manifest/index.js';
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

/** The params of a path that matches a route such as `/team/:id`; null when it does not match. */
export function matchRoute(route: string, pathname: string): Readonly<Record<string, string>> | null {
  return matchParts(split(route), split(pathname))?.params ?? null;
}

/** `fixed` has a 1 for each fixed segment and a 0 for each parameter: its string order is the precedence. */
function matchParts(pattern: string[], parts: string[]) {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  let fixed = '';
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (!piece.startsWith(':')) {
      if (piece !== part) return null;
      fixed += '1';
      continue;
    }
    const value = decode(part);
    if (value === null) return null;
    params[piece.slice(1)] = value;
    fixed += '0';
  }
  return { params, fixed };
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
