import { clubLimit } from '../clubLimit.js';
import { COACH } from '../positions.js';
import { isForSale } from '../prices/isForSale.js';
import { squadPrice } from '../prices/squadPrice.js';
import type { GamePlayer, SquadContext } from '../types.js';
import { clubCounts, moneyLeft } from './draftQueries.js';
import { accepted, type DraftResult, type DraftSquad, type Refusal, refused, slotOf } from './draftSquad.js';

/** Why this player can't be picked now (spec §5), or null when he can. */
export function refusalToPick(player: GamePlayer, draft: DraftSquad, context: SquadContext): Refusal | null {
  if (slotOf(draft, player.id) >= 0) return { code: 'already-in-team', params: { playerId: player.id } };
  if (!isForSale(player, context)) return { code: 'player-left', params: { playerId: player.id } };
  if (freeSlot(draft, player) < 0) return { code: 'no-free-slot', params: { positionId: player.positionId } };

  const limit = clubLimit(context.rules, context.matchday);
  if ((clubCounts(draft, context.players).get(player.clubId) ?? 0) >= limit) {
    return { code: 'club-limit', params: { clubId: player.clubId, limit } };
  }
  const price = squadPrice(player, context);
  const money = moneyLeft(draft, context);
  if (price > money) return { code: 'over-budget', params: { price, moneyLeft: money } };
  return null;
}

/**
 * Puts a player in the first empty slot of his position, starters before bench. A picked starter who is not the coach
 * becomes captain when that is vacant, else vice-captain (decisions §1.6).
 */
export function pickPlayer(draft: DraftSquad, playerId: number, context: SquadContext): DraftResult {
  const player = context.players.get(playerId);
  if (player === undefined) return refused({ code: 'unknown-player', params: { playerId } });
  const refusal = refusalToPick(player, draft, context);
  if (refusal !== null) return refused(refusal);

  const index = freeSlot(draft, player);
  const slots = draft.slots.map((slot, at) => (at === index ? { ...slot, playerId } : slot));
  const mayLead = player.positionId !== COACH && draft.slots[index]?.role === 'starting';
  if (mayLead && draft.captainId === null) return accepted({ ...draft, slots, captainId: playerId });
  if (mayLead && draft.viceCaptainId === null) return accepted({ ...draft, slots, viceCaptainId: playerId });
  return accepted({ ...draft, slots });
}

function freeSlot(draft: DraftSquad, player: GamePlayer): number {
  return draft.slots.findIndex((slot) => slot.playerId === null && slot.positionId === player.positionId);
}
