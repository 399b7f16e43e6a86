import { newIdempotencyKey } from '../contract/idempotencyKey.js';
import type { RemoteStorage } from '../contract/platform.js';

/** A write on which the server has not decided yet, with the key that lets it be repeated safely. */
interface PendingWrite {
  readonly write: string;
  readonly key: string;
  readonly about?: string;
}

/** The idempotency keys of pending writes in this browser (decisions §3.7). */
export interface IdempotencyKeys {
  /**
   * The key of a write: the one that it was sent with before while it is pending, else a new one.
   * @param write the call's name and all that is sent
   * @param about what it changes, where several writes overwrite each other
   */
  keyOf(write: string, about?: string): string;
  /** The server has decided on the write with this key: an equal one is another press, as is any other pending one about the same thing. */
  forget(key: string, about?: string): void;
}

const PENDING = 'unanswered-writes';
/** There is seldom more than one. */
const MOST_PENDING = 5;

/** Keys that lie in the remote's storage, so that a retry after a reload or in another tab is still the same write. */
export function createIdempotencyKeys(storage: RemoteStorage): IdempotencyKeys {
  const read = () => storage.read(PENDING, isPendingWrites) ?? [];
  return {
    keyOf(write, about) {
      const pending = read();
      const pendingWrite = pending.find((each) => each.write === write);
      if (pendingWrite !== undefined) return pendingWrite.key;
      const key = newIdempotencyKey();
      storage.write(PENDING, [...pending, { write, key, about }].slice(-MOST_PENDING));
      return key;
    },
    forget(key, about) {
      const pending = read();
      const left = pending.filter(
        (each) => each.key !== key && (about === undefined || each.about !== about),
      );
      if (left.length === pending.length) return;
      if (left.length === 0) storage.remove(PENDING);
      else storage.write(PENDING, left);
    },
  };
}

function isPendingWrites(value: unknown): value is readonly PendingWrite[] {
  return Array.isArray(value) && value.every(isPendingWrite);
}

function isPendingWrite(value: unknown): value is PendingWrite {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'write') === 'string' &&
    typeof Reflect.get(value, 'key') === 'string'
  );
}
