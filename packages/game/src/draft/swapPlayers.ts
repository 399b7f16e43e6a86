import { mayReplace } from '../formation.js';
import { COACH, GOALKEEPER } from '../positions.js';
import type { CompetitionRules } from '../types.js';
import { startingCounts } from './draftQueries.js';
import { accepted, type DraftResult, type DraftSquad, type Refusal, refused, slotOf } from './draftSquad.js';
import { exchangeSlots } from './exchangeSlots.js';

type SwapRules = Pick<CompetitionRules, 'formationLimits'>;

/** Why these two can't change places (spec §4 "Swap"), or null when they can. */
export function refusalToSwap(
  draft: DraftSquad,
  firstId: number,
  secondId: number,
  rules: SwapRules,
): Refusal | null {
  if (firstId === secondId) return { code: 'same-player', params: { playerId: firstId } };
  const first = draft.slots[slotOf(draft, firstId)];
  if (first === undefined) return { code: 'not-in-team', params: { playerId: firstId } };
  const second = draft.slots[slotOf(draft, secondId)];
  if (second === undefined) return { code: 'not-in-team', params: { playerId: secondId } };

  const players = { firstId, secondId };
  if (first.positionId === COACH || second.positionId === COACH) {
    return { code: 'coach-not-swappable', params: players };
  }
  if ((first.positionId === GOALKEEPER) !== (second.positionId === GOALKEEPER)) {
    return { code: 'goalkeeper-only-with-goalkeeper', params: players };
  }
  if (first.role === 'starting' && second.role === 'starting')
    return { code: 'both-starting', params: players };
  if (first.role === 'bench' && second.role === 'bench') return null;

  const [out, on] = first.role === 'starting' ? [first, second] : [second, first];
  if (mayReplace(startingCounts(draft), out.positionId, on.positionId, rules)) return null;
  return { code: 'invalid-formation', params: players };
}

/** Whether these two may change places. */
export function canSwap(draft: DraftSquad, firstId: number, secondId: number, rules: SwapRules): boolean {
  return refusalToSwap(draft, firstId, secondId, rules) === null;
}

/**
 * Exchanges a starter and a bench player, in any order given, or two outfield players on the bench.
 * A starter who wears an armband hands it to the player who comes on, as in a transfer (decisions §3.2).
 */
export function swapPlayers(
  draft: DraftSquad,
  firstId: number,
  secondId: number,
  rules: SwapRules,
): DraftResult {
  const refusal = refusalToSwap(draft, firstId, secondId, rules);
  if (refusal !== null) return refused(refusal);

  const firstIndex = slotOf(draft, firstId);
  const secondIndex = slotOf(draft, secondId);
  const slots = exchangeSlots(draft.slots, firstIndex, secondIndex);
  const successor = (holderId: number | null) => {
    if (holderId === firstId) return secondId;
    return holderId === secondId ? firstId : holderId;
  };
  return accepted({
    slots,
    captainId: successor(draft.captainId),
    viceCaptainId: successor(draft.viceCaptainId),
  });
}
