import {
  connectDatabase,
  DatabaseClock,
  DEMO_START,
  matchdayDigest,
  settleWeek,
  sweepResults,
} from '@euro/api/testing';
import { seedTournament } from '../kit/seedTournament.js';
import { Costing, serveRuns } from '../kit/serveRuns.js';

/**
 * Settles two competitions of `BENCH_TEAMS` teams each in the database at `DATABASE_URL`: concurrently, or one after
 * the other. The bench requests runs by message.
 */
const WEEK = 1;

const database = await connectDatabase(process.env.DATABASE_URL ?? '');
const clock = new DatabaseClock(database);
const teams = Number(process.env.BENCH_TEAMS ?? 20_000);
const ids = [
  await seedTournament(database, clock, teams),
  await seedTournament(database, clock, teams, 'OTHER'),
];
await database.withTransaction((transaction) => clock.setTime(Date.parse(DEMO_START), transaction));
const contexts = ids.map((competitionId) => ({ ...database, clock, competitionId }));
await apart();

serveRuns({
  together: () => timed(() => Promise.all(contexts.map(settle))),
  apart: () => timed(apart),
});

/** The cost is without the digests. */
async function timed(work: () => Promise<unknown>): Promise<Costing> {
  const began = performance.now();
  await work();
  return new Costing(performance.now() - began, await digests());
}

async function apart(): Promise<void> {
  for (const context of contexts) await settle(context);
}

async function settle(context: (typeof contexts)[number]): Promise<void> {
  const result = await settleWeek(context, WEEK);
  if (!result.ok) throw new Error(`Settling is refused: ${result.refusal.code}`);
  await sweepResults(context, WEEK);
}

function digests(): Promise<(string | null)[]> {
  return Promise.all(ids.map((id) => matchdayDigest(database, id, WEEK)));
}
