import { createHash } from 'node:crypto';
import { feedMessage } from '@euro/api-contract';
import { type ApplyContext, type ApplyResult, type Arrival, applyMessage } from './applyMessage.js';
import type { MessageProblem } from './messageProblem.js';
import { recordMessage } from './recordMessage.js';

/** Applies a request of a feed; anything that is not a valid message is stored as refused. */
export async function receiveMessage(
  context: ApplyContext,
  payload: unknown,
  arrival: Omit<Arrival, 'message'>,
): Promise<ApplyResult> {
  const parsed = feedMessage.safeParse(payload);
  if (parsed.success) return applyMessage(context, { ...arrival, message: parsed.data });
  const problems = parsed.error.issues.map(
    ({ path, message }): MessageProblem => ({ path: path.join('.'), column: null, message: `${message}.` }),
  );
  const refusedArrival = { ...arrival, message: { id: nameOf(payload) } };
  await context.withTransaction((transaction) =>
    recordMessage(context, refusedArrival, { outcome: 'refused', changes: 0, problems }, transaction),
  );
  return { ok: false, problems };
}

/** The same thing has the same name when it is sent again. */
function nameOf(payload: unknown): string {
  const id = feedMessage.shape.id.safeParse((payload as { id?: unknown } | null)?.id);
  if (id.success) return id.data;
  return `unnamed-${createHash('sha256')
    .update(JSON.stringify(payload) ?? '')
    .digest('hex')
    .slice(0, 16)}`;
}
