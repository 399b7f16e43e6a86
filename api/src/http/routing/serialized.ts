import type { Readable } from 'node:stream';

/** An answer that is bytes already: JSON that is serialised once and sent many times, or a file, also row by row. */
export class Serialized {
  constructor(
    readonly bytes: Buffer | string | Readable,
    /** A strong tag in quotes; without one it is computed from the bytes. */
    readonly etag?: string,
    readonly type = 'application/json',
  ) {}
}
