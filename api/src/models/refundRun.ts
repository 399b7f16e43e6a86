import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment, optional, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/** The refund of many orders, in the background. */
export interface RefundRun extends Row<RefundRun> {
  id: CreationOptional<number>;
  /** The operator. */
  actorId: number;
  reason: string;
  orderCount: number;
  /** Cents. */
  amount: number;
  /** Game time. */
  createdAt: number;
  /** Real time from which the next orders may be requested. */
  nextAt: number;
  /** Real time; null: orders wait. */
  endedAt: number | null;
}

export const defineRefundRun = table<RefundRun>('RefundRun', 'refund_runs', {
  id: autoId(),
  actorId: integer(),
  reason: text(500),
  orderCount: integer(),
  amount: integer(),
  createdAt: moment(),
  nextAt: moment(),
  endedAt: optional.moment(),
});

/** One order of such a refund. */
export interface RefundRunOrder extends Row<RefundRunOrder> {
  runId: number;
  orderId: number;
  /** `running`: a process asks the provider. `done`: the provider was asked. */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  /** Real time of the last try. */
  triedAt: number | null;
  /** Code of the refusal. */
  failure: string | null;
}

export const defineRefundRunOrder = table<RefundRunOrder>('RefundRunOrder', 'refund_run_orders', {
  runId: primaryKey(integer()),
  orderId: primaryKey(integer()),
  state: text(16),
  triedAt: optional.moment(),
  failure: optional.text(64),
});
