import type { EpochMs, PowerSubContext } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { Team } from '../models/index.js';
import { loadSeason, playerStatuses, type TournamentSnapshot } from '../tournament/index.js';
import { loadLineup } from './loadLineup.js';
import { loadTeamPowerSubs } from './loadPowerSubs.js';
import { isRunning } from './powerSubsNow.js';

/** A locked team in the matchday that runs, as power subs are judged on it. */
export interface RunningMatchday {
  readonly weekId: number;
  readonly deadline: EpochMs;
  readonly now: EpochMs;
  readonly powerSubContext: PowerSubContext;
}

interface MatchdayRequest {
  readonly weekId: number;
  /** Read before the transaction: a read inside would wait for a second connection while the first is held. */
  readonly snapshot: TournamentSnapshot;
}

/** The running matchday of a power sub, by the clock of this transaction; refused when it does not run. */
export async function loadRunningMatchday(
  context: Pick<GameContext, 'models' | 'sequelize' | 'clock'>,
  team: Pick<Team, 'id' | 'competitionId'>,
  { weekId, snapshot }: MatchdayRequest,
  transaction: Transaction,
): Promise<RunningMatchday> {
  const season = await loadSeason(context, { competitionId: team.competitionId }, transaction);
  const { now, competition } = season;
  const deadline = season.matchdays.find((row) => row.weekId === weekId)?.deadline;
  const lineup = await loadLineup(context, team.id, weekId, transaction);
  if (deadline === undefined || !lineup || !isRunning(season, weekId)) {
    throw refusePowerSub('matchday-not-running', { weekId });
  }
  const powerSubContext = {
    lineup,
    subs: await loadTeamPowerSubs(context, team.id, weekId, transaction),
    statuses: playerStatuses(snapshot, weekId, now),
    players: snapshot.players,
    rules: competition.rules,
  };
  return { weekId, deadline, now, powerSubContext };
}

/** Every refused power sub has one code; the reason says which rule it was. */
export function refusePowerSub(reason: string, params: Readonly<Record<string, unknown>>): Refusal {
  return new Refusal('power-sub-refused', { reason, params });
}
