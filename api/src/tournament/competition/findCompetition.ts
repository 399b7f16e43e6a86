import type { CompetitionSubject } from '../../infra/context.js';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import { listCompetitions } from './listCompetitions.js';

/** Rows whose competition is cached; a row never changes it. */
const MAX_ROWS = 50_000;
const cacheByModels = new WeakMap<Database['models'], Map<string, number>>();

/**
 * The id of the competition that is named or that a row belongs to, preferring others to drafts; null for the default
 * one, and for a row that does not exist.
 * @throws the refusal `not-found` for a name that no competition has, or not the one of the row
 */
export async function findCompetition(
  database: Pick<Database, 'models' | 'sequelize'>,
  subject: CompetitionSubject,
): Promise<number | null> {
  const competitions = await listCompetitions(database);
  const isOfRow = 'table' in subject && competitions.length > 1;
  const ofRow = isOfRow ? await competitionOf(database, subject.table, subject.id) : null;
  const { competitionFeed, seasonId } = subject;
  if (ofRow === null && competitionFeed === undefined && seasonId === undefined) return null;
  const matches = competitions.filter(
    ({ id, feed, season }) =>
      (ofRow ?? id) === id && (competitionFeed ?? feed) === feed && (seasonId ?? season) === season,
  );
  const competition = matches.find(({ state }) => state !== 'draft') ?? matches[0];
  if (!competition) throw new Refusal('not-found');
  return competition.isDefault ? null : competition.id;
}

async function competitionOf(
  { models, sequelize }: Pick<Database, 'models' | 'sequelize'>,
  table: string,
  id: number,
): Promise<number | null> {
  const competitionIdByRow = cacheByModels.get(models) ?? new Map<string, number>();
  cacheByModels.set(models, competitionIdByRow);
  const key = `${table} ${id}`;
  const cachedId = competitionIdByRow.get(key);
  if (cachedId !== undefined) return cachedId;
  const [row] = await select<{ competitionId: number }>(
    sequelize,
    `SELECT competition_id AS competitionId FROM ${table} WHERE id = :id`,
    { id },
  );
  if (!row) return null;
  if (competitionIdByRow.size >= MAX_ROWS) competitionIdByRow.clear();
  competitionIdByRow.set(key, row.competitionId);
  return row.competitionId;
}
