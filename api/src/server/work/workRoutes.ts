import { type Route, routeFor } from '../../http/index.js';
import type { AppContext } from '../context.js';
import { loadWork } from './loadWork.js';
import { retryWork } from './retryWork.js';

const route = routeFor<AppContext>();

const list = route('GET admin/work', ({ context }) => loadWork(context));

const retry = route('POST admin/work/{kind}/retry', async ({ context, params, body, caller }) => {
  await retryWork(context, { ...params, ...body, actorId: caller.userId });
  return { ok: true };
});

/** The operators' view of background work. */
export const workRoutes: readonly Route<AppContext>[] = [list, retry];
