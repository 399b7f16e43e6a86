import type { Receipt } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { type KeyedCall, KeyTaken, keyOf, loadFirst, Serialized, takeKey } from '../../http/index.js';
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

/** Reads what a write is answered with; without a transaction, what is to be seen of it later. */
type Answering<A> = (written: Written, transaction?: Transaction) => Promise<A>;

/**
 * Runs a write and reads its answer in one transaction. With an `Idempotency-Key` it is done once: the key's row and the
 * answer are stored in that transaction, and its unique index makes a twin wait. A retried request receives the stored
 * answer. A refusal leaves no row.
 */
export function withReceipt<A>(
  call: KeyedCall,
  write: (transaction: Transaction) => Promise<Written>,
  answer: Answering<A>,
): Promise<A | Serialized> {
  return limit(() => writeAndAnswer(call, write, answer));
}

async function writeAndAnswer<A>(
  call: KeyedCall,
  write: (transaction: Transaction) => Promise<Written>,
  answer: Answering<A>,
): Promise<A | Serialized> {
  const { context } = call;
  const key = keyOf(call);
  try {
    const { written, answered } = await context.withTransaction(async (transaction) => {
      const id = key && (await takeKey(context, key, transaction));
      const written = await write(transaction);
      const answered = await answer(written, transaction);
      if (id === null) return { written, answered };
      const bytes = JSON.stringify(answered);
      await storeAnswer(context, { id, ...written, bytes }, transaction);
      return { written, answered: new Serialized(bytes) };
    });
    logReceipt(call, written);
    return answered;
  } catch (error) {
    if (!key || !(error instanceof KeyTaken)) throw error;
    const first = await loadFirst(context, key);
    if (first.answer !== null) return new Serialized(first.answer);
    // A process of the release before this one accepted the write, and died before it answered.
    return answer(await writtenBy(context, first));
  }
}

/** Logs a change with what its receipt says. */
function logReceipt({ context, http }: KeyedCall, { receipt }: Written): void {
  if (!receipt) return;
  const { id, teamId, kind, weekId, at, msBeforeDeadline, version } = receipt;
  const logged = { receiptId: id, teamId, kind, weekId, at, msBeforeDeadline, version };
  context.log.info({ requestId: http.state.requestId, ...logged }, 'team changed');
}

async function writtenBy(
  context: BaseContext,
  { teamId, receiptId }: Pick<IdempotencyKey, 'teamId' | 'receiptId'>,
): Promise<Written> {
  if (teamId === null) throw new Error('An accepted write has no team.');
  return { teamId, receipt: receiptId === null ? null : await loadReceipt(context, receiptId) };
}

async function storeAnswer(
  { sequelize }: BaseContext,
  { id, teamId, receipt, bytes }: Written & { readonly id: number; readonly bytes: string },
  transaction: Transaction,
): Promise<void> {
  await execute(
    sequelize,
    'UPDATE idempotency_keys SET team_id = :teamId, receipt_id = :receiptId, answer = :bytes WHERE id = :id',
    { teamId, receiptId: receipt?.id ?? null, bytes, id },
    transaction,
  );
}
