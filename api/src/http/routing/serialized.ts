/** An answer that is bytes already: JSON that is serialised once and sent many times, or a file. */
export class Serialized {
  constructor(
    readonly bytes: Buffer | string,
    /** A strong tag in quotes; without one it is computed from the bytes. */
    readonly etag?: string,
    readonly type = 'application/json',
  ) {}
}
