import { COACH } from '../positions.js';
import type { CompetitionRules } from '../types.js';
import { accepted, type DraftResult, type DraftSquad, refused, type Slot, slotOf } from './draftSquad.js';
import { exchangeSlots } from './exchangeSlots.js';
import { canSwap } from './swapPlayers.js';

type Armband = 'captainId' | 'viceCaptainId';
type SwapRules = Pick<CompetitionRules, 'formationLimits'>;

/** Makes a player captain; see `chooseViceCaptain`, the rules are the same. */
export function chooseCaptain(draft: DraftSquad, playerId: number, rules: SwapRules): DraftResult {
  return giveArmband(draft, playerId, 'captainId', rules);
}

/**
 * Makes a player vice-captain (spec §4 "Captaincy").
 *
 * Who wears the other armband gives that up: it is vacant afterwards. A bench player comes into the lineup, on an
 * empty starting slot of his position or for a starter: of his own position before others; there one without an
 * armband, then who wore this one, then who wears the other (vacant afterwards); and the last in the row first.
 */
export function chooseViceCaptain(draft: DraftSquad, playerId: number, rules: SwapRules): DraftResult {
  return giveArmband(draft, playerId, 'viceCaptainId', rules);
}

function giveArmband(draft: DraftSquad, playerId: number, armband: Armband, rules: SwapRules): DraftResult {
  const slot = draft.slots[slotOf(draft, playerId)];
  if (slot === undefined) return refused({ code: 'not-in-team', params: { playerId } });
  if (slot.positionId === COACH) return refused({ code: 'coach-not-captain', params: { playerId } });

  const other: Armband = armband === 'captainId' ? 'viceCaptainId' : 'captainId';
  if (slot.role === 'starting') {
    const otherId = draft[other] === playerId ? null : draft[other];
    return accepted({ ...draft, [armband]: playerId, [other]: otherId });
  }

  const place = placeInLineup(draft, slot, playerId, armband, rules);
  if (place < 0) return refused({ code: 'invalid-formation', params: { playerId } });
  const outId = draft.slots[place]?.playerId ?? null;
  const otherId = draft[other] === outId ? null : draft[other];
  const slots = exchangeSlots(draft.slots, place, slotOf(draft, playerId));
  return accepted({ ...draft, slots, [armband]: playerId, [other]: otherId });
}

function placeInLineup(
  draft: DraftSquad,
  benchSlot: Slot,
  playerId: number,
  armband: Armband,
  rules: SwapRules,
): number {
  const gap = draft.slots.findIndex(
    ({ role, positionId, playerId: heldBy }) =>
      role === 'starting' && positionId === benchSlot.positionId && heldBy === null,
  );
  if (gap >= 0) return gap;

  const reluctance = (slot: Slot) => {
    const ownPosition = slot.positionId === benchSlot.positionId ? 0 : 3;
    if (slot.playerId === draft[armband]) return ownPosition + 1;
    const wearsOther = slot.playerId === draft.captainId || slot.playerId === draft.viceCaptainId;
    return ownPosition + (wearsOther ? 2 : 0);
  };
  let place = -1;
  let least = Number.POSITIVE_INFINITY;
  draft.slots.forEach((slot, index) => {
    if (slot.role !== 'starting' || slot.playerId === null) return;
    if (reluctance(slot) > least || !canSwap(draft, slot.playerId, playerId, rules)) return;
    place = index;
    least = reluctance(slot);
  });
  return place;
}
