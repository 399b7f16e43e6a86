import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  connectDatabase,
  createContext,
  createLog,
  DatabaseClock,
  type LineupColumns,
  readEnv,
  readLineup,
  refreshSnapshot,
  requireSnapshot,
  startSession,
  unpackAnswer,
} from '@euro/api/testing';
import type { ChangedTeam } from '@euro/api-contract';
import type { Lineup } from '@euro/game';
import { createPool } from 'mysql2/promise';
import { rowsOf } from './plainReads.js';
import { savePlainly } from './plainSave.js';
import { serveBench } from './serveBench.js';

/**
 * The plain side of the bench of saves, a bare server that saves by statements written by hand, and what both sides
 * need: who saves, and what is stored afterwards. Reads `BENCH_PORT`, `BENCH_TEAMS`, `DATABASE_URL` and what the API
 * reads.
 */
/** As many as the API has. */
const CONNECTIONS = 10;
const teams = Number(process.env.BENCH_TEAMS);

const env = readEnv(process.env);
const database = await connectDatabase(env.databaseUrl);
const clock = new DatabaseClock(database);
const context = createContext({ env, log: createLog('warn'), clock, database });
const pool = createPool({ uri: env.databaseUrl, connectionLimit: CONNECTIONS, decimalNumbers: true });
await clock.refresh();
await refreshSnapshot(context);
const snapshot = await requireSnapshot(context);
const plain = { pool, snapshot, now: () => clock.now() };

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(process.env.BENCH_PORT), '127.0.0.1');
await once(server, 'listening');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { 'x-family': family, 'idempotency-key': key } = request.headers;
  const json = await savePlainly(plain, {
    teamId: Number(request.url?.split('/').at(-1)),
    family: String(family),
    key: String(key),
    body: Buffer.concat(parts).toString(),
  });
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
  });
  response.end(json);
}

interface Saver {
  readonly teamId: number;
  readonly family: string;
  readonly token: string;
  readonly lineup: Pick<Lineup, 'starting' | 'bench' | 'captainId' | 'viceCaptainId'>;
}

/** Signs in owners of teams. */
async function signIn(): Promise<Saver[]> {
  const rows = await rowsOf<LineupColumns & { teamId: number; userId: number }>(
    pool,
    `SELECT t.id AS teamId, t.user_id AS userId, l.starting, l.bench, l.captain_id AS captainId,
            l.vice_captain_id AS viceCaptainId, l.purchase_prices AS purchasePrices, l.money_left AS moneyLeft
       FROM teams t JOIN team_lineups l ON l.team_id = t.id WHERE t.deleted_at IS NULL ORDER BY t.id LIMIT ?`,
    [teams],
  );
  return context.withTransaction(async (transaction) => {
    const savers: Saver[] = [];
    for (const { teamId, userId, ...columns } of rows) {
      const { family } = await startSession(context, userId, 'bench', transaction);
      const caller = { userId, roles: new Set<never>(), sessionFamily: family, language: 'nl' as const };
      const { token } = await context.accessTokens.issue(caller);
      const { starting, bench, captainId, viceCaptainId } = readLineup(columns);
      savers.push({ teamId, family, token, lineup: { starting, bench, captainId, viceCaptainId } });
    }
    return savers;
  });
}

/** The state before a turn: versions of teams, and the newest rows of the tables that it extends. */
async function readMark() {
  const [newest] = await rowsOf<{ receipt: number; key: number }>(
    pool,
    `SELECT (SELECT COALESCE(MAX(id), 0) FROM receipts) AS receipt,
            (SELECT COALESCE(MAX(id), 0) FROM idempotency_keys) AS \`key\``,
  );
  const versions = await rowsOf<{ id: number; version: number }>(pool, 'SELECT id, version FROM teams');
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  return { receipt: newest?.receipt ?? 0, key: newest?.key ?? 0, versionOf };
}

type Mark = Awaited<ReturnType<typeof readMark>>;
let mark: Mark = await readMark();

/** The rows that a turn wrote, without moments and numbers that differ between turns. */
async function storedSince({ receipt, key, versionOf }: Mark): Promise<string> {
  const versionsGained = (teamId: number, version: number) => version - (versionOf.get(teamId) ?? 0);
  const lineups = await rowsOf(
    pool,
    `SELECT team_id, week_id, l.starting, bench, captain_id, vice_captain_id, purchase_prices, money_left
       FROM team_lineups l ORDER BY team_id, week_id`,
  );
  const versions = await rowsOf<{ id: number; version: number }>(
    pool,
    'SELECT id, version FROM teams ORDER BY id',
  );
  const receipts = await rowsOf<{ teamId: number; version: number }>(
    pool,
    `SELECT team_id AS teamId, user_id, week_id, kind, deadline_at, version, changes
       FROM receipts WHERE id > ? ORDER BY team_id, version`,
    [receipt],
  );
  const answers = await rowsOf<{ teamId: number; packedAnswer: Buffer }>(
    pool,
    `SELECT user_id, team_id AS teamId, \`call\`, packed_answer AS packedAnswer
       FROM idempotency_keys WHERE id > ? ORDER BY team_id, id`,
    [key],
  );
  const storedRows = [
    lineups,
    versions.map(({ id, version }) => versionsGained(id, version)),
    receipts.map(({ version, ...row }) => ({ ...row, version: versionsGained(row.teamId, version) })),
    answers.map(({ packedAnswer, ...row }) => {
      const { team, receipt: changeReceipt, ...rest } = JSON.parse(unpackAnswer(packedAnswer)) as ChangedTeam;
      return {
        ...row,
        ...rest,
        team: { ...team, version: 0 },
        receipt: changeReceipt && [changeReceipt.kind, changeReceipt.weekId, changeReceipt.changes],
      };
    }),
  ];
  const digest = createHash('sha256').update(JSON.stringify(storedRows)).digest('hex');
  return `${receipts.length} receipts, ${answers.length} keys, ${digest}`;
}

serveBench({
  async signIn() {
    return { cost: 0, answer: await signIn() };
  },
  /** Rows stored from now on belong to the next turn. */
  async mark() {
    mark = await readMark();
    return { cost: 0, answer: null };
  },
  async stored() {
    return { cost: 0, answer: await storedSince(mark) };
  },
  /** Milliseconds of CPU so far. */
  async cpu() {
    const { user, system } = process.cpuUsage();
    return { cost: (user + system) / 1_000, answer: null };
  },
});
