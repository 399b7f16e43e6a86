import type { LeagueCard } from '@euro/api-contract';
import { QueryTypes } from 'sequelize';
import type { Caller } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import type { LoadedCompetition } from '../tournament/index.js';
import type { LeaguesContext } from './context.js';
import { isSameInvite } from './inviteCodes.js';
import { presentCard } from './presentLeague.js';
import { searchWords } from './searchWords.js';
import { loadLeagues } from './storedLeague.js';

/** Sorts after every word with the same first letters. */
const LAST_LETTER = '\u{10ffff}';

interface NamePage {
  readonly name: string;
  readonly pageNumber: number;
  readonly pageRecords: number;
}

/** The league of an invite code; null for an invalid or replaced code. */
export async function findByCode(
  { sequelize, inviteCodes }: Pick<LeaguesContext, 'sequelize' | 'inviteCodes'>,
  competition: LoadedCompetition,
  code: string,
): Promise<number | null> {
  const read = inviteCodes.read(code, competition);
  if (!read) return null;
  const [league] = await loadLeagues({ sequelize }, [read.id]);
  return league?.competitionId === competition.id && isSameInvite(read, league) ? read.id : null;
}

/**
 * Leagues that can be found, each word of the search beginning a word of their name, in the order of the word that the
 * first one begins: that is the order of the index, so a page far down costs no sorting.
 */
export async function findByName(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
  { name, pageNumber, pageRecords }: NamePage,
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const words = searchWords(name);
  if (words.length === 0) return { total: 0, ids: [] };
  const replacements = {
    competitionId,
    limit: pageRecords,
    skip: (pageNumber - 1) * pageRecords,
    ...Object.fromEntries(
      words.flatMap((word, index) => [
        [`from${index}`, word],
        [`to${index}`, `${word}${LAST_LETTER}`],
      ]),
    ),
  };
  const fromClause = `FROM league_words w JOIN leagues l ON l.id = w.league_id
    WHERE w.word >= :from0 AND w.word < :to0 AND l.competition_id = :competitionId AND l.findable = 1
      AND NOT EXISTS (SELECT 1 FROM league_words e
        WHERE e.league_id = w.league_id AND e.word >= :from0 AND e.word < w.word)
      ${words
        .slice(1)
        .map((_, index) => hasWord(index + 1))
        .join(' ')}`;
  const [[count], rows] = await Promise.all([
    sequelize.query<{ total: number }>(`SELECT COUNT(*) AS total ${fromClause}`, {
      replacements,
      type: QueryTypes.SELECT,
    }),
    sequelize.query<{ id: number }>(
      `SELECT l.id ${fromClause} ORDER BY w.word, w.league_id LIMIT :limit OFFSET :skip`,
      { replacements, type: QueryTypes.SELECT },
    ),
  ]);
  return { total: Number(count?.total ?? 0), ids: rows.map(({ id }) => id) };
}

function hasWord(index: number): string {
  return `AND EXISTS (SELECT 1 FROM league_words o
    WHERE o.league_id = w.league_id AND o.word >= :from${index} AND o.word < :to${index})`;
}

/** The public facts of leagues, in the order of the requested ids. */
export async function loadCards(
  context: Pick<Database, 'models' | 'sequelize'>,
  ids: readonly number[],
  caller: Caller | null,
): Promise<LeagueCard[]> {
  const [leagues, counts] = await Promise.all([loadLeagues(context, ids), countTeams(context, ids, caller)]);
  const countOf = new Map(counts.map((count) => [count.leagueId, count]));
  const leagueOf = new Map(leagues.map((league) => [league.id, league]));
  return ids.flatMap((id) => {
    const league = leagueOf.get(id);
    const count = countOf.get(id);
    if (!league || !count) return [];
    return presentCard(league, { totalTeams: Number(count.totalTeams), joined: Number(count.own) > 0 });
  });
}

interface TeamCount {
  readonly leagueId: number;
  readonly totalTeams: number;
  /** Number of them that belong to the caller. */
  readonly own: number;
}

async function countTeams(
  { sequelize }: Pick<Database, 'sequelize'>,
  ids: readonly number[],
  caller: Caller | null,
): Promise<TeamCount[]> {
  if (ids.length === 0) return [];
  return sequelize.query<TeamCount>(
    `SELECT m.league_id AS leagueId, COUNT(*) AS totalTeams,
            SUM(CASE WHEN t.user_id = :userId THEN 1 ELSE 0 END) AS own
       FROM league_members m JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
      WHERE m.league_id IN (:ids) GROUP BY m.league_id`,
    { replacements: { ids: [...ids], userId: caller?.userId ?? 0 }, type: QueryTypes.SELECT },
  );
}
