/** Characters that a path may contain unescaped, besides those that `encodeURIComponent` leaves (RFC 3986 §3.3). */
const PLAIN = /%(3A|40|24|26|2B|2C|3B|3D)/g;
const FORBIDDEN_CHARACTERS = /[\\\p{Cc}]/u;

/**
 * Normalises a request's target: escapes are decoded once and written again where a path needs them, so that an
 * encoded slash stays a part of its segment; repeated and trailing slashes and dot segments are removed; the query
 * stays unchanged. Every process calls this before it
 * compares a path, so that all of them agree on the requested resource. Paths are case-sensitive.
 * @returns null for an invalid path: a broken escape, one that leaves the root, a backslash or a control character
 */
export function normalTarget(target: string): string | null {
  const [, origin, path = '', query = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (!path.startsWith('/') && (path !== '' || origin === undefined)) return null;
  const segments: string[] = [];
  for (const part of path.split('/')) {
    const segment = decode(part);
    if (segment === null || FORBIDDEN_CHARACTERS.test(segment)) return null;
    if (segment === '..' && segments.pop() === undefined) return null;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return `/${segments.map(encode).join('/')}${query}`;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function encode(segment: string): string {
  return encodeURIComponent(segment).replaceAll(PLAIN, decodeURIComponent);
}
