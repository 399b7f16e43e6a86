import type { Caller } from '../http/index.js';
import { Refusal } from '../infra/errors.js';
import type { LeaguesContext } from './context.js';

interface Guesser {
  readonly caller: Pick<Caller, 'userId'> | null;
  readonly address: string;
}

/**
 * Runs whatever depends on an invite code. A wrong code, which the attempt refuses with `invite-invalid`, counts for
 * the account and for the address.
 * @throws `too-many-wrong-codes` while one of them is blocked
 */
export function tryInvite<T>(
  { wrongInvites }: Pick<LeaguesContext, 'wrongInvites'>,
  { caller, address }: Guesser,
  attempt: () => Promise<T>,
): Promise<T> {
  const keys = [`address ${address}`, ...(caller ? [`account ${caller.userId}`] : [])];
  return wrongInvites.run(keys, attempt, isWrongCode);
}

/** The refusal of a code that leads to no league, or no longer. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'invite-invalid';
}
