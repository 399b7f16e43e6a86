import type { ConfirmedTransfer } from '@euro/api-contract';
import type { DraftPair } from './draftPair.js';
import type { SavedTeam } from './savedTeam.js';

/** The pairs of a draft that still fit a team that may have changed. */
export interface FittingPairs {
  readonly pairs: readonly DraftPair[];
  /** Pairs that were confirmed in the meantime, here or elsewhere. */
  readonly confirmed: readonly DraftPair[];
  /** Pairs that the team or the squads have no place for any more. */
  readonly impossible: readonly DraftPair[];
}

/** Sorts out which prepared transfers still fit the team: out must be in it, in must not, and of the same position. */
export function fittingPairs(
  pairs: readonly DraftPair[],
  team: SavedTeam,
  transfers: readonly Pick<ConfirmedTransfer, 'outId' | 'inId' | 'weekId'>[],
): FittingPairs {
  const fitting: DraftPair[] = [];
  const confirmed: DraftPair[] = [];
  const impossible: DraftPair[] = [];
  const usedIds = new Set<number>();
  for (const pair of pairs) {
    if (fits(pair, team, usedIds)) fitting.push(pair);
    else if (isConfirmed(pair, team, transfers)) confirmed.push(pair);
    else impossible.push(pair);
    usedIds.add(pair.outId);
    if (pair.inId !== null) usedIds.add(pair.inId);
  }
  return { pairs: fitting.length === pairs.length ? pairs : fitting, confirmed, impossible };
}

function fits(
  { outId, inId }: DraftPair,
  { squad, players }: SavedTeam,
  usedIds: ReadonlySet<number>,
): boolean {
  const outgoing = squad.find(({ id }) => id === outId);
  if (outgoing === undefined || usedIds.has(outId)) return false;
  if (inId === null) return true;
  const isInSquad = squad.some(({ id }) => id === inId);
  return !isInSquad && !usedIds.has(inId) && players.get(inId)?.positionId === outgoing.positionId;
}

function isConfirmed(
  { outId, inId }: DraftPair,
  { matchday }: SavedTeam,
  transfers: readonly Pick<ConfirmedTransfer, 'outId' | 'inId' | 'weekId'>[],
): boolean {
  return transfers.some(
    (transfer) => transfer.weekId === matchday && transfer.outId === outId && transfer.inId === inId,
  );
}
