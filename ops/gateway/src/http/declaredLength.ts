import type { IncomingMessage } from 'node:http';

/** Declared bytes of a request's body; infinite for a chunked one. */
export function declaredLength({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
