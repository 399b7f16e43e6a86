import type { EpochMs, TeamMode } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { Team } from '../models/index.js';
import { type CompetitionChoice, loadSeason, type Season, type SeasonMatchday } from '../tournament/index.js';
import { type BoosterColumns, heldWeek, modeOf } from './modeOf.js';

/** The matchday that a change counts for, and the moment at which that was decided. */
export interface DecidedMatchday {
  readonly season: Season;
  readonly weekId: number;
  readonly deadline: EpochMs;
  readonly now: EpochMs;
  readonly mode: Exclude<TeamMode, 'locked'>;
}

interface MatchdayRequest extends CompetitionChoice {
  /** The matchday that the player meant; without it, the one that is open. */
  readonly weekId?: number | undefined;
}

/**
 * Decides once, by the server's clock, which matchday a change counts for (decisions §2.2): call it in the change's
 * transaction after the team's row is locked. At the deadline's very millisecond the next matchday is open already.
 */
export async function decideMatchday(
  context: Pick<GameContext, 'models' | 'sequelize' | 'clock'>,
  team: (BoosterColumns & Pick<Team, 'weekId'>) | null,
  request: MatchdayRequest,
  transaction: Transaction,
): Promise<DecidedMatchday> {
  const season = await loadSeason(context, request, transaction);
  const { now, matchdays } = season;
  const weekId = heldWeek(team, season);
  if (
    request.weekId !== undefined &&
    request.weekId !== season.info.deadlineWeek &&
    request.weekId !== weekId
  ) {
    throw refuseOther(request.weekId, season);
  }
  const matchday = matchdays.find((row) => row.weekId === weekId);
  const mode = modeOf(team, season);
  if (mode !== 'locked' && matchday && now < matchday.deadline) {
    return { season, weekId, deadline: matchday.deadline, now, mode };
  }
  if (request.weekId !== undefined && matchday) throw deadlinePassed(matchday, now);
  throw new Refusal('team-locked');
}

function refuseOther(weekId: number, { matchdays, now }: Season): Refusal {
  const matchday = matchdays.find((row) => row.weekId === weekId);
  if (matchday && now >= matchday.deadline) return deadlinePassed(matchday, now);
  return new Refusal('invalid-input', { issues: [{ path: 'weekId', code: 'not-open' }] });
}

function deadlinePassed({ weekId, deadline }: SeasonMatchday, now: EpochMs): Refusal {
  return new Refusal('deadline-passed', {
    weekId,
    deadlineDate: new Date(deadline).toISOString(),
    decidedAt: new Date(now).toISOString(),
    msAfterDeadline: now - deadline,
  });
}
