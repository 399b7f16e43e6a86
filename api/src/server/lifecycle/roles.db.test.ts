import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { seedTeams } from '../../demo/seedTeams.js';
import { DatabaseClock } from '../../infra/clock/databaseClock.js';
import { readEnv } from '../../infra/env.js';
import { importTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { visibleResults } from '../../testing/visibleResults.js';
import { type RunningApi, startApi } from '../startApi.js';

const MAILS = 45;

let folder: string;
let database: TestDatabase;
let logLines: string[];
let running: RunningApi[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'euro-roles-'));
  database = await createTestDatabase();
  logLines = [];
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((api) => api.stop()));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A process with connections of its own, whose jobs run. */
async function start(role: 'all' | 'api' | 'worker'): Promise<string> {
  const log = pino({ level: 'info' }, { write: (line) => void logLines.push(line) });
  const env = {
    ROLE: role,
    API_PORT: '0',
    STAND_INS_PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  };
  const api = await startApi(readEnv(env), log);
  running.push(api);
  return `http://127.0.0.1:${api.port}/api`;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(50);
}

/** So many people who wait for a mail with a link. */
async function queueMails(): Promise<void> {
  for (let number = 0; number < MAILS; number += 1) {
    const email = `fan${number}@example.test`;
    await database.models.User.create({
      ...{ email, firstName: 'Jan', lastName: 'Ceulemans', language: 'nl', createdAt: 0 },
    });
    const now = Date.now();
    await database.models.AccountMail.create({
      ...{ kind: 'password-reset', email, nextTryAt: now, createdAt: now },
    });
  }
}

const waiting = () => database.models.AccountMail.count();
const outbox = () => readdirSync(join(folder, 'outbox')).length;

it('a worker reports its health, and serves no calls', async () => {
  const url = await start('worker');
  const status = async (path: string) => (await fetch(`${url}/${path}`)).status;
  expect([await status('health/live'), await status('health/ready'), await status('metrics')]).toEqual([
    200, 200, 200,
  ]);
  expect([await status('matches'), await status('docs'), await status('live/stream')]).toEqual([
    404, 404, 404,
  ]);
});

it('a process that serves calls leaves the jobs of the portal to workers', async () => {
  await start('api');
  await queueMails();
  await pause(5_000);
  expect(await waiting()).toBe(MAILS);
  await start('worker');
  await until(async () => (await waiting()) === 0);
  expect(outbox()).toBe(MAILS);
});

it('two workers and two processes that serve calls do everything once', async () => {
  const clock = new DatabaseClock(database);
  await database.withTransaction((transaction) =>
    clock.setTime(Date.parse('2024-06-13T12:00:00Z'), transaction),
  );
  await importTournament(database, clock);
  await seedTeams({ ...database, clock }, { teams: 200, weekId: 1, seed: 3 });
  const urls = await Promise.all([start('worker'), start('worker'), start('api'), start('api')]);
  await queueMails();
  await database.withTransaction((transaction) =>
    clock.setTime(Date.parse('2024-06-23T08:00:00Z'), transaction),
  );

  const ranked = async (url: string): Promise<unknown> => {
    const ranking: { weekId?: unknown } = JSON.parse(await (await fetch(`${url}/rankings/general`)).text());
    return ranking.weekId;
  };
  await until(
    async () => (await waiting()) === 0 && (await ranked(urls[2])) === 2 && (await ranked(urls[3])) === 2,
  );
  expect(outbox()).toBe(MAILS);
  const settlements = await database.models.Settlement.findAll({
    attributes: ['weekId', 'state'],
    where: { state: ['done', 'running'] },
    raw: true,
  });
  expect(settlements).toEqual([
    { weekId: 1, state: 'done' },
    { weekId: 2, state: 'done' },
  ]);
  for (const weekId of [1, 2]) {
    expect(await visibleResults(database, weekId)).toHaveLength(200);
  }
  expect(logLines.filter((line) => line.includes('job failed'))).toEqual([]);
});
