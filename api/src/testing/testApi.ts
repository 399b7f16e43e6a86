import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { FixedClock } from '../infra/clock/fixedClock.js';
import type { Env } from '../infra/env.js';
import type { Mail } from '../mail/mailer.js';
import { createApp } from '../server/app.js';
import type { AppContext } from '../server/context.js';
import { createContext } from '../server/createContext.js';
import {
  createTestDatabase,
  type DatabaseToJoin,
  joinTestDatabase,
  type TestDatabase,
} from './testDatabase.js';

export interface TestApi {
  readonly context: AppContext;
  readonly database: TestDatabase;
  readonly clock: FixedClock;
  /** Every mail that was sent. */
  readonly mails: Mail[];
  /** Everything that was logged, one JSON line each. */
  readonly logLines: string[];
  /** Real time is stopped too, until `passTime` moves it (milliseconds). */
  passTime(ms: number): void;
  readonly url: string;
  close(): Promise<void>;
}

/** A day before the first deadline of EURO 2024. */
export const BEFORE_THE_START = '2024-06-13T12:00:00.000Z';

/**
 * A whole API on its own port, and on its own database unless it runs beside another one, as a second process would.
 */
export async function startTestApi(
  { clocks, ...parts }: Partial<AppContext> & Pick<Parameters<typeof createContext>[0], 'clocks'> = {},
  beside: { readonly database: DatabaseToJoin } | null = null,
): Promise<TestApi> {
  const database = await (beside ? joinTestDatabase(beside.database) : createTestDatabase());
  const clock = new FixedClock(BEFORE_THE_START);
  const mails: Mail[] = [];
  const logLines: string[] = [];
  let real = Date.now();
  const context = createContext(
    {
      env: parts.env ?? testEnv,
      log: pino({ level: 'debug' }, { write: (line) => void logLines.push(line) }),
      clock,
      clocks,
      database,
    },
    {
      realNow: () => real,
      mailer: { send: async (mail) => void mails.push(mail) },
      checkAnswers: true,
      ...parts,
    },
  );
  const server = createServer(createApp(context)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    context,
    database,
    clock,
    mails,
    logLines,
    passTime(ms) {
      real += ms;
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    async close() {
      server.closeAllConnections();
      server.close();
      await context.background.idle();
      context.redis?.close();
      await database.drop();
    },
  };
}

export const testEnv: Env = {
  role: 'all',
  port: 0,
  host: '127.0.0.1',
  dataDir: tmpdir(),
  databaseUrl: '',
  replicaUrls: [],
  databaseTimeouts: { call: 60_000, long: 60_000 },
  redis: null,
  queue: null,
  clock: null,
  clockSpeed: null,
  demoWith: [],
  demo: true,
  jwtSecret: 'a secret that only the tests know, long enough',
  inviteSecret: null,
  refreshGrace: 60_000,
  smtpUrl: null,
  mailFrom: 'EuroManager <noreply@euromanager.local>',
  mailConnections: 5,
  rates: { mail: null, push: null },
  publicUrl: 'http://127.0.0.1:3000',
  // Nobody listens there.
  registryUrl: 'http://127.0.0.1:9/registry.json',
  trustedProxies: 1,
  allowedOrigins: ['http://127.0.0.1:3000'],
  mollie: null,
  oidc: null,
  facebook: null,
  analyticsUrl: null,
  helpWidgetUrl: null,
  newsUrl: null,
  push: {
    keys: {
      publicKey: 'BFXhPp9DpWhnZFMBmJ9bAVVoD89uHPQTBQvNszG652zSC3fcwEyNpoRlvyeMyzuuGf-1NmtKZdiIm-2M5XjFaa8',
      privateKey: 'cJbfe_clsxkwkf1U2dDYpWSp5UsRv2gflSXLja0GaQA',
    },
    subject: 'mailto:noreply@euromanager.local',
    standIn: null,
  },
  feed: { secrets: [], polls: [] },
  liveReaders: { total: 100, perAddress: 50 },
  tracing: null,
  logLevel: 'debug',
};
