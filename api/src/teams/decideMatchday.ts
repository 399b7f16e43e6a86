import type { EpochMs, TeamMode } from '@euro/game';
import { Refusal } from '../infra/errors.js';
import type { Team } from '../models/index.js';
import type { Season, SeasonMatchday } from '../tournament/index.js';
import { type BoosterColumns, heldWeek, modeOf } from './modeOf.js';

/** The matchday that a change counts for, and the moment of that decision. */
export interface DecidedMatchday {
  readonly season: Season;
  readonly weekId: number;
  readonly deadline: EpochMs;
  readonly now: EpochMs;
  readonly mode: Exclude<TeamMode, 'locked'>;
}

/**
 * Decides once, by the server's clock, which matchday a change counts for (decisions §2.2).
 * @param season read in the change's transaction after the team's row was locked; at the deadline's very millisecond
 * the next matchday is open already
 * @param meantWeek the matchday that the player meant; without it, the one that is open
 */
export function decideMatchday(
  season: Season,
  team: (BoosterColumns & Pick<Team, 'weekId'>) | null,
  meantWeek: number | undefined,
): DecidedMatchday {
  const { now, matchdays } = season;
  const weekId = heldWeek(team, season);
  if (meantWeek !== undefined && meantWeek !== season.info.deadlineWeek && meantWeek !== weekId) {
    throw refuseOther(meantWeek, season);
  }
  const matchday = matchdays.find((row) => row.weekId === weekId);
  const mode = modeOf(team, season);
  if (mode !== 'locked' && matchday && now < matchday.deadline) {
    return { season, weekId, deadline: matchday.deadline, now, mode };
  }
  if (meantWeek !== undefined && matchday) throw refuseDeadline(matchday, now);
  throw new Refusal('team-locked');
}

function refuseOther(weekId: number, { matchdays, now }: Season): Refusal {
  const matchday = matchdays.find((row) => row.weekId === weekId);
  if (matchday && now >= matchday.deadline) return refuseDeadline(matchday, now);
  return new Refusal('invalid-input', { issues: [{ path: 'weekId', code: 'not-open' }] });
}

function refuseDeadline({ weekId, deadline }: SeasonMatchday, now: EpochMs): Refusal {
  return new Refusal('deadline-passed', {
    weekId,
    deadlineDate: new Date(deadline).toISOString(),
    decidedAt: new Date(now).toISOString(),
    msAfterDeadline: now - deadline,
  });
}
