import type { IncomingMessage } from 'node:http';

/** How many bytes of body a request says that it has; infinite when it sends them in chunks. */
export function declaredLength({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
