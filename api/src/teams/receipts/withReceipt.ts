import type { Receipt } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import {
  admit,
  type First,
  findFirst,
  type Key,
  type KeyedCall,
  KeyInUse,
  keyOf,
  loadFirst,
  Serialized,
  takeKey,
} from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import type { TrackedData } from '../../infra/db/dataChanges.js';
import { Refusal } from '../../infra/errors.js';
import { loadReceipt } from './receipts.js';

/** The result of an accepted write: its team and its receipt; null when nothing changed. */
export interface WrittenChange {
  readonly teamId: number;
  readonly receipt: Receipt | null;
}

/** Reads the answer of a write; without a transaction, its state of now. */
type Answering<A> = (change: WrittenChange, transaction?: Transaction) => Promise<A>;

/**
 * Runs a write and reads its answer in one transaction. With an `Idempotency-Key` it is done once: the last that the
 * transaction stores is the key's row with the answer. What the write locks makes a twin wait, and the unique index of
 * the keys undoes what it did then. A retried request receives the stored answer. A refusal leaves no row.
 */
export function withReceipt<A>(
  call: KeyedCall,
  write: (transaction: Transaction) => Promise<WrittenChange>,
  answer: Answering<A>,
): Promise<A | Serialized> {
  return admit(call, () => writeAndAnswer(call, write, answer));
}

async function writeAndAnswer<A>(
  call: KeyedCall,
  write: (transaction: Transaction) => Promise<WrittenChange>,
  answer: Answering<A>,
): Promise<A | Serialized> {
  const { context } = call;
  const key = keyOf(call);
  const writeOnce = async (transaction: Transaction) => {
    const change = await write(transaction);
    const body = await answer(change, transaction);
    if (!key) return { change, body };
    const bytes = JSON.stringify(body);
    const { teamId, receipt } = change;
    await takeKey(context, key, transaction, { teamId, receiptId: receipt?.id ?? null, answer: bytes });
    return { change, body: new Serialized(bytes) };
  };
  try {
    const touches = ({ change }: { readonly change: WrittenChange }) => touchedBy(change);
    const { change, body } = await context.withTransaction(writeOnce, { touches });
    noteReceipt(call, change);
    return body;
  } catch (error) {
    const first = key && (await firstWith(context, key, error));
    if (!first) throw error;
    if (first.answer !== null) return new Serialized(first.answer);
    // A process of an earlier release committed the write, and died before it stored the answer.
    return answer(await writtenBy(context, first));
  }
}

/** The result of the duplicate that committed first: its key, or its change, made this one fail. */
async function firstWith(context: BaseContext, key: Key, error: unknown): Promise<First | null> {
  if (error instanceof KeyInUse) return loadFirst(context, key);
  return error instanceof Refusal ? findFirst(context, key) : null;
}

/** Before settlement a lineup is visible to its owner only; names, and a new team, are visible to everybody. */
function touchedBy({ receipt }: WrittenChange): readonly TrackedData[] {
  if (!receipt) return [];
  const { kind, changes } = receipt;
  const isNamed = changes.name !== undefined || changes.nameVisible !== undefined;
  return isNamed || kind === 'team-created' ? ['names'] : [];
}

/** Counts a change, and logs it with the contents of its receipt. */
function noteReceipt({ context, http }: KeyedCall, { receipt }: WrittenChange): void {
  if (!receipt) return;
  context.activity.add('saves');
  const { id, teamId, kind, weekId, at, msBeforeDeadline, version } = receipt;
  const logEntry = { receiptId: id, teamId, kind, weekId, at, msBeforeDeadline, version };
  context.log.info({ requestId: http.state.requestId, ...logEntry }, 'team changed');
}

async function writtenBy(
  context: BaseContext,
  { teamId, receiptId }: Pick<First, 'teamId' | 'receiptId'>,
): Promise<WrittenChange> {
  if (teamId === null) throw new Error('An accepted write has no team.');
  return { teamId, receipt: receiptId === null ? null : await loadReceipt(context, receiptId) };
}
