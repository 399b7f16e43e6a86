import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { RowChanges } from '../../infra/db/writeRows.js';
import { FeedProblems } from './feedProblem.js';
import { MATCHES_FILE } from './readMatches.js';
import { PLAYERS_FILE } from './readPlayers.js';

/** Problems of rows that the feed left out and that can't be removed: something in the game refers to them. */
export async function findDependants(
  { models }: Database,
  competitionId: number,
  changes: ReadonlyMap<string, RowChanges>,
  transaction: Transaction,
): Promise<FeedProblems['list']> {
  const problems = new FeedProblems();
  for (const { id, feedId, name } of changes.get('players')?.removed ?? []) {
    const holder = await models.TeamLineup.findOne({ where: holds(Number(id)), raw: true, transaction });
    if (holder)
      problems.add(PLAYERS_FILE, null, 'id', `${name} (${feedId ?? id}) is missing, but teams hold him.`);
  }
  const scoredMatchdays = await models.Matchday.findAll({
    where: { competitionId, version: { [Op.ne]: null } },
    raw: true,
    transaction,
  });
  const scoredWeeks = new Set(scoredMatchdays.map(({ weekId }) => weekId));
  for (const { id, feedId, weekId } of changes.get('matches')?.removed ?? []) {
    if (!scoredWeeks.has(Number(weekId))) continue;
    problems.add(
      MATCHES_FILE,
      null,
      'id',
      `Match ${feedId ?? id} is missing, but matchday ${weekId} has points from it.`,
    );
  }
  for (const { weekId } of changes.get('matchdays')?.removed ?? []) {
    const week = Number(weekId);
    const lineup = await models.TeamLineup.findOne({
      where: {
        weekId: week,
        teamId: { [Op.in]: literal(`(SELECT id FROM teams WHERE competition_id = ${competitionId})`) },
      },
      raw: true,
      transaction,
    });
    if (!lineup && !scoredWeeks.has(week)) continue;
    problems.add(MATCHES_FILE, null, 'week', `Matchday ${week} is missing, but teams are in it already.`);
  }
  return problems.list;
}

/** Lineups are lists of ids separated by commas. */
function holds(id: number): WhereOptions {
  const inList = (column: string) =>
    [`${id},%`, `%,${id},%`, `%,${id}`].map((pattern) => ({ [column]: { [Op.like]: pattern } }));
  return { [Op.or]: [...inList('starting'), ...inList('bench')] };
}
