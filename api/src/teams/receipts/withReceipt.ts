import type { Receipt } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import {
  type Key,
  type KeyedCall,
  KeyTaken,
  keyOf,
  loadFirst,
  Serialized,
  takeKey,
} from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { execute } from '../../infra/db/execute.js';
import { limitConcurrency } from '../../infra/db/limitConcurrency.js';
import type { IdempotencyKey } from '../../models/index.js';
import { loadReceipt } from './loadReceipts.js';

/**
 * Changes of teams at once, in one process: a burst of them leaves connections for reads, and waits here, where waiting
 * costs nothing, instead of before each of its statements.
 */
const AT_ONCE = 4;
const limit = limitConcurrency(AT_ONCE);

/** What an accepted write leaves behind: the team it is about, and its receipt; null when there was nothing to change. */
export interface Written {
  readonly teamId: number;
  readonly receipt: Receipt | null;
}

/**
 * Runs a write in its transaction and answers it. With an `Idempotency-Key` it is done once: the key's row is written in
 * the transaction of the change, and its unique index makes a twin wait. A retried request receives the stored response; it
 * is made again from the receipt if the process died before the response was stored. A refusal leaves no row.
 */
export function withReceipt<A>(
  call: KeyedCall,
  write: (transaction: Transaction) => Promise<Written>,
  answer: (written: Written) => Promise<A>,
): Promise<A | Serialized> {
  return limit(() => writeAndAnswer(call, write, answer));
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
  return new Serialized(await storeAnswer(context, key, bytes));
}

/** Logs a change with what its receipt says. */
function logReceipt({ context, http }: KeyedCall, { receipt }: Written): void {
  if (!receipt) return;
  const { id, teamId, kind, weekId, at, msBeforeDeadline, version } = receipt;
  const logged = { receiptId: id, teamId, kind, weekId, at, msBeforeDeadline, version };
  context.log.info({ requestId: http.state.requestId, ...logged }, 'team changed');
}

async function writeOnce(
  context: BaseContext,
  key: Key,
  write: (transaction: Transaction) => Promise<Written>,
  transaction: Transaction,
): Promise<Written> {
  const id = await takeKey(context, key, transaction);
  const written = await write(transaction);
  const { teamId, receipt } = written;
  await execute(
    context.sequelize,
    'UPDATE idempotency_keys SET team_id = :teamId, receipt_id = :receiptId WHERE id = :id',
    { teamId, receiptId: receipt?.id ?? null, id },
    transaction,
  );
  return written;
}

async function writtenBy(
  context: BaseContext,
  { teamId, receiptId }: Pick<IdempotencyKey, 'teamId' | 'receiptId'>,
): Promise<Written> {
  if (teamId === null) throw new Error('An accepted write has no team.');
  return { teamId, receipt: receiptId === null ? null : await loadReceipt(context, receiptId) };
}

/** Of two responses to one key, the one stored first is sent. */
async function storeAnswer(
  { models, sequelize, withTransaction }: BaseContext,
  { userId, key }: Key,
  bytes: string,
): Promise<string> {
  const statement =
    'UPDATE idempotency_keys SET answer = :bytes WHERE user_id = :userId AND `key` = :key AND answer IS NULL';
  const stored = await withTransaction((transaction) =>
    execute(sequelize, statement, { bytes, userId, key }, transaction),
  );
  if (stored === 1) return bytes;
  const where = { userId, key };
  const row = await models.IdempotencyKey.findOne({ attributes: ['answer'], where, raw: true });
  return row?.answer ?? bytes;
}
