import type { Transaction } from 'sequelize';
import { execute } from '../../infra/db/execute.js';
import { Serialized } from '../routing/serialized.js';
import { type KeyedCall, KeyInUse, keyOf, loadFirst, packAnswer, takeKey } from './idempotencyKey.js';

/**
 * Runs a write in its transaction and answers it. With an `Idempotency-Key` it is done once: the key's row and the
 * response are stored in the transaction of the change, and a retried request receives the stored response. A refusal
 * stores nothing.
 */
export async function withIdempotency<A>(
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
      const statement = 'UPDATE idempotency_keys SET packed_answer = :packed WHERE id = :id';
      await execute(context.sequelize, statement, { packed: packAnswer(answer), id }, transaction);
      return new Serialized(answer);
    });
  } catch (error) {
    if (!(error instanceof KeyInUse)) throw error;
    const { answer } = await loadFirst(context, key);
    if (answer === null) throw new Error('An accepted write has no answer.');
    return new Serialized(answer);
  }
}
