import * as z from 'zod';
import { done, id, moment } from './common.js';
import type { Endpoint } from './endpoint.js';
import { orderFilter } from './payment.js';
import { reason } from './reason.js';

/** Orders that can be paid back whole, as they were counted. */
const counted = z.object({
  count: z.number().int().min(0),
  /** Cents that are left of them. */
  amount: z.number().int().min(0),
  /** The highest id; 0 without an order. Orders of later are never meant. */
  lastOrderId: z.number().int().min(0),
});

/** The refund of all orders of a filter, in the background. */
export const refundRun = z.object({
  id,
  at: moment,
  /** Id of the operator. */
  actorId: z.number().int(),
  reason: z.string(),
  count: z.number().int(),
  /** Cents. */
  amount: z.number().int(),
  /** Orders whose refund was requested. */
  done: z.number().int(),
  failed: z.number().int(),
  waiting: z.number().int(),
  /** Orders that were not paid back because an operator stopped it. */
  stopped: z.number().int(),
  /** The first fifty that failed, with the code of the refusal. */
  failures: z.array(z.object({ orderId: id, code: z.string() })),
});
export type RefundRun = z.infer<typeof refundRun>;

const treasurer = { access: 'session', role: 'treasurer' } as const;

/**
 * `details` of `refund-refused` for many orders: `because` is `counted-again` (with `count` and `amount` as they are
 * now), `too-many` (with `most`), or `no-order`.
 */
export const refundEndpoints = {
  'GET admin/refunds/count': {
    ...treasurer,
    summary: 'Count the orders of a filter that can be paid back whole, and what is left of them',
    query: orderFilter,
    response: counted,
    errors: [],
  },
  'GET admin/refunds': {
    ...treasurer,
    summary: 'The last ten refunds of many orders, newest first, with how far they are',
    response: z.object({ runs: z.array(refundRun) }),
    errors: [],
  },
  'POST admin/refunds': {
    ...treasurer,
    fourEyes: 'refund',
    summary: 'Pay back all orders of a filter, as they were counted, in the background; thirty a minute',
    body: counted.extend({ filter: orderFilter, reason }),
    response: z.object({ run: refundRun }),
    errors: ['refund-refused', 'payments-not-available'],
  },
  'POST admin/refunds/{id}/retry': {
    ...treasurer,
    fourEyes: 'refund',
    summary: 'Try the failed orders of a refund of many again',
    params: z.object({ id }),
    body: z.object({ reason }),
    response: done,
    errors: ['not-found'],
  },
  'POST admin/refunds/{id}/stop': {
    ...treasurer,
    summary: 'Pay back no more orders of a refund of many; what was requested goes on',
    params: z.object({ id }),
    body: z.object({ reason }),
    response: done,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
