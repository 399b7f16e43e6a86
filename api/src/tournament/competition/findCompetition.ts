import type { CompetitionSubject } from '../../infra/context.js';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { listCompetitions } from './listCompetitions.js';

/** Ids that are remembered; a row never changes its competition. */
const MOST = 50_000;
const cacheByModels = new WeakMap<Database['models'], Map<string, number>>();

/** The id of the named competition, preferring others to drafts; null for the default and for an unknown one. */
export async function findCompetition(
  database: Pick<Database, 'models' | 'sequelize'>,
  subject: CompetitionSubject,
): Promise<number | null> {
  const competitions = await listCompetitions(database);
  if (competitions.length < 2) return null;
  if ('table' in subject) {
    const id = await competitionOf(database, subject.table, subject.id);
    return competitions.find((one) => one.id === id && !one.isDefault)?.id ?? null;
  }
  const { competitionFeed, seasonId } = subject;
  const matches = competitions.filter(
    ({ feed, season }) => (competitionFeed ?? feed) === feed && (seasonId ?? season) === season,
  );
  const competition = matches.find(({ state }) => state !== 'draft') ?? matches[0];
  return competition === undefined || competition.isDefault ? null : competition.id;
}

async function competitionOf(
  { models, sequelize }: Pick<Database, 'models' | 'sequelize'>,
  table: string,
  id: number,
): Promise<number | null> {
  const idsBySlug = cacheByModels.get(models) ?? new Map<string, number>();
  cacheByModels.set(models, idsBySlug);
  const key = `${table} ${id}`;
  const remembered = idsBySlug.get(key);
  if (remembered !== undefined) return remembered;
  const [row] = await select<{ competitionId: number }>(
    sequelize,
    `SELECT competition_id AS competitionId FROM ${table} WHERE id = :id`,
    { id },
  );
  if (!row) return null;
  if (idsBySlug.size >= MOST) idsBySlug.clear();
  idsBySlug.set(key, row.competitionId);
  return row.competitionId;
}
