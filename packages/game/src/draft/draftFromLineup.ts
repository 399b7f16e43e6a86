import { countPositions, isValidFormation } from '../formation.js';
import { GOALKEEPER, POSITION_IDS } from '../positions.js';
import type { CompetitionRules, GamePlayer, Lineup } from '../types.js';
import type { DraftSquad, Slot } from './draftSquad.js';
import { emptyDraft } from './emptyDraft.js';

type LayoutRules = Pick<CompetitionRules, 'startRows' | 'squadLayout' | 'formationLimits' | 'lineupSize'>;

/**
 * The draft that shows a saved lineup: starters in rows, the bench in its order with the goalkeeper first.
 * When players are no longer known, or the lineup fits no legal layout, the known ones are put in the first free
 * slots of the start formation, so that the user sees gaps to fill and not an error.
 */
export function draftFromLineup(
  lineup: Lineup,
  players: ReadonlyMap<number, GamePlayer>,
  rules: LayoutRules,
): DraftSquad {
  const slots = [
    ...slotsFor(lineup.starting, 'starting', players).sort((a, b) => a.positionId - b.positionId),
    ...slotsFor(lineup.bench, 'bench', players).sort((a, b) => keeperFirst(a) - keeperFirst(b)),
  ];
  const fitting = fits(slots, rules) ? slots : refill(slots, rules);
  const isStarter = (id: number) => fitting.some((slot) => slot.role === 'starting' && slot.playerId === id);
  return {
    slots: fitting,
    captainId: isStarter(lineup.captainId) ? lineup.captainId : null,
    viceCaptainId: isStarter(lineup.viceCaptainId) ? lineup.viceCaptainId : null,
  };
}

function slotsFor(
  ids: readonly number[],
  role: Slot['role'],
  players: ReadonlyMap<number, GamePlayer>,
): Slot[] {
  return ids.flatMap((playerId) => {
    const player = players.get(playerId);
    return player === undefined ? [] : [{ role, positionId: player.positionId, playerId }];
  });
}

function keeperFirst(slot: Slot): number {
  return slot.positionId === GOALKEEPER ? 0 : 1;
}

function fits(slots: readonly Slot[], rules: LayoutRules): boolean {
  const starters = slots.filter((slot) => slot.role === 'starting');
  if (!isValidFormation(countPositions(starters.map((slot) => slot.positionId)), rules)) return false;
  const squad = countPositions(slots.map((slot) => slot.positionId));
  return POSITION_IDS.every((positionId) => squad[positionId] === rules.squadLayout[positionId]);
}

function refill(filledSlots: readonly Slot[], rules: LayoutRules): Slot[] {
  const slots = [...emptyDraft(rules).slots];
  for (const { positionId, playerId } of filledSlots) {
    const index = slots.findIndex((slot) => slot.playerId === null && slot.positionId === positionId);
    const slot = slots[index];
    if (slot !== undefined) slots[index] = { ...slot, playerId };
  }
  return slots;
}
