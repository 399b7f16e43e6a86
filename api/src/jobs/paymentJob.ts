import { lookAfterOrders } from '../payments/lookAfterOrders.js';
import type { Job } from './job.js';

/** Looks after orders that nobody tells of: lost webhooks, crashes, refunds that are due. */
export const paymentJob: Job = {
  name: 'payments',
  scope: 'portal',
  everyMs: 5_000,
  run: (context) => lookAfterOrders(context),
};
