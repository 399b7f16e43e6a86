import { MISMATCH_REASONS, type MismatchReason } from '@euro/api-contract';
import { Gauge, type Registry } from 'prom-client';
import { emptyOnFailure } from '../../infra/db/emptyOnFailure.js';
import { select } from '../../infra/db/select.js';
import type { PaymentsContext } from '../context.js';

/**
 * Shows among the metrics how many orders there are by status, and how many payments did not match theirs by reason;
 * none while the database does not answer, and the other metrics stay.
 */
export function watchOrders(context: Pick<PaymentsContext, 'sequelize'>, registry: Registry): void {
  new Gauge({
    name: 'orders',
    help: 'Orders, by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { status, count } of await countOrders(context)) this.set({ status }, Number(count));
    },
  });
  new Gauge({
    name: 'payment_mismatches',
    help: 'Orders whose reported payment is not theirs, by reason, waiting for an operator or settled',
    labelNames: ['reason', 'state'],
    registers: [registry],
    async collect() {
      // A reason that never occurred is 0, so that an alert sees the first one grow.
      for (const reason of MISMATCH_REASONS) {
        for (const state of ['waiting', 'settled']) this.set({ reason, state }, 0);
      }
      for (const { reason, state, count } of await countMismatches(context)) {
        this.set({ reason, state }, Number(count));
      }
    },
  });
}

function countMismatches({ sequelize }: Pick<PaymentsContext, 'sequelize'>) {
  return emptyOnFailure(
    select<{ readonly reason: MismatchReason; readonly state: string; readonly count: number }>(
      sequelize,
      `SELECT reason, CASE WHEN settled IS NULL THEN 'waiting' ELSE 'settled' END AS state, COUNT(*) AS count
         FROM payment_mismatches GROUP BY reason, state`,
    ),
  );
}

function countOrders({ sequelize }: Pick<PaymentsContext, 'sequelize'>) {
  return emptyOnFailure(
    select<{ readonly status: string; readonly count: number }>(
      sequelize,
      'SELECT status, COUNT(*) AS count FROM orders GROUP BY status',
    ),
  );
}
