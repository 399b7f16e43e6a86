import type { Database } from '../../../infra/db/database.js';
import { select } from '../../../infra/db/select.js';
import { foldNames, normalizeQuery } from '../../packed/index.js';
import { namedTeamsSince } from './namedTeams.js';
import { firstBytes, firstBytesAfter, LETTERS } from './nameEnds.js';
import { loadNameProgress, type NameProgressRow } from './nameProgress.js';
import type { NameSearch } from './nameSearch.js';

/** Teams whose names are compared in one statement. */
const BATCH = 5_000;

/** Names that changed since the index was brought up to date, by team; empty for one that was deleted. */
type Changes = ReadonlyMap<number, string>;

/**
 * Searches in the database, ready right after a start. Every suffix of a name is a key of `name_ends`, so that all names that
 * contain a text are neighbours there. Names that changed since the last run of the job are read from the teams.
 */
export function storedNames(database: Database, competitionId: number): NameSearch {
  return {
    async find(text, most) {
      const sought = normalizeQuery(text);
      if (sought === '') return [];
      const changes = await loadChanges(database, competitionId);
      const candidates = await loadCandidates(database, competitionId, sought, most + 1 + changes.size);
      const unchanged = candidates.filter((teamId) => !changes.has(teamId));
      const storedIds = isLong(sought) ? [...(await stored(database, sought, unchanged))] : unchanged;
      for (const [teamId, names] of changes) if (names.includes(sought)) storedIds.push(teamId);
      return storedIds.length > most ? null : storedIds;
    },
    async among(text, teamIds) {
      const sought = normalizeQuery(text);
      if (sought === '') return new Set();
      const changes = await loadChanges(database, competitionId);
      const storedIds = await stored(database, sought, teamIds);
      for (const teamId of teamIds) {
        const names = changes.get(teamId);
        if (names?.includes(sought)) storedIds.add(teamId);
        else if (names !== undefined) storedIds.delete(teamId);
      }
      return storedIds;
    },
  };
}

/** A text of which the keys hold the beginning only. */
const isLong = (sought: string) => Buffer.byteLength(sought) > LETTERS;

async function loadChanges(database: Database, competitionId: number): Promise<Changes> {
  const progress: NameProgressRow = await loadNameProgress(database);
  const teams = await namedTeamsSince(database, progress);
  return new Map(
    teams
      .filter((team) => team.competitionId === competitionId)
      .map(({ teamId, naming }) => [teamId, naming ? foldNames(naming) : '']),
  );
}

/** Teams with a name one of whose ends begins like this, each once, at most `limit`. */
async function loadCandidates(
  { sequelize }: Database,
  competitionId: number,
  sought: string,
  limit: number,
): Promise<number[]> {
  const rows = await select<{ teamId: number }>(
    sequelize,
    `SELECT DISTINCT team_id AS teamId FROM name_ends
      WHERE competition_id = :competitionId AND letters >= :from AND letters < :to LIMIT :limit`,
    { competitionId, from: firstBytes(sought), to: firstBytesAfter(sought), limit },
  );
  return rows.map(({ teamId }) => teamId);
}

/** Those of the teams that have the text in a stored name. */
async function stored(
  { sequelize }: Database,
  sought: string,
  teamIds: readonly number[],
): Promise<Set<number>> {
  const matches = new Set<number>();
  for (let start = 0; start < teamIds.length; start += BATCH) {
    const rows = await select<{ teamId: number; names: string }>(
      sequelize,
      'SELECT team_id AS teamId, names FROM team_names WHERE team_id IN (:teamIds)',
      { teamIds: teamIds.slice(start, start + BATCH) },
    );
    for (const { teamId, names } of rows) if (names.includes(sought)) matches.add(teamId);
  }
  return matches;
}
