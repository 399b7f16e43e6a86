/** A read object; its tag changes with its bytes. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Precondition of a write: no object, or the object that was read. */
export type Precondition = 'nothing' | { readonly tag: string };

/** Signs what a command changes. */
export interface Signer {
  /** The public key, as a JWK. */
  readonly key: { readonly kty: 'OKP'; readonly crv: 'Ed25519'; readonly x: string };
  /** @returns a compact JWS */
  sign(content: unknown): Promise<string>;
}

/**
 * Stores releases as objects under keys such as `releases/mf-team/1.0.0/remoteEntry.js`. Writes are atomic and
 * conditional: of two concurrent writers one fails its precondition and retries.
 * @throws StoreUnreachable during an outage
 */
export interface ObjectStore {
  /** Location for messages: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** The key of the user of this store. */
  readonly signer?: Signer | null;
  read(key: string): Promise<StoredObject | null>;
  /** False when the precondition failed. */
  write(key: string, bytes: Buffer, expected: Precondition): Promise<boolean>;
  /** Deletes an object; a missing one is no error. */
  remove(key: string): Promise<void>;
}

/** The store did not respond, or not validly; the message is a sentence for the user of the command. */
export class StoreUnreachable extends Error {}
