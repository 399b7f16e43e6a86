import { type ApiResult, type Drawer, newIdempotencyKey } from '@euro/platform';

/** Statuses that say nothing about the write itself: it may be sent again as it is. */
const NOT_DECIDED: readonly number[] = [401, 408, 425, 429];
const UNANSWERED = 'unanswered';
/** Writes whose fate is not known; there is seldom more than one. */
const MOST_KEPT = 5;

interface SentWrite {
  readonly write: string;
  readonly key: string;
}

/**
 * Makes a write under the key it went out with before, or under a new one, and keeps that key until the server has decided:
 * pressed again after a lost line, a reload, or in another tab of this browser, it is still the same order.
 */
export async function writeOnce<T>(
  drawer: Drawer,
  write: string,
  send: (idempotencyKey: string) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const sent = read(drawer);
  const known = sent.find((each) => each.write === write);
  const key = known?.key ?? newIdempotencyKey();
  if (!known) drawer.write(UNANSWERED, [...sent, { write, key }].slice(-MOST_KEPT));
  const answer = await send(key);
  if (isDecided(answer)) {
    drawer.write(
      UNANSWERED,
      read(drawer).filter((each) => each.key !== key),
    );
  }
  return answer;
}

/** Whether the server has decided, one way or the other; not when it was never heard, or broke on the way. */
function isDecided({ error }: ApiResult<unknown>): boolean {
  if (error === undefined) return true;
  return error.status >= 400 && error.status < 500 && !NOT_DECIDED.includes(error.status);
}

function read(drawer: Drawer): readonly SentWrite[] {
  return drawer.read(UNANSWERED, isSentWrites) ?? [];
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
