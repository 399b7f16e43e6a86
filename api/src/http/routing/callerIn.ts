import type { BaseContext } from '../../infra/context.js';
import type { Caller } from './caller.js';

/** The caller as who he is in the competition of a call: a premium member of that competition alone is one there. */
export async function callerIn(
  caller: Caller | null,
  context: Pick<BaseContext, 'competitionId' | 'competitions'>,
): Promise<Caller | null> {
  if (!caller?.premiumIn || caller.premiumIn.size === 0) return caller;
  const id = context.competitionId ?? (await context.competitions()).find(({ isDefault }) => isDefault)?.id;
  if (id === undefined || !caller.premiumIn.has(id)) return caller;
  return { ...caller, roles: new Set([...caller.roles, 'premium']) };
}
