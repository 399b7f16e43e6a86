import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import type { Team } from '../models/index.js';
import { type HeldLineup, lineupIn, loadLineups } from './loadLineup.js';
import { rewindTeams } from './rewindTeams.js';

/**
 * The squad that a locked team holds in the matchday a change counts for. What was saved for a later one is forgotten
 * first: the deadline was moved behind that save, and a squad from then would silently replace the change. Only the
 * squad that comes back after a free hit waits there by right.
 */
export async function loadHeldLineup(
  context: Pick<Database, 'models' | 'sequelize'>,
  team: Team,
  weekId: number,
  transaction: Transaction,
): Promise<HeldLineup> {
  const query = { teamId: team.id, upTo: Number.MAX_SAFE_INTEGER, limit: 2 };
  let lineups = await loadLineups(context, query, transaction);
  const last = lineups[0]?.weekId ?? 0;
  const returnsFrom = team.freeHitWeek === weekId ? weekId + 1 : weekId;
  if (last > returnsFrom) {
    await rewindTeams(context, { openWeek: weekId, teamId: team.id }, transaction);
    await team.reload({ transaction });
    lineups = await loadLineups(context, query, transaction);
  }
  const lineup = lineupIn(lineups, weekId);
  if (!lineup) throw new Error(`Team ${team.id} has no lineup for matchday ${weekId}.`);
  return lineup;
}
