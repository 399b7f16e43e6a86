import type { PlayerStatsRow } from '@euro/api-contract';
import { GOALKEEPER } from '@euro/game';
import type { Bests, NumberColumn } from '../../store/statsApi.js';

/** The six corners of a profile, and of one of goalkeepers only. */
const FIELD = ['goals', 'assists', 'bigChanceCreated', 'duelWon', 'ballRecovery', 'time'] as const;
const KEEPERS = ['saves', 'cleanSheets', 'penalty_saved', 'ballRecovery', 'duelWon', 'time'] as const;

export type ProfileColumn = ((typeof FIELD)[number] | (typeof KEEPERS)[number]) & NumberColumn;

/** Columns of a profile; goalkeepers among themselves have those of goalkeepers. */
export function profileColumns(
  players: readonly Pick<PlayerStatsRow, 'positionId'>[],
): readonly ProfileColumn[] {
  const areKeepers = players.length > 0 && players.every(({ positionId }) => positionId === GOALKEEPER);
  return areKeepers ? KEEPERS : FIELD;
}

/** The value at the rim: the best of the tournament, and at least the highest one drawn. */
export function rimOf(
  column: ProfileColumn,
  bests: Bests,
  players: readonly Pick<PlayerStatsRow, ProfileColumn>[],
): number {
  return Math.max(1, bests[column] ?? 0, ...players.map((player) => player[column]));
}

/** A player's points in each matchday so far; null where he did not play. */
export function pointsByWeek({ stats }: Pick<PlayerStatsRow, 'stats'>, weeks: number): (number | null)[] {
  return Array.from(
    { length: weeks },
    (_, index) => stats.find(({ weekId }) => weekId === index + 1)?.points ?? null,
  );
}
