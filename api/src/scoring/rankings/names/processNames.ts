import type { Database } from '../../../infra/db/database.js';
import { onPrimary } from '../../../infra/db/replicas/index.js';
import type { Models } from '../../../models/index.js';
import { NameIndex } from '../../../packed/index.js';
import { type NamedTeam, namedTeamsAfter, namedTeamsSince } from './namedTeams.js';
import type { NameSearch } from './nameSearch.js';

/** Teams read at a time while the index is made. */
const BATCH = 8_192;

interface KnownNames {
  readonly byCompetition: Map<number, NameIndex>;
  highestId: number;
  /** Real time of the last reading. */
  readAt: number;
}

/** By database, of which an API process has one. */
const namesByDatabase = new WeakMap<Models, Promise<KnownNames>>();

/**
 * Searches in this process's memory, after reading all names once. Every search first loads the names that changed in
 * any process.
 */
export function processNames(database: Database, competitionId: number): NameSearch {
  const marksOf = async (text: string) => {
    const names = await cachedNames(database);
    const now = Date.now();
    take(names, await onPrimary(() => namedTeamsSince(database, names)));
    names.readAt = now;
    return names.byCompetition.get(competitionId)?.find(text) ?? new Uint8Array(0);
  };
  return {
    async find(text, limit) {
      const marks = await marksOf(text);
      const teamIds: number[] = [];
      for (let id = marks.indexOf(1); id >= 0; id = marks.indexOf(1, id + 1)) {
        if (teamIds.length === limit) return { teamIds, isAll: false };
        teamIds.push(id);
      }
      return { teamIds, isAll: true };
    },
    async among(text, teamIds) {
      const marks = await marksOf(text);
      return new Set(teamIds.filter((id) => marks[id] === 1));
    },
  };
}

/** Reads the names if this process has not yet: a reader of a ranking may search in it next. */
export async function readNames(database: Database): Promise<void> {
  await cachedNames(database);
}

/** Frees the memory of the names. */
export function forgetNames({ models }: Pick<Database, 'models'>): void {
  namesByDatabase.delete(models);
}

function cachedNames(database: Database): Promise<KnownNames> {
  const { models } = database;
  const names = namesByDatabase.get(models) ?? onPrimary(() => loadNames(database));
  namesByDatabase.set(models, names);
  // The next search retries.
  names.catch(() => namesByDatabase.delete(models));
  return names;
}

async function loadNames(database: Database): Promise<KnownNames> {
  const names = { byCompetition: new Map<number, NameIndex>(), highestId: 0, readAt: Date.now() };
  for (;;) {
    const teams = await namedTeamsAfter(database, names.highestId, BATCH);
    take(names, teams);
    if (teams.length < BATCH) return names;
  }
}

function take(names: KnownNames, teams: readonly NamedTeam[]): void {
  for (const competitionId of new Set(teams.map((team) => team.competitionId))) {
    const ofOne = teams.filter((team) => team.competitionId === competitionId);
    const index = names.byCompetition.get(competitionId) ?? new NameIndex();
    names.byCompetition.set(competitionId, index);
    index.remove(ofOne.filter(({ naming }) => naming === null).map(({ teamId }) => teamId));
    index.add(ofOne.flatMap(({ naming }) => naming ?? []));
  }
  for (const { teamId } of teams) names.highestId = Math.max(names.highestId, teamId);
}
