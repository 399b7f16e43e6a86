import { Refusal } from '../../infra/errors.js';
import { findFirst, type KeyedCall, keyOf } from '../idempotency/idempotencyKey.js';
import type { Caller } from './caller.js';

/** End of a suspension that only an operator ends, in milliseconds: later than any date. */
export const UNTIL_LIFTED = Date.UTC(9999, 11, 31);

/** The end of a suspension as the contract has it; null: an operator ends it. */
export function presentEnd(until: number): string | null {
  return until >= UNTIL_LIFTED ? null : new Date(until).toISOString();
}

type Changer = Pick<Caller, 'suspendedUntil'> | null;

/** The refusal of a change by a suspended caller, with the end of the suspension; null for everybody else. */
export function suspendedRefusal(caller: Changer): Refusal | null {
  const until = caller?.suspendedUntil;
  return until === undefined ? null : new Refusal('account-suspended', { until: presentEnd(until) });
}

/** @throws the refusal `account-suspended` */
export function requireNotSuspended(caller: Changer): void {
  const refusal = suspendedRefusal(caller);
  if (refusal) throw refusal;
}

/**
 * Refuses a suspended caller's change of other fields than the allowed ones. A retry of a change that was accepted
 * before the suspension receives the stored response.
 * @throws the refusal `account-suspended`
 */
export async function refuseChanges(
  call: KeyedCall & { readonly caller: Pick<Caller, 'suspendedUntil'> },
  allowed: readonly string[],
): Promise<void> {
  if (allowed.length > 0 && Object.keys(call.body).every((field) => allowed.includes(field))) return;
  const key = keyOf(call);
  if (key && (await findFirst(call.context, key))) return;
  requireNotSuspended(call.caller);
}
