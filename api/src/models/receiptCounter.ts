import { integer, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** The last number that a receipt of a competition got. */
export interface ReceiptCounter extends Row<ReceiptCounter> {
  competitionId: number;
  lastNumber: number;
}

export const defineReceiptCounter = table<ReceiptCounter>('ReceiptCounter', 'receipt_counters', {
  competitionId: primaryKey(integer()),
  lastNumber: integer(),
});
