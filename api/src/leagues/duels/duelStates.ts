import type { DuelState } from '@euro/api-contract';
import type { Duel } from '../../models/index.js';
import type { Season } from '../../tournament/index.js';

/** A duel as it is stored. */
export type StoredDuel = Pick<
  Duel,
  | 'id'
  | 'competitionId'
  | 'code'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'weekId'
  | 'lastWeekId'
  | 'createdAt'
  | 'acceptedAt'
  | 'stoppedAt'
  | 'blockedBy'
>;

type Matchdays = Pick<Season, 'matchdays' | 'info'>;

/**
 * The matchdays in which a duel is played: a waiting one begins at the earliest with the coming one, and of a stopped
 * one those count that were locked before.
 */
export function weeksOf(duel: StoredDuel, season: Matchdays): number[] {
  const stoppedAt = duel.stoppedAt === null ? Number.POSITIVE_INFINITY : Number(duel.stoppedAt);
  return plannedFor(duel, season)
    .filter(({ deadline }) => deadline <= stoppedAt)
    .map(({ weekId }) => weekId);
}

/** The matchdays for which it was made. */
function plannedFor(duel: StoredDuel, { matchdays, info }: Matchdays): Matchdays['matchdays'] {
  const firstWeek = duel.acceptedAt === null ? Math.max(duel.weekId, info.deadlineWeek ?? 0) : duel.weekId;
  const lastWeek = duel.lastWeekId ?? Number.POSITIVE_INFINITY;
  return matchdays.filter(({ weekId }) => weekId >= firstWeek && weekId <= lastWeek);
}

/** A duel's state; null for a link that expired, because its last matchday is locked, or was withdrawn. */
export function stateOf(duel: StoredDuel, season: Matchdays): DuelState | null {
  const isStopped = duel.stoppedAt !== null;
  const weeks = weeksOf(duel, season);
  if (duel.acceptedAt === null) {
    return !isStopped && season.info.deadlineWeek !== null && weeks.length > 0 ? 'waiting' : null;
  }
  const last = plannedFor(duel, season).at(-1);
  // A deleted team stops its duels: one whose matchdays were all played stays as it ended.
  if (last?.state === 'confirmed' && last.weekId === weeks.at(-1)) return 'finished';
  return isStopped ? 'stopped' : 'running';
}

/** Whether it takes one of a team's places. */
export function isLive(duel: StoredDuel, season: Matchdays): boolean {
  const state = stateOf(duel, season);
  return state === 'waiting' || state === 'running';
}
