import { createHash } from 'node:crypto';
import {
  type Caller,
  DatabaseClock,
  indexRange,
  lastScoredWeek,
  loadTeamList,
  loadTeamPoints,
  loadTeamView,
  type Place,
  presentRankingRow,
  presentTeamPoints,
  prizesByRank,
  rankTeams,
  refreshSnapshot,
  requireLeagueFacts,
  requireSnapshot,
  StoredRanking,
  tableOf,
} from '@euro/api/testing';
import { createPool } from 'mysql2/promise';
import { QueryTypes } from 'sequelize';
import { apiContext } from '../kit/apiContext.js';
import { cpuMs } from '../kit/cpuMs.js';
import { Costing, serveRuns } from '../kit/serveRuns.js';
import { type Plain, readPoints, readRankedTeams, readTable, readTeam, readTeamList } from './plainReads.js';

/**
 * Both sides of the bench of reads on the demo in MariaDB: our loaders, and handwritten statements for mysql2. Reads
 * `DATABASE_URL` and the API's variables; a run is requested as `ours` or `plain`, followed by the name of the read.
 */
const READS = 600;
/** As many as there are connections. */
const CONCURRENCY = 10;
const FAN = 'fan@demo.test';
const PAGE = 10;

const { env, database, clock, context } = await apiContext((own) => new DatabaseClock(own), {
  poolSize: CONCURRENCY,
});
const pool = createPool({ uri: env.databaseUrl, connectionLimit: CONCURRENCY, decimalNumbers: true });

await clock.refresh();
await refreshSnapshot(context);
setInterval(() => refreshSnapshot(context), 1_000).unref();
const snapshot = await requireSnapshot(context);
const weekId = lastScoredWeek(snapshot, clock.now()) ?? 1;

const [fan] = await database.sequelize.query<{ userId: number; teamId: number; leagueId: number }>(
  `SELECT u.id AS userId, t.id AS teamId, MIN(l.id) AS leagueId FROM users u JOIN teams t ON t.user_id = u.id
     JOIN league_members m ON m.team_id = t.id JOIN leagues l ON l.id = m.league_id AND l.mode = 'points'
    WHERE u.email = :email GROUP BY u.id, t.id ORDER BY t.id LIMIT 1`,
  { type: QueryTypes.SELECT, replacements: { email: FAN } },
);
if (!fan) throw new Error('The demo has no fan.');
const { userId, teamId, leagueId } = fan;
const caller: Caller = { userId, roles: new Set(), sessionFamily: '', language: 'nl' };
const plain: Plain = { pool, snapshot, now: () => clock.now(), caller };

/** Both know the order of the teams from the same cached part of the ranking. */
async function plainPage() {
  const { version, teams: length } = snapshot.matchdays.find((matchday) => matchday.weekId === weekId) ?? {};
  const competitionId = snapshot.competition.id;
  const key = { competitionId, version: version ?? 0, weekId, firstWeek: 1, teams: length ?? 0 };
  const ranking = await StoredRanking.open(context, key);
  const prizesOf = await prizesByRank(context, snapshot, 'general', null);
  const pagePlaces = await ranking.placesAt(indexRange(0, PAGE));
  const [teams, ownTeams] = await Promise.all([
    readRankedTeams(
      plain,
      't.id IN (?)',
      pagePlaces.map((place) => place.teamId),
    ),
    readRankedTeams(plain, 't.user_id = ?', userId),
  ]);
  const [own = 0] = (await ranking.indexesOf([...ownTeams.keys()])).values();
  const ownPlaces = await ranking.placesAt([own]);
  const row = (place: Place, teamById: typeof teams) => {
    const team = teamById.get(place.teamId);
    return team ? [presentRankingRow(team, place, prizesOf)] : [];
  };
  return {
    data: pagePlaces.flatMap((place) => row(place, teams)),
    own: ownPlaces.flatMap((place) => row(place, ownTeams))[0],
    ownPosition: own + 1,
  };
}

async function ourPage() {
  const query = { pageNumber: 1 };
  const answer = await rankTeams(context, 'general', { snapshot, query, caller, language: 'nl' });
  const { data, own, ownPosition } = answer;
  return { data, own, ownPosition };
}

async function ourTable() {
  return tableOf(await requireLeagueFacts(context, leagueId, caller));
}

const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  'ours team': () => loadTeamView(context, { teamId, caller }),
  'plain team': () => readTeam(plain, teamId),
  'ours points': async () =>
    presentTeamPoints(await loadTeamPoints(context, { teamId, weekId, caller }), caller),
  'plain points': () => readPoints(plain, teamId, weekId),
  'ours teams': () => loadTeamList(context, caller),
  'plain teams': () => readTeamList(plain),
  'ours ranking': ourPage,
  'plain ranking': plainPage,
  'ours league': async () => (await ourTable()).rows,
  'plain league': async () => (await readTable(plain, leagueId)).rows,
};

/** Reads many times, some concurrently; the cost is reads per second. */
async function read(readOnce: () => Promise<unknown>) {
  let remaining = READS;
  let json = '';
  const before = cpuMs();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (remaining > 0) {
        remaining -= 1;
        json = JSON.stringify(await readOnce());
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const cpu = (1_000 * (cpuMs() - before)) / READS;
  const digest = createHash('sha256').update(json).digest('hex');
  return new Costing(READS / seconds, { digest, cpu });
}

serveRuns(Object.fromEntries(Object.entries(reads).map(([name, readOnce]) => [name, () => read(readOnce)])));
