import type { Database } from '../../../infra/db/database.js';
import { select } from '../../../infra/db/select.js';
import { foldNames, normalizeQuery } from './foldNames.js';
import { namedTeamsAfter, namedTeamsSince } from './namedTeams.js';
import { firstBytes, firstBytesAfter, LETTERS } from './nameEnds.js';
import { loadNameProgress } from './nameProgress.js';
import type { NameSearch } from './nameSearch.js';

/** Teams whose names are compared in one statement. */
const BATCH = 5_000;
/** New teams that a search reads at most: those of a minute of registrations, or all of a small game without a worker. */
const NEW_TEAMS = 20_000;

/** Names that changed since the index was brought up to date, by team; empty for one that was deleted. */
type Changes = ReadonlyMap<number, string>;

/**
 * The search of a competition's names. Every suffix of a name is a key of `name_ends`, so that all names that contain
 * a text are neighbours there. Names that changed since the last run of the job are read from the teams, once a
 * search.
 */
export function searchNames(database: Database, competitionId: number): NameSearch {
  let reading: Promise<Changes> | null = null;
  const changedNames = () => {
    reading ??= loadChanges(database, competitionId);
    return reading;
  };
  return {
    async find(text, limit) {
      const query = normalizeQuery(text);
      if (query === '') return { teamIds: [], isAll: true };
      const changes = await changedNames();
      const places = await loadPlaces(database, competitionId, query, limit + 1);
      const unchangedIds = [...new Set(places)].filter((teamId) => !changes.has(teamId));
      const teamIds = isLong(query) ? [...(await stored(database, query, unchangedIds))] : unchangedIds;
      for (const [teamId, names] of changes) if (names.includes(query)) teamIds.push(teamId);
      return { teamIds, isAll: places.length <= limit };
    },
    async among(text, teamIds) {
      const query = normalizeQuery(text);
      if (query === '') return new Set();
      const changes = await changedNames();
      const storedIds = await stored(database, query, teamIds);
      for (const teamId of teamIds) {
        const names = changes.get(teamId);
        if (names?.includes(query)) storedIds.add(teamId);
        else if (names !== undefined) storedIds.delete(teamId);
      }
      return storedIds;
    },
  };
}

/** A text of which the keys hold the beginning only. */
const isLong = (query: string) => Buffer.byteLength(query) > LETTERS;

async function loadChanges(database: Database, competitionId: number): Promise<Changes> {
  const { highestId, readAt } = await loadNameProgress(database);
  const teams = [
    ...(await namedTeamsAfter(database, highestId, NEW_TEAMS)),
    ...(readAt > 0 ? await namedTeamsSince(database, readAt) : []),
  ];
  return new Map(
    teams
      .filter((team) => team.competitionId === competitionId)
      .map(({ teamId, naming }) => [teamId, naming ? foldNames(naming) : '']),
  );
}

/**
 * The team of each place in a name where the text occurs, at most `limit`, in the order of the keys: names that end
 * with it and whole words come first. A team is returned once for each place, so that no more keys than that are
 * read.
 */
async function loadPlaces(
  { sequelize }: Database,
  competitionId: number,
  query: string,
  limit: number,
): Promise<number[]> {
  const rows = await select<{ teamId: number }>(
    sequelize,
    `SELECT team_id AS teamId FROM name_ends
      WHERE competition_id = :competitionId AND letters >= :from AND letters < :to
      ORDER BY letters, team_id LIMIT :limit`,
    { competitionId, from: firstBytes(query), to: firstBytesAfter(query), limit },
  );
  return rows.map(({ teamId }) => teamId);
}

/** Those of the teams that have the text in a stored name. */
async function stored(
  { sequelize }: Database,
  query: string,
  teamIds: readonly number[],
): Promise<Set<number>> {
  const matches = new Set<number>();
  for (let start = 0; start < teamIds.length; start += BATCH) {
    const rows = await select<{ teamId: number; names: string }>(
      sequelize,
      'SELECT team_id AS teamId, names FROM team_names WHERE team_id IN (:teamIds)',
      { teamIds: teamIds.slice(start, start + BATCH) },
    );
    for (const { teamId, names } of rows) if (names.includes(query)) matches.add(teamId);
  }
  return matches;
}
