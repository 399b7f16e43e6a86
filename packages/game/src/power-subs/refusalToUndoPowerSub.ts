import { countPositions, isValidFormation } from '../formation.js';
import type { MessageParams } from '../types.js';
import { applyPowerSubs, type PowerSub } from './applyPowerSubs.js';
import type { PowerSubContext } from './powerSubContext.js';

/** Why a power sub can't be undone; every code has one sentence in the interface. */
export type UndoPowerSubRefusal = 'not-a-power-sub' | 'incoming-kicked-off' | 'later-power-sub';

/** The power sub that brought on `inId`, and the running matchday it is part of. */
export interface UndoPowerSubInput extends PowerSubContext {
  readonly inId: number;
}

/**
 * Why this power sub can't be undone, or null when it can: only before the incoming player's kick-off (decisions
 * §4.6), and as long as no later power sub needs it: took that player out again, or leaves no valid XI without it.
 */
export function refusalToUndoPowerSub(
  input: UndoPowerSubInput,
): { readonly code: UndoPowerSubRefusal; readonly params: MessageParams } | null {
  const { inId, subs, statuses } = input;
  const params = { playerId: inId };
  const index = subs.findIndex((sub) => sub.inId === inId);
  if (index < 0) return { code: 'not-a-power-sub', params };
  if (statuses.get(inId) !== 'to-play') return { code: 'incoming-kicked-off', params };
  const isNeeded = subs.slice(index + 1).some(({ outId }) => outId === inId);
  if (isNeeded || !isValidEleven(input, subs.toSpliced(index, 1))) return { code: 'later-power-sub', params };
  return null;
}

function isValidEleven({ lineup, players, rules }: PowerSubContext, subs: readonly PowerSub[]): boolean {
  const { starting } = applyPowerSubs(lineup, subs).lineup;
  return isValidFormation(countPositions(starting.flatMap((id) => players.get(id)?.positionId ?? [])), rules);
}
