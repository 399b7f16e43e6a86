import { countClubs } from '../countClubs.js';
import { countPositions, formationText, type PositionCounts } from '../formation.js';
import { squadPrice } from '../prices/squadPrice.js';
import type { GamePlayer, PositionId, SquadContext, Tenths } from '../types.js';
import type { DraftSquad } from './draftSquad.js';

/** Empty slots of a draft, all together and by position id. */
export interface OpenSlots {
  readonly total: number;
  readonly byPosition: Readonly<PositionCounts>;
}

/** Total price of the picked players, in tenths of a million. */
export function draftCost(
  draft: DraftSquad,
  context: Pick<SquadContext, 'players' | 'rules' | 'prices'>,
): Tenths {
  return pickedPlayers(draft, context.players).reduce(
    (cost, player) => cost + squadPrice(player, context),
    0,
  );
}

/** Money left to spend, in tenths of a million. */
export function moneyLeft(
  draft: DraftSquad,
  context: Pick<SquadContext, 'players' | 'rules' | 'prices' | 'money'>,
): Tenths {
  return context.money - draftCost(draft, context);
}

/** Selections of each nation in the draft, the coach included; nations without one are absent. */
export function clubCounts(draft: DraftSquad, players: SquadContext['players']): ReadonlyMap<number, number> {
  return countClubs(pickedPlayers(draft, players));
}

/** The slots that still need a player. */
export function openSlots(draft: DraftSquad): OpenSlots {
  const open = draft.slots.filter((slot) => slot.playerId === null);
  return { total: open.length, byPosition: countPositions(open.map((slot) => slot.positionId)) };
}

/** Starting slots of each position, filled or not; index = position id. */
export function startingCounts(draft: DraftSquad): PositionCounts {
  return countPositions(startingPositions(draft));
}

/** The draft's formation, such as '4-4-2'; empty slots count. */
export function formationName(draft: DraftSquad): string {
  return formationText(startingCounts(draft));
}

function startingPositions(draft: DraftSquad): PositionId[] {
  return draft.slots.filter((slot) => slot.role === 'starting').map((slot) => slot.positionId);
}

function pickedPlayers(draft: DraftSquad, players: SquadContext['players']): GamePlayer[] {
  return draft.slots.flatMap(({ playerId }) => {
    const player = playerId === null ? undefined : players.get(playerId);
    return player === undefined ? [] : [player];
  });
}
