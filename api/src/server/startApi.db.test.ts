import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { FixedClock } from '../infra/clock/fixedClock.js';
import { readEnv } from '../infra/env.js';
import { EventReader } from '../testing/eventReader.js';
import { importTournament } from '../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.js';
import { type RunningApi, startApi } from './startApi.js';

const log = pino({ level: 'silent' });

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'euro-start-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function env(changes: NodeJS.ProcessEnv = {}) {
  return readEnv({ API_PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, ...changes });
}

describe('starting', () => {
  it('migrates, sets the clock and serves calls', async () => {
    const api = await startApi(env({ CLOCK: '2024-06-19T08:00:00Z', CLOCK_SPEED: '0' }), log);
    const answer = await fetch(`http://127.0.0.1:${api.port}/api/health/ready`);
    expect(answer.status).toBe(200);
    const row = await database.models.Clock.findByPk(1, { raw: true });
    expect(row).toMatchObject({ anchorGameMs: Date.parse('2024-06-19T08:00:00Z'), speed: 0 });
    await api.stop();
  });

  it('explains in one sentence that the port is in use', async () => {
    const api = await startApi(env(), log);
    const second = startApi(env({ API_PORT: String(api.port) }), log);
    await expect(second).rejects.toThrow(
      `Port 127.0.0.1:${api.port} is taken: stop what uses it, or set API_PORT.`,
    );
    await api.stop();
  });

  it.each([
    ['nonsense', /^DATABASE_URL must read sqlite:<file> or mysql:/],
    ['sqlite:', /^DATABASE_URL names no file/],
    ['mysql://root@127.0.0.1:3306/', /^DATABASE_URL names no database/],
    [
      'mysql://root:hush@127.0.0.1:1/game',
      /^The database at mysql:\/\/root@127.0.0.1:1\/game can't be used: .*ECONNREFUSED/,
    ],
    ['sqlite:/etc/passwd/game.sqlite', /^The database file can't be used: E\w+: .*\/etc\/passwd/],
    [`sqlite:${tmpdir()}`, /^The database file can't be used: EISDIR/],
  ])('explains in one sentence what is wrong with the database %s', async (url, sentence) => {
    await expect(startApi(env({ DATABASE_URL: url }), log)).rejects.toThrow(sentence);
  });

  it.each([
    [{ API_PORT: 'http' }, 'API_PORT'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ CLOCK: 'yesterday' }, 'CLOCK'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL'],
    [{ DEMO: '0' }, 'JWT_SECRET'],
    [{ DEMO: '0', JWT_SECRET: 'short' }, 'JWT_SECRET'],
  ])('names the invalid variable in %j', (changes, name) => {
    expect(() => env(changes)).toThrow(name);
  });

  it('treats an empty variable as unset', () => {
    expect(
      env({ JWT_SECRET: '', SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: 'https://euro.example/' }),
    ).toMatchObject({
      jwtSecret: null,
      inviteSecret: null,
      smtpUrl: null,
      mailFrom: 'EuroManager <noreply@euromanager.local>',
      publicUrl: 'https://euro.example',
      registryUrl: 'https://euro.example/registry.json',
    });
  });
});

describe('stopping under load', () => {
  it('answers every request of clients that close on `Connection: close`', async () => {
    const api = await startApi(env(), log);
    const answers: (number | string)[] = [];
    const clients = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let isLast = false; !isLast; ) {
        const outcome = await ask(api, agent);
        answers.push(outcome.answer);
        isLast = outcome.isLast;
      }
      agent.destroy();
    });
    while (answers.length < 40) await new Promise((resolve) => setTimeout(resolve, 10));
    await Promise.all([api.stop(), ...clients]);
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('disconnects readers of live events at once, with a time to reconnect', async () => {
    await importTournament(database, new FixedClock('2024-06-19T08:00:00Z'));
    const api = await startApi(env(), log);
    const reader = await EventReader.open(`http://127.0.0.1:${api.port}/api/live/stream`);
    await reader.event(0);
    const stopped = api.stop();
    await reader.until(({ isEnded }) => isEnded);
    // A reader that is cut off with the process receives no second time to reconnect.
    expect(reader.retries).toHaveLength(2);
    await stopped;
  });

  it('finishes slow requests, and refuses new ones', async () => {
    const api = await startApi(env(), log);
    const body = JSON.stringify({
      firstName: 'Thibaut',
      lastName: 'Courtois',
      email: 't@example.test',
      password: 'geheim',
    });
    const slow = request({
      port: api.port,
      host: '127.0.0.1',
      path: '/api/user/register',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const answer = new Promise((resolve) => {
      slow.on('response', (response) => resolve(response.resume().statusCode));
    });
    await new Promise((resolve) => slow.write(body.slice(0, 20), resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = api.stop();
    await new Promise((resolve) => setTimeout(resolve, 600));
    slow.end(body.slice(20));
    expect(await answer).toBe(200);
    await stopped;
    await expect(fetch(`http://127.0.0.1:${api.port}/api/health/live`)).rejects.toThrow();
  });
});

interface Outcome {
  readonly answer: number | string;
  /** The connection ends here. */
  readonly isLast: boolean;
}

function ask(api: RunningApi, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    get({ port: api.port, host: '127.0.0.1', path: '/api/matches/rss', agent }, (response) => {
      const { statusCode = 0, headers } = response;
      response
        .resume()
        .on('end', () => resolve({ answer: statusCode, isLast: headers.connection === 'close' }));
    }).on('error', (error) => resolve({ answer: error.message, isLast: true }));
  });
}
