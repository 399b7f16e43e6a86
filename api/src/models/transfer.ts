import type { CreationOptional } from 'sequelize';
import { autoId, flag, integer, moment } from './columns.js';
import { type Row, table } from './table.js';

/** A confirmed transfer. */
export interface Transfer extends Row<Transfer> {
  id: CreationOptional<number>;
  teamId: number;
  weekId: number;
  inId: number;
  outId: number;
  /** Tenths of a million. */
  inPrice: number;
  /** Tenths of a million. */
  outPrice: number;
  /** Purchase price of the sold player, tenths of a million: restored when the transfer is undone. */
  outPurchase: number;
  /** Beyond the nation limit: costs no free transfer (decisions §1.5). */
  extra: boolean;
  createdAt: number;
}

export const defineTransfer = table<Transfer>('Transfer', 'transfers', {
  id: autoId(),
  teamId: integer(),
  weekId: integer(),
  inId: integer(),
  outId: integer(),
  inPrice: integer(),
  outPrice: integer(),
  outPurchase: integer(),
  extra: flag(),
  createdAt: moment(),
});
