import type { IncomingMessage } from 'node:http';

/**
 * Whether `If-None-Match` contains this tag or `*`, by weak comparison: a proxy may have weakened the tag, or cached
 * several.
 */
export function matchesEtag(request: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
