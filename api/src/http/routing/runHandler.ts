import type { EndpointName } from '@euro/api-contract';
import type { CallContext } from '../context.js';
import { REPLICATED_READS } from './replicatedReads.js';
import type { Call, Handler } from './route.js';

/** Every page begins with it, and it changes nothing that such reads show. */
const RENEWS_TOKEN: EndpointName = 'POST user/refresh';

/**
 * Answers a call: from a replica what may be old, unless the caller has changed something lately. That he did is noted
 * whatever the answer is: a change may be done although it failed.
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
