import {
  type DraftSquad,
  type Expectation,
  fillSquad,
  removePlayer,
  type SquadContext,
  slotOf,
} from '@euro/game';

/** A squad that was filled at one press. */
export interface Proposal {
  readonly draft: DraftSquad;
  /** Who came in, in the order of the places. */
  readonly addedIds: readonly number[];
  /** Who is not proposed again until nobody else is left. */
  readonly rejectedIds: readonly number[];
}

/** What was proposed before. */
export type Proposed = Pick<Proposal, 'addedIds' | 'rejectedIds'>;

/**
 * Fills the open places of a squad.
 * @returns null when the money left can't complete it
 */
export function proposeSquad(
  draft: DraftSquad,
  context: SquadContext,
  expectation: Expectation,
): Proposal | null {
  const filled = fillSquad(draft, context, expectation);
  return filled && { draft: filled, addedIds: addedBetween(draft, filled), rejectedIds: [] };
}

/**
 * Another proposal instead of `outIds`, who were proposed: who was rejected does not come back while others can fill the
 * squad. Then all of them may come again.
 * @returns null when the squad can't be filled otherwise
 */
export function proposeOther(
  draft: DraftSquad,
  context: SquadContext,
  expectation: Expectation,
  before: Proposed,
  outIds: readonly number[],
): Proposal | null {
  const base = outIds.reduce((rest, id) => {
    const result = removePlayer(rest, id);
    return result.ok ? result.draft : rest;
  }, draft);
  const stays = before.addedIds.filter((id) => slotOf(base, id) >= 0);
  for (const rejectedIds of [[...new Set([...before.rejectedIds, ...outIds])], outIds]) {
    const players = new Map([...context.players].filter(([id]) => !rejectedIds.includes(id)));
    const filled = fillSquad(base, { ...context, players }, expectation);
    if (filled !== null)
      return { draft: filled, addedIds: [...stays, ...addedBetween(base, filled)], rejectedIds };
  }
  return null;
}

function addedBetween(before: DraftSquad, after: DraftSquad): number[] {
  return after.slots.flatMap(({ playerId }) =>
    playerId === null || slotOf(before, playerId) >= 0 ? [] : playerId,
  );
}
