import { type CompetitionRules, type FreeTransfers, freeTransfers } from '@euro/game';
import type { Team } from '../models/index.js';
import type { StoredTransfer } from './storedTransfers.js';

interface FreeTransfersAt {
  /** The open matchday. */
  readonly weekId: number;
  readonly rules: CompetitionRules;
  /** All that the team confirmed so far. */
  readonly transfers: readonly Pick<StoredTransfer, 'weekId' | 'extra'>[];
}

/** The free transfers that a team has in a matchday (decisions §3.1, §3.4). */
export function freeTransfersOf(
  { weekId: teamWeekId, wildCardWeek, freeHitWeek }: Pick<Team, 'weekId' | 'wildCardWeek' | 'freeHitWeek'>,
  { weekId, rules, transfers }: FreeTransfersAt,
): FreeTransfers {
  const unlimitedWeeks = new Set([wildCardWeek, freeHitWeek].filter((week) => week != null));
  const usedByWeek = chargedTransfers(transfers);
  return freeTransfers({ teamWeekId, weekId, used: usedByWeek, unlimitedWeeks, freeHitWeek, rules });
}

/** Number of transfers charged to a team, by matchday: extras cost no free transfer (decisions §1.5). */
function chargedTransfers(transfers: FreeTransfersAt['transfers']): ReadonlyMap<number, number> {
  const countByWeek = new Map<number, number>();
  for (const { weekId, extra } of transfers) {
    if (!extra) countByWeek.set(weekId, (countByWeek.get(weekId) ?? 0) + 1);
  }
  return countByWeek;
}
