import { type DrawnMatch, drawSchedule } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { writeRows } from '../infra/db/writeRows.js';
import type { Season } from '../tournament/index.js';
import type { StoredLeague } from './storedLeague.js';

/**
 * Draws a league's open matchdays again, after its teams, mode or start changed: those whose deadline passed keep their
 * matches. A league won by points has none to come. Call it with the league's row locked.
 */
export async function redraw(
  { models }: Pick<Database, 'models'>,
  league: Pick<StoredLeague, 'id' | 'mode' | 'weekId'>,
  { matchdays, lastLockedWeek }: Pick<Season, 'matchdays' | 'lastLockedWeek'>,
  transaction: Transaction,
): Promise<void> {
  const open = matchdays.map(({ weekId }) => weekId).filter((weekId) => weekId > (lastLockedWeek ?? 0));
  const leagueId = league.id;
  await models.LeagueMatch.destroy({ where: { leagueId, weekId: open }, transaction });
  if (league.mode !== 'head-to-head') return;
  const earlierMatches: readonly DrawnMatch[] = await models.LeagueMatch.findAll({
    attributes: ['weekId', 'homeTeamId', 'awayTeamId'],
    where: { leagueId },
    order: [
      ['weekId', 'ASC'],
      ['homeTeamId', 'ASC'],
    ],
    raw: true,
    transaction,
  });
  const members = await models.LeagueMember.findAll({
    attributes: ['teamId'],
    where: { leagueId },
    raw: true,
    transaction,
  });
  const matches = drawSchedule(
    members.map(({ teamId }) => teamId),
    open.filter((weekId) => weekId >= league.weekId),
    leagueId,
    earlierMatches,
  );
  const newMatches = matches.map((match) => ({ leagueId, ...match }));
  await writeRows(models.LeagueMatch, { added: newMatches, updated: [], befores: [] }, transaction);
}
