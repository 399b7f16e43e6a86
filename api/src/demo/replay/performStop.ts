import { QueryTypes } from 'sequelize';
import { createRandom } from '../../infra/random/seededRandom.js';
import { matchdayDigest } from '../../scoring/index.js';
import type { DemoTeam } from '../managers/index.js';
import { awaitConfirmation } from './awaitConfirmation.js';
import { formatGameTime } from './formatGameTime.js';
import { type Stop, WAVE_COUNT } from './planStops.js';
import { makePowerSubs, prepareTeams } from './prepareTeams.js';
import type { Production } from './production.js';
import type { Ride } from './replayClock.js';
import type { ReplayContext } from './replayContext.js';

/** Does the work of a stop while the clock is stopped at its moment. */
export function performStop(production: Production, stop: Stop): Promise<Ride> {
  switch (stop.kind) {
    case 'preparation':
      return prepare(production, stop.weekId, stop.wave);
    case 'power-subs':
      return makePowerSubs(production, stop.weekId);
    case 'end':
      return confirm(production, stop.weekId);
  }
}

/** A team's first lineup is its manager's own. */
async function prepare(production: Production, weekId: number, wave: number): Promise<Ride> {
  const ready = await readyTeams(production.context, weekId);
  const own = production.teams.filter(
    (team) => team.weekId < weekId && !ready.has(team.id) && waveOf(team, weekId) === wave,
  );
  return prepareTeams(production, weekId, own);
}

async function confirm(production: Production, weekId: number): Promise<Ride> {
  const { context, competitionId } = production;
  const ride = await awaitConfirmation(production, weekId);
  if (ride !== 'arrived') return ride;
  const digest = (await matchdayDigest(context, competitionId, weekId)) ?? '–';
  context.print(`${formatGameTime(context.clock.now())}  Matchday ${weekId} is confirmed, digest ${digest}`);
  return ride;
}

/** Each matchday a manager has another hour for his team. */
function waveOf({ id }: DemoTeam, weekId: number): number {
  return createRandom(Math.imul(id, 0x9e3779b1) + weekId).whole(WAVE_COUNT);
}

/** Teams that changed something for the matchday: a replay that was interrupted leaves some behind. */
async function readyTeams({ sequelize }: ReplayContext, weekId: number): Promise<ReadonlySet<number>> {
  const rows = await sequelize.query<{ teamId: number }>(
    `SELECT DISTINCT team_id AS teamId FROM receipts
      WHERE week_id = :weekId AND kind IN ('squad-saved', 'lineup-saved', 'transfers-confirmed', 'booster-played')`,
    { type: QueryTypes.SELECT, replacements: { weekId } },
  );
  return new Set(rows.map(({ teamId }) => teamId));
}
