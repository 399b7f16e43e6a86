import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The compressions that a client accepts, the smaller result first. `br;q=0` refuses one. */
export function acceptedEncodings(request: IncomingMessage): readonly Encoding[] {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding));
}
