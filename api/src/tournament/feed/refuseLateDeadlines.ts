import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Feed } from './feed.js';
import { FeedProblems } from './feedProblem.js';
import { FeedRefusal } from './feedRefusal.js';
import { plannedWeekOf } from './matchdaysOf.js';
import { COMPETITION_FILE } from './readCompetition.js';

/**
 * A deadline that moves behind the kick-off of a match of its matchday would take the match out of it, although the match
 * itself did not move (decisions §12.6).
 * @param feed with each match in the matchday in which it would count
 * @throws FeedRefusal
 */
export async function refuseLateDeadlines(
  { models }: Pick<Database, 'models'>,
  { matches }: Pick<Feed, 'matches'>,
  competitionId: number,
  transaction: Transaction,
): Promise<void> {
  const rows = await models.Match.findAll({
    attributes: ['id', 'weekId', 'kickoffAt'],
    where: { competitionId },
    raw: true,
    transaction,
  });
  const storedMatches = new Map(rows.map((row) => [row.id, row]));
  const problems = new FeedProblems();
  for (const match of matches) {
    const before = storedMatches.get(match.id);
    const planned = plannedWeekOf(match);
    if (before?.weekId !== planned || Number(before.kickoffAt) !== match.kickoffAt) continue;
    if (match.weekId >= planned) continue;
    const message = `Match ${match.feedId ?? match.id} kicks off before it and would count in matchday ${match.weekId}; the setting broughtForwardStay keeps it and locks its players.`;
    problems.add(COMPETITION_FILE, null, `deadlines.${planned}`, message);
  }
  if (problems.list.length > 0) throw new FeedRefusal(problems.list);
}
