import { createHash } from 'node:crypto';
import type { EndpointName, Receipt } from '@euro/api-contract';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import type { AppContext } from '../context.js';
import { addRow, changeRows } from '../db/changeRows.js';
import { takeTurns } from '../db/inTurn.js';
import { notAvailable, Refusal } from '../errors.js';
import type { IdempotencyKey } from '../models/index.js';
import { loadReceipt } from '../teams/loadReceipts.js';
import type { Call } from './route.js';
import { Serialized } from './serialized.js';

/**
 * Changes of teams at once, in one process: a burst of them leaves connections for whoever reads, and waits here, where
 * waiting costs nothing, instead of before each of its statements.
 */
const AT_ONCE = 4;
const inTurn = takeTurns(AT_ONCE);

/** What an accepted write leaves behind: the team it is about, and its receipt; null when there was nothing to change. */
export interface Written {
  readonly teamId: number;
  readonly receipt: Receipt | null;
}

/** A call that may carry an `Idempotency-Key`. */
export type KeyedCall = Pick<Call<EndpointName>, 'name' | 'context' | 'idempotencyKey' | 'http'> & {
  readonly caller: { readonly userId: number };
  readonly params: object;
  readonly body: object;
};

/**
 * Runs a write in its transaction and answers it. With an `Idempotency-Key` it is done once: the key's row is written in
 * the very transaction of the change, and its unique index makes a twin wait. Who comes second gets the first answer, byte
 * for byte; made again from the receipt if the process died before the answer was kept. A refusal leaves no row.
 */
export function keyedWrite<A>(
  call: KeyedCall,
  write: (transaction: Transaction) => Promise<Written>,
  answer: (written: Written) => Promise<A>,
): Promise<A | Serialized> {
  return inTurn(() => writeAndAnswer(call, write, answer));
}

async function writeAndAnswer<A>(
  call: KeyedCall,
  write: (transaction: Transaction) => Promise<Written>,
  answer: (written: Written) => Promise<A>,
): Promise<A | Serialized> {
  const { context } = call;
  const key = keyOf(call);
  let written: Written;
  try {
    written = await context.withTransaction((transaction) =>
      key ? writeOnce(context, key, write, transaction) : write(transaction),
    );
    logReceipt(call, written);
  } catch (error) {
    if (!key || !(error instanceof KeyTaken)) throw error;
    const first = await loadFirst(context, key);
    if (first.answer !== null) return new Serialized(first.answer);
    written = await writtenBy(context, first);
  }
  if (!key) return answer(written);
  const bytes = JSON.stringify(await answer(written));
  return new Serialized(await keepAnswer(context, key, bytes));
}

/** The log tells of a change what its answer and its receipt tell. */
function logReceipt({ context, http }: KeyedCall, { receipt }: Written): void {
  if (!receipt) return;
  const { id, teamId, kind, weekId, at, msBeforeDeadline, version } = receipt;
  const told = { receiptId: id, teamId, kind, weekId, at, msBeforeDeadline, version };
  context.log.info({ requestId: http.state.requestId, ...told }, 'team changed');
}

/**
 * The same for a write that leaves no receipt: its answer is made in the very transaction of the change, and kept with it.
 */
export async function keyedAnswer<A>(
  call: KeyedCall,
  write: (transaction: Transaction) => Promise<A>,
): Promise<A | Serialized> {
  const { context } = call;
  const key = keyOf(call);
  if (!key) return context.withTransaction(write);
  try {
    return await context.withTransaction(async (transaction) => {
      const id = await takeKey(context, key, transaction);
      const answer = JSON.stringify(await write(transaction));
      const statement = 'UPDATE idempotency_keys SET answer = :answer WHERE id = :id';
      await changeRows(context.sequelize, statement, { answer, id }, transaction);
      return new Serialized(answer);
    });
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error;
    const { answer } = await loadFirst(context, key);
    if (answer === null) throw new Error('An accepted write has no answer.');
    return new Serialized(answer);
  }
}

/** The row of this key is there: the transaction that found out is broken and must not be read on in. */
class KeyTaken extends Error {}

type Key = Pick<IdempotencyKey, 'userId' | 'key' | 'call' | 'bodyHash' | 'createdAt'>;

function keyOf({ name, context, idempotencyKey, caller, params, body }: KeyedCall): Key | null {
  if (idempotencyKey === null) return null;
  // The broadcaster's cookie rides along for correlation and may differ when a call is repeated.
  const { widgetUser: _, ...content } = body as { readonly widgetUser?: unknown };
  const parts = new Map<string, unknown>(Object.entries(params));
  return {
    userId: caller.userId,
    key: idempotencyKey,
    call: name.replace(/\{(\w+)\}/g, (_, part: string) => String(parts.get(part))),
    bodyHash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    createdAt: context.realNow(),
  };
}

async function writeOnce(
  context: AppContext,
  key: Key,
  write: (transaction: Transaction) => Promise<Written>,
  transaction: Transaction,
): Promise<Written> {
  const id = await takeKey(context, key, transaction);
  const written = await write(transaction);
  const { teamId, receipt } = written;
  await changeRows(
    context.sequelize,
    'UPDATE idempotency_keys SET team_id = :teamId, receipt_id = :receiptId WHERE id = :id',
    { teamId, receiptId: receipt?.id ?? null, id },
    transaction,
  );
  return written;
}

/** @returns the id of the key's row */
async function takeKey({ sequelize }: AppContext, key: Key, transaction: Transaction): Promise<number> {
  const statement = `INSERT INTO idempotency_keys (user_id, \`key\`, \`call\`, body_hash, created_at)
    VALUES (:userId, :key, :call, :bodyHash, :createdAt)`;
  return addRow(sequelize, statement, { ...key }, transaction).catch((error: unknown) => {
    throw error instanceof UniqueConstraintError ? new KeyTaken() : error;
  });
}

async function loadFirst({ models }: AppContext, { userId, key, call, bodyHash }: Key) {
  const row = await models.IdempotencyKey.findOne({ where: { userId, key }, raw: true });
  // Swept, or undone with its receipt, in the moment between: a new key will do.
  if (!row) throw notAvailable(1);
  if (row.call !== call || row.bodyHash !== bodyHash) throw new Refusal('idempotency-key-reused');
  return row;
}

async function writtenBy(
  context: AppContext,
  { teamId, receiptId }: Pick<IdempotencyKey, 'teamId' | 'receiptId'>,
): Promise<Written> {
  if (teamId === null) throw new Error('An accepted write has no team.');
  return { teamId, receipt: receiptId === null ? null : await loadReceipt(context, receiptId) };
}

/** The first answer that is kept is the one for everybody. */
async function keepAnswer(
  { models, sequelize, withTransaction }: AppContext,
  { userId, key }: Key,
  bytes: string,
): Promise<string> {
  const statement =
    'UPDATE idempotency_keys SET answer = :bytes WHERE user_id = :userId AND `key` = :key AND answer IS NULL';
  const kept = await withTransaction((transaction) =>
    changeRows(sequelize, statement, { bytes, userId, key }, transaction),
  );
  if (kept === 1) return bytes;
  const where = { userId, key };
  const row = await models.IdempotencyKey.findOne({ attributes: ['answer'], where, raw: true });
  return row?.answer ?? bytes;
}
