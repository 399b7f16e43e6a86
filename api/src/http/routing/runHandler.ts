import type { EndpointName } from '@euro/api-contract';
import type { CallContext } from '../context.js';
import type { Call, Handler } from './route.js';

/** Called at the start of every page; it changes nothing that replicated reads show. */
const RENEWS_TOKEN: EndpointName = 'POST user/refresh';

/**
 * Runs a handler: on a replica where the endpoint allows old data and the caller wrote nothing lately. A write is
 * recorded whatever its outcome: a failed answer does not prove that nothing was committed.
 */
export async function runHandler<N extends EndpointName, C extends CallContext>(
  handler: Handler<N, C>,
  call: Call<N, C>,
): ReturnType<Handler<N, C>> {
  const { name, context, http } = call;
  const caller = call.caller;
  if (name.startsWith('GET ')) {
    const isOld = REPLICATED_READS.has(name) && !context.recentWrites.has(http, caller);
    return isOld ? context.replicas.read(() => handler(call)) : handler(call);
  }
  try {
    return await handler(call);
  } finally {
    if (name !== RENEWS_TOKEN) context.recentWrites.note(http, caller);
  }
}

/**
 * Reads that may be seconds old, and therefore go to replicas (ADR 59): of what many share, and what no change is
 * judged on. Their handlers change nothing: what a replica refuses is decided by the primary.
 */
const REPLICATED_READS: ReadonlySet<EndpointName> = new Set([
  'GET rankings/{type}',
  'GET league/{id}',
  'GET league/{id}/history',
  'GET league/{id}/matches',
  'GET league/{id}/cup',
  'GET competitions',
  'GET pages',
  'GET prizes',
]);
