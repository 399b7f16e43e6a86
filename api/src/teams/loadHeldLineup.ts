import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { type HeldLineup, lineupIn, loadLineups } from './loadLineup.js';
import { type LockedTeam, selectLocked } from './lockTeam.js';
import { rewindTeams } from './rewindTeams.js';

/** For all that is held, and one behind it. */
const NEWEST = { upTo: Number.MAX_SAFE_INTEGER, limit: 2 };

/**
 * The squad that a locked team holds in the matchday a change counts for. What was saved for a later one is forgotten
 * first: the deadline was moved behind that save, and a squad from then would silently replace the change. Only the
 * squad that comes back after a free hit waits there by right.
 * @param found its lineups, where this transaction has read them already
 */
export async function loadHeldLineup(
  context: Pick<Database, 'models' | 'sequelize' | 'dialect'>,
  team: LockedTeam,
  weekId: number,
  transaction: Transaction,
  found?: readonly HeldLineup[],
): Promise<HeldLineup> {
  const query = { ...NEWEST, teamId: team.id };
  let lineups = found ?? (await loadLineups(context, query, transaction));
  const last = lineups[0]?.weekId ?? 0;
  const returnsFrom = team.freeHitWeek === weekId ? weekId + 1 : weekId;
  if (last > returnsFrom) {
    await rewindTeams(context, { openWeek: weekId, teamId: team.id }, transaction);
    Object.assign(team, await selectLocked(context, team.id, transaction));
    lineups = await loadLineups(context, query, transaction);
  }
  const lineup = lineupIn(lineups, weekId);
  if (!lineup) throw new Error(`Team ${team.id} has no lineup for matchday ${weekId}.`);
  return lineup;
}
