import type { IncomingMessage } from 'node:http';

/** Whether the asker has what this tag is of. Compared weakly, as `If-None-Match` asks: a proxy may have made the tag weak, or kept several. */
export function knows(request: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => bare(tag) === bare(etag));
}
