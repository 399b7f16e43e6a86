import type { CallContext } from '../context.js';
import type { KeyedCall } from '../idempotency/idempotencyKey.js';
import { requestOf } from './requestOf.js';

/** Carries the ticket of a request that was sent back. */
const TICKET_HEADER = 'admission-ticket';

export type ReceivedCall = KeyedCall & { readonly context: CallContext };

/**
 * The moment at which the server had received a whole request, by real time: now, or when it was first received, if it was sent back
 * with a ticket.
 * @param readAt when its body was read, in epoch milliseconds
 */
export function receive(call: ReceivedCall, readAt: number): number {
  const { context, http } = call;
  const ticket = http.get(TICKET_HEADER);
  const first = ticket === '' ? null : context.admissionTickets.read(ticket, requestOf(call));
  return first ?? readAt;
}
