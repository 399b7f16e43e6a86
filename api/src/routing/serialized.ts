/** An answer that is JSON bytes already: serialised once, sent many times. */
export class Serialized {
  constructor(
    readonly bytes: Buffer | string,
    /** A strong tag in quotes; without one it is computed from the bytes. */
    readonly etag?: string,
  ) {}
}
