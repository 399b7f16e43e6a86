import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DatabaseClock, refreshSnapshot, requireSnapshot, unpackAnswer } from '@euro/api/testing';
import type { ChangedTeam } from '@euro/api-contract';
import { createPool } from 'mysql2/promise';
import { apiContext } from '../kit/apiContext.js';
import { cpuMs } from '../kit/cpuMs.js';
import { MANAGER_COLUMNS, type Manager, type ManagerRow, signInManagers } from '../kit/managers.js';
import { serveRuns } from '../kit/serveRuns.js';
import { rowsOf } from './plainReads.js';
import { savePlainly } from './plainSave.js';

/**
 * The plain side of the bench of saves, a bare server that saves by statements written by hand, and what both sides
 * need: who saves, and what is stored afterwards. Reads `BENCH_PORT`, `BENCH_TEAMS`, `DATABASE_URL` and what the API
 * reads.
 */
/** As many as the API has. */
const CONNECTIONS = 10;
const teams = Number(process.env.BENCH_TEAMS);

const { env, clock, context } = await apiContext((own) => new DatabaseClock(own));
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

/** Signs in owners of teams. */
async function signIn(): Promise<Manager[]> {
  const rows = await rowsOf<ManagerRow>(
    pool,
    `SELECT ${MANAGER_COLUMNS}
       FROM teams t JOIN team_lineups l ON l.team_id = t.id WHERE t.deleted_at IS NULL ORDER BY t.id LIMIT ?`,
    [teams],
  );
  return signInManagers(context, rows);
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

serveRuns({
  signIn,
  /** Rows stored from now on belong to the next turn. */
  async mark() {
    mark = await readMark();
  },
  stored: () => storedSince(mark),
  cpu: cpuMs,
});
