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
  /** Ids of the added players, in the order of the places. */
  readonly addedIds: readonly number[];
  /** Ids that are not proposed again while others are left. */
  readonly rejectedIds: readonly number[];
}

/** The previous proposal. */
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
  const filledDraft = fillSquad(draft, context, expectation);
  return filledDraft && { draft: filledDraft, addedIds: addedBetween(draft, filledDraft), rejectedIds: [] };
}

/**
 * Another proposal that replaces `outIds` of the previous one: rejected players are excluded while others can fill the
 * squad; after that all are allowed again.
 * @returns null when the squad can't be filled otherwise
 */
export function proposeOther(
  draft: DraftSquad,
  context: SquadContext,
  expectation: Expectation,
  previous: Proposed,
  outIds: readonly number[],
): Proposal | null {
  const base = outIds.reduce((remaining, id) => {
    const result = removePlayer(remaining, id);
    return result.ok ? result.draft : remaining;
  }, draft);
  const remainingIds = previous.addedIds.filter((id) => slotOf(base, id) >= 0);
  for (const rejectedIds of [[...new Set([...previous.rejectedIds, ...outIds])], outIds]) {
    const players = new Map([...context.players].filter(([id]) => !rejectedIds.includes(id)));
    const filledDraft = fillSquad(base, { ...context, players }, expectation);
    if (filledDraft !== null)
      return {
        draft: filledDraft,
        addedIds: [...remainingIds, ...addedBetween(base, filledDraft)],
        rejectedIds,
      };
  }
  return null;
}

function addedBetween(before: DraftSquad, after: DraftSquad): number[] {
  return after.slots.flatMap(({ playerId }) =>
    playerId === null || slotOf(before, playerId) >= 0 ? [] : playerId,
  );
}
