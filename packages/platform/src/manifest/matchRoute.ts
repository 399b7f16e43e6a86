/** The params of a path that matches a route such as `/team/:id`; null when it does not match. */
export function matchRoute(route: string, pathname: string): Readonly<Record<string, string>> | null {
  return matchParts(split(route), split(pathname))?.params ?? null;
}

/** `fixed` has a 1 for each fixed segment and a 0 for each parameter: its string order is the precedence. */
export function matchParts(pattern: readonly string[], parts: readonly string[]) {
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

/** The segments of a path; empty ones are none. */
export function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
