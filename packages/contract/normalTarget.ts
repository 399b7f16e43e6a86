/** What a path may contain unescaped, besides what `encodeURIComponent` leaves alone (RFC 3986 §3.3). */
const PLAIN = /%(3A|40|24|26|2B|2C|3B|3D)/g;
const FORBIDDEN_CHARACTERS = /[\\\p{Cc}]/u;

/**
 * The one spelling of a request's target: escapes are decoded once and written again where a path needs them; repeated and trailing
 * slashes and dot segments are gone; the query stays as it is. Every process reads a target with this before it compares a path, so
 * that no two of them can disagree on what was asked. The case of letters counts.
 * @returns null for what is no path: a broken escape, a way out of the root, a backslash or a control character
 */
export function normalTarget(target: string): string | null {
  const [, origin, path = '', query = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (!path.startsWith('/') && (path !== '' || origin === undefined)) return null;
  const decodedPath = decode(path);
  if (decodedPath === null || FORBIDDEN_CHARACTERS.test(decodedPath)) return null;
  const segments: string[] = [];
  for (const segment of decodedPath.split('/')) {
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
