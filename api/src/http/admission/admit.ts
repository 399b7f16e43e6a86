import { isUnavailable } from '../../infra/db/isUnavailable.js';
import { Refusal } from '../../infra/errors.js';
import type { KeyedCall } from '../idempotency/idempotencyKey.js';
import { type QueuedCall, receive, requestOf } from './admissionTickets.js';
import type { Queue, Turn } from './queue.js';

/** Runs a change of the database in turn. Every refusal that may be retried carries a ticket. */
export async function admit<T>(call: KeyedCall, work: () => Promise<T>): Promise<T> {
  try {
    return await runInTurn(call.context.changeQueue, call, work);
  } catch (error) {
    throw withTicket(call, error);
  }
}

/** Adds a ticket without a place to a failure of the database that may be retried; returns any other as it is. */
export function withTicket(call: QueuedCall, error: unknown): unknown {
  return needsTicket(error) ? refusal(call, null, error) : error;
}

/** Whether the database failed in a way that passes, before anything promised the call its place. */
export function needsTicket(error: unknown): boolean {
  const hasNoTicket = error instanceof Refusal && error.code === 'not-available' && !error.details;
  return hasNoTicket || isUnavailable(error);
}

/**
 * Queues a call and runs its work in turn. A call that would wait longer than its time budget is refused
 * with its place, the estimated seconds and a ticket. Retried with the ticket, it gets its old place and its first
 * time of receipt.
 */
export function runInTurn<T>(queue: Queue, call: QueuedCall, work: () => Promise<T>): Promise<T> {
  return queue.run(receivedAtOf(call), work, (turn) => refusal(call, turn));
}

/** A call without a key counts from when it is queued. */
function receivedAtOf(call: QueuedCall): number {
  const { state } = call.http;
  state.receivedAt ??= receive(call, call.context.realNow());
  return state.receivedAt;
}

/** Seconds before its turn at which a refused request should retry; it queues for the rest. */
const EARLIER = 3;

function refusal(call: QueuedCall, turn: Turn | null, cause?: unknown): Refusal {
  const ticket = call.context.admissionTickets.write(receivedAtOf(call), requestOf(call));
  const retryAfter = String(turn ? Math.max(1, turn.seconds - EARLIER) : 1);
  return new Refusal('not-available', { ...turn, ticket }, { 'Retry-After': retryAfter }, { cause });
}
