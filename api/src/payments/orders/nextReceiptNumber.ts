import { literal, type Transaction } from 'sequelize';
import type { Competition } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

/** The next number of a competition's receipts; without a gap, as it is taken in the transaction that uses it. */
export async function nextReceiptNumber(
  { models }: Pick<PaymentsContext, 'models'>,
  competitionId: number,
  transaction: Transaction,
): Promise<number> {
  const where = { competitionId };
  const [updatedCount] = await models.ReceiptCounter.update(
    { lastNumber: literal('last_number + 1') },
    { where, transaction },
  );
  if (updatedCount === 0)
    await models.ReceiptCounter.create({ competitionId, lastNumber: 1 }, { transaction });
  const counter = await models.ReceiptCounter.findOne({ where, transaction, lock: true, raw: true });
  return counter?.lastNumber ?? 1;
}

/** The competition of the first release, whose receipts begin with the product's letters. */
const FIRST_FEED = 'EUROM';

/** `EM-2024-000123`, `WORLDM-2022-000001`: no two competitions write the same one. */
export function receiptNumberText(
  { feed, season }: Pick<Competition, 'feed' | 'season'>,
  number: number,
): string {
  return `${feed === FIRST_FEED ? 'EM' : feed}-${season}-${String(number).padStart(6, '0')}`;
}
