import type { PublishedCompetition } from '@euro/api-contract';
import { route } from '../../../http/index.js';
import type { Database } from '../../../infra/db/database.js';
import { select } from '../../../infra/db/select.js';
import { DEFAULT_FIRST } from '../../competition/listCompetitions.js';
import { presentBrand } from './presentBrand.js';

interface CompetitionRow {
  readonly id: number;
  readonly feed: string;
  readonly season: number;
  readonly slug: string | null;
  readonly state: PublishedCompetition['state'] | 'draft';
  readonly brand: string | null;
}

/** Epoch milliseconds, as text on MySQL. */
interface Span {
  readonly id: number;
  readonly moment: number | string;
}

/** `GET competitions`: the default one, and those that have pages. */
export const getCompetitions = route('GET competitions', async ({ context }) => {
  const rows = await select<CompetitionRow>(
    context.sequelize,
    `SELECT id, feed, season, slug, state, brand FROM competitions ORDER BY ${DEFAULT_FIRST}`,
  );
  const [first] = rows;
  const listedRows = rows.filter((row) => row === first || (row.slug && row.state !== 'draft'));
  const deadlines = await momentsOf(
    context,
    'SELECT competition_id AS id, MIN(deadline_at) AS moment FROM matchdays GROUP BY competition_id',
  );
  const matches = await momentsOf(
    context,
    'SELECT competition_id AS id, MAX(kickoff_at) AS moment FROM matches GROUP BY competition_id',
  );
  const competitions = listedRows.map((row) => ({
    competitionFeed: row.feed,
    seasonId: row.season,
    slug: row === first ? '' : (row.slug ?? ''),
    state: row.state === 'draft' ? ('open' as const) : row.state,
    isDefault: row === first,
    ...presentBrand(row.brand, row.season),
    firstDeadline: deadlines.get(row.id) ?? null,
    lastMatch: matches.get(row.id) ?? null,
  }));
  return { competitions };
});

async function momentsOf(
  { sequelize }: Pick<Database, 'sequelize'>,
  query: string,
): Promise<Map<number, string>> {
  const spans = await select<Span>(sequelize, query);
  return new Map(spans.map(({ id, moment }) => [id, new Date(Number(moment)).toISOString()]));
}
