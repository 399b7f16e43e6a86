/** An object as it was read; its tag changes with its bytes. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** What a write expects to find: nothing, or the object that was read. */
export type Expected = 'nothing' | { readonly tag: string };

/**
 * Where releases are kept: objects under keys such as `releases/mf-team/1.0.0/remoteEntry.js`. A write takes place whole or not at all, and
 * only while what is there is what the writer expects, so that of two writers at the same time one is told to look again.
 * An outage throws `StoreUnreachable`.
 */
export interface ObjectStore {
  /** Where it is, for sentences: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  read(key: string): Promise<StoredObject | null>;
  /** False when something else is there than was expected. */
  write(key: string, bytes: Buffer, expected: Expected): Promise<boolean>;
  /** What is not there stays away. */
  remove(key: string): Promise<void>;
}

/** The store did not answer, or not as a store does; the message is a sentence for whoever runs the command. */
export class StoreUnreachable extends Error {}
