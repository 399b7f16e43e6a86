import type { EndpointName } from '@euro/api-contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiFailure, ApiResult } from '../contract/api.js';
import type { Platform } from '../contract/platform.js';
import type { WaitingChange } from '../contract/state.js';
import type { PlatformCall } from './calls.js';
import { createIdempotencyKeys } from './idempotencyKeys.js';
import { isDecided } from './isDecided.js';

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
 * Base query of a remote's RTK Query API: `createApi({ baseQuery: platformBaseQuery, … })`. Makes the calls that `call` and
 * `write` define; an error is the API's failure. A query that nobody waits for any more is aborted, a mutation is not.
 */
export const platformBaseQuery: PlatformBaseQuery = async (
  { name, options, isKeyed },
  { extra, signal, type },
) => {
  const { api, storage, bus, state } = platformOf(extra);
  const { about, waits, ...sent } = options;
  const send = (more: object) => (api as LooseApi).call(name, { ...sent, ...more });
  if (!isKeyed) return asAnswer(await send(type === 'query' ? { signal } : {}));

  const keys = createIdempotencyKeys(storage);
  const { idempotencyKey, ...content } = sent;
  const { params = {} } = content;
  const { query, body } = content;
  const made = { call: name, params, ...(query && { query }), body };
  // A write that the portal keeps has its key there: once it is sent, an equal one is another press.
  const waitingChange = state.waiting?.value.find((change) => isSameWrite(change, made));
  const key =
    idempotencyKey ??
    waitingChange?.idempotencyKey ??
    keys.keyOf(`${name} ${JSON.stringify(content)}`, about);
  const answer = await send({ idempotencyKey: key });
  if (!answer.error || isDecided(answer.error)) keys.forget(key, about);
  else if (answer.error.status === 0 && waits && about !== undefined) {
    bus.emit('change.waits@1', { ...waits, about, ...made, idempotencyKey: key });
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
