import type { Seal } from '../../infra/seal.js';
import type { CallContext } from '../context.js';
import { describeRequest, type KeyedCall } from '../idempotency/idempotencyKey.js';

/** A call that may have to wait in a queue. */
export type QueuedCall = Omit<KeyedCall, 'caller'> & { readonly caller: KeyedCall['caller'] | null };

/** How long a ticket is valid, in milliseconds. */
export const TICKET_LIFE = 60_000;

/**
 * Tickets of requests that were refused because the queue was too long. Each seals the moment (epoch milliseconds,
 * real time) at which the request was first received. Every process with the same secret can read it, and only for the
 * same user, call, key and body.
 */
export interface AdmissionTickets {
  write(receivedAt: number, request: string): string;
  /** Null for an invalid ticket, one of another request, or an expired one: the request then counts as new. */
  read(ticket: string, request: string): number | null;
}

export function createAdmissionTickets(seal: Seal, realNow: () => number): AdmissionTickets {
  const owner = (request: string) => `admission ${request}`;
  return {
    write: (receivedAt, request) => seal.close(String(receivedAt), owner(request)),
    read(ticket, request) {
      const receivedAt = Number(seal.open(ticket, owner(request)) ?? Number.NaN);
      const age = realNow() - receivedAt;
      return age >= 0 && age <= TICKET_LIFE ? receivedAt : null;
    },
  };
}

/** Binds a ticket to one request: the same user, call, key and body. */
export function requestOf(call: QueuedCall): string {
  const { call: name, bodyHash } = describeRequest(call);
  return [call.caller?.userId ?? '', name, call.idempotencyKey ?? '', bodyHash].join(' ');
}

/** Request header with the ticket of a retried request. */
const TICKET_HEADER = 'admission-ticket';

export type ReceivedCall = QueuedCall & { readonly context: CallContext };

/**
 * Real time at which the whole request was received: the time in its ticket, or now without one.
 * @param readAt when its body was read, in epoch milliseconds
 */
export function receive(call: ReceivedCall, readAt: number): number {
  const { context, http } = call;
  const ticket = http.get(TICKET_HEADER);
  const first = ticket === '' ? null : context.admissionTickets.read(ticket, requestOf(call));
  return first ?? readAt;
}
