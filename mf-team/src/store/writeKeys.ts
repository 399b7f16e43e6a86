import { type Drawer, newIdempotencyKey } from '@euro/platform';

/** A write that went out and was not answered, with the key that lets it be repeated safely. */
interface SentWrite {
  readonly write: string;
  readonly key: string;
}

/** The idempotency keys of this browser's writes (decisions §3.7). */
export interface WriteKeys {
  /** The key of a write, told by its name and all that is sent: the one it went out with before, until it is answered. */
  keyOf(write: string): string;
  /** The server has decided on the last write: another one, even an equal one, is meant anew. */
  answered(): void;
}

const UNANSWERED = 'unanswered-writes';
/** Writes whose fate is not known; there is seldom more than one. */
const MOST_KEPT = 5;

/** Keys that lie in the drawer until the server has answered, so that a retry after a reload is still the same write. */
export function createWriteKeys(drawer: Drawer): WriteKeys {
  return {
    keyOf(write) {
      const sent = drawer.read(UNANSWERED, isSentWrites) ?? [];
      const known = sent.find((each) => each.write === write);
      if (known !== undefined) return known.key;
      const key = newIdempotencyKey();
      drawer.write(UNANSWERED, [...sent, { write, key }].slice(-MOST_KEPT));
      return key;
    },
    answered: () => drawer.remove(UNANSWERED),
  };
}

function isSentWrites(value: unknown): value is readonly SentWrite[] {
  return Array.isArray(value) && value.every(isSentWrite);
}

function isSentWrite(value: unknown): value is SentWrite {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'write') === 'string' &&
    typeof Reflect.get(value, 'key') === 'string'
  );
}
