import type { Database } from '../../infra/db/database.js';
import { isUnavailable } from '../../infra/db/isUnavailable.js';
import { Refusal } from '../../infra/errors.js';
import type { KeyedCall } from '../idempotency/idempotencyKey.js';
import { type QueuedCall, type ReceivedCall, receive, requestOf } from './admissionTickets.js';
import { createWaitingRoom, type Turn, type WaitingRoom } from './waitingRoom.js';

/** The queue before the changes of a database. */
const rooms = new WeakMap<Database['limitChanges'], WaitingRoom>();

/** One more than may run is let in: by that the limit finds out that others wait. */
function roomBefore(limitChanges: Database['limitChanges']): WaitingRoom {
  const room = rooms.get(limitChanges) ?? createWaitingRoom(() => limitChanges.currentLimit() + 1);
  rooms.set(limitChanges, room);
  return room;
}

/** Runs a change of the database in turn. */
export function admit<T>(call: KeyedCall, work: () => Promise<T>): Promise<T> {
  const { limitChanges } = call.context;
  return runInTurn(roomBefore(limitChanges), call, () => limitChanges(work));
}

/** Seconds before its turn at which a refused request should retry; it queues for the rest. */
const EARLIER = 3;

/**
 * Queues a call in a room and runs its work in turn. A call that would wait longer than its time budget is refused
 * with its place, the estimated seconds and a ticket. Retried with the ticket, it gets its old place and its first
 * time of receipt. Every retryable refusal carries the ticket.
 */
export async function runInTurn<T>(
  room: WaitingRoom,
  call: QueuedCall | ReceivedCall,
  work: () => Promise<T>,
): Promise<T> {
  const { context, http } = call;
  const receivedAt: number = http.state.receivedAt ?? receive(call, context.realNow());
  const refuse = (turn: Turn | null, cause?: unknown) => {
    const ticket = context.admissionTickets.write(receivedAt, requestOf(call));
    const retryAfter = String(turn ? Math.max(1, turn.seconds - EARLIER) : 1);
    return new Refusal('not-available', { ...turn, ticket }, { 'Retry-After': retryAfter }, { cause });
  };
  try {
    return await room.run(receivedAt, work, refuse);
  } catch (error) {
    if (error instanceof Refusal) {
      if (error.code !== 'not-available' || error.details) throw error;
      throw refuse(null, error);
    }
    throw isUnavailable(error) ? refuse(null, error) : error;
  }
}
