import type { EndpointName } from '@euro/api-contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiFailure, ApiResult } from '../contract/api.js';
import { newIdempotencyKey } from '../contract/idempotencyKey.js';
import type { Platform, RemoteStorage } from '../contract/platform.js';
import type { WaitingChange } from '../contract/state.js';
import type { PlatformCall } from './calls.js';
import { isDecided } from './failures.js';

export type PlatformBaseQuery = BaseQueryFn<PlatformCall, unknown, ApiFailure>;

/** The API without the types of one call: `call` and `write` checked the options. */
interface LooseApi {
  call(name: EndpointName, options: object): Promise<ApiResult<unknown>>;
}

/** The platform that the store was created with. */
export function platformOf(extra: unknown): Platform {
  return extra as Platform;
}

/**
 * Base query of a remote's RTK Query API: `createApi({ baseQuery: platformBaseQuery, … })`. Makes the calls that
 * `call` and
 * `write` define; an error is the API's failure. A query that nobody waits for any more is aborted, a mutation is not.
 */
export const platformBaseQuery: PlatformBaseQuery = async (
  { name, options, isKeyed },
  { extra, signal, type },
) => {
  const { api, storage, bus, state } = platformOf(extra);
  const { about, waits, ...callOptions } = options;
  const send = (more: object) => (api as LooseApi).call(name, { ...callOptions, ...more });
  if (!isKeyed) return asAnswer(await send(type === 'query' ? { signal } : {}));

  const keys = createIdempotencyKeys(storage);
  const { idempotencyKey, ...content } = callOptions;
  const { params = {} } = content;
  const { query, body } = content;
  const request = { call: name, params, ...(query && { query }), body };
  // A write that the portal keeps has its key there: once it is sent, an equal one is another press.
  const waitingChange = state.waiting?.value.find((change) => isSameWrite(change, request));
  const key =
    idempotencyKey ??
    waitingChange?.idempotencyKey ??
    keys.keyOf(`${name} ${JSON.stringify(content)}`, about);
  const answer = await send({ idempotencyKey: key });
  if (!answer.error || isDecided(answer.error)) keys.forget(key, about);
  else if (answer.error.status === 0 && waits && about !== undefined) {
    bus.emit('change.waits@1', { ...waits, about, ...request, idempotencyKey: key });
    if (state.waiting?.value.some(({ idempotencyKey: its }) => its === key)) keys.forget(key);
  }
  return asAnswer(answer);
};

type MadeWrite = Pick<WaitingChange, 'call' | 'params' | 'query' | 'body'>;

function isSameWrite(one: MadeWrite, other: MadeWrite): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ call, params, query, body }: MadeWrite): string {
  return JSON.stringify([call, params, query, body]);
}

function asAnswer({ data = null, error }: ApiResult<unknown>): { data: unknown } | { error: ApiFailure } {
  return error ? { error } : { data };
}

/** A write on which the server has not decided yet, with the key that lets it be repeated safely. */
interface PendingWrite {
  readonly write: string;
  readonly key: string;
  readonly about?: string;
}

/** The idempotency keys of pending writes in this browser (decisions §3.7). */
interface IdempotencyKeys {
  /**
   * The key of a write: the one that it was sent with before while it is pending, else a new one.
   * @param write the call's name and all that is sent
   * @param about what it changes, where several writes overwrite each other
   */
  keyOf(write: string, about?: string): string;
  /**
   * The server has decided on the write with this key: an equal one is another press, as is any other pending one
   * about the same thing.
   */
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
