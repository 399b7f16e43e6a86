import type { Seal } from '../../infra/seal.js';
import type { CallContext } from '../context.js';
import { describeRequest, type KeyedCall } from '../idempotency/idempotencyKey.js';

/** How long a request that was sent back may come again in its old place, in milliseconds. */
export const TICKET_LIFE = 60_000;

/**
 * Tickets of requests that were sent back because they had to wait too long: each holds the moment (epoch milliseconds, real time) at
 * which the server had first received that request. They open in every process with the same secret, and only for the same user, call,
 * key and body.
 */
export interface AdmissionTickets {
  write(received: number, request: string): string;
  /** Null for what is no ticket, belongs to another request, or is too old: such a request is a new one. */
  read(ticket: string, request: string): number | null;
}

export function createAdmissionTickets(seal: Seal, realNow: () => number): AdmissionTickets {
  const owner = (request: string) => `admission ${request}`;
  return {
    write: (received, request) => seal.close(String(received), owner(request)),
    read(ticket, request) {
      const received = Number(seal.open(ticket, owner(request)) ?? Number.NaN);
      const age = realNow() - received;
      return age >= 0 && age <= TICKET_LIFE ? received : null;
    },
  };
}

/** What a ticket belongs to: the same user's same call with the same key and body. */
export function requestOf(call: KeyedCall): string {
  const { call: name, bodyHash } = describeRequest(call);
  return [call.caller.userId, name, call.idempotencyKey ?? '', bodyHash].join(' ');
}

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
