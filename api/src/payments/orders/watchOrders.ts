import { MISMATCH_REASONS } from '@euro/api-contract';
import { Gauge, type Registry } from 'prom-client';
import { fn, Op } from 'sequelize';
import { emptyOnFailure } from '../../infra/db/emptyOnFailure.js';
import type { PaymentsContext } from '../context.js';

/**
 * Shows among the metrics how many orders there are by status, and how many payments did not match theirs by reason; none
 * while the database does not answer, and the other metrics stay.
 */
export function watchOrders({ models }: Pick<PaymentsContext, 'models'>, registry: Registry): void {
  new Gauge({
    name: 'orders',
    help: 'Orders, by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await countOrders(models);
      for (const { status, amount } of rows) this.set({ status }, Number(amount));
    },
  });
  new Gauge({
    name: 'payment_mismatches',
    help: 'Orders whose reported payment is not theirs, by reason, waiting for an operator or settled',
    labelNames: ['reason', 'state'],
    registers: [registry],
    async collect() {
      const { waiting, settled: settledMismatches } = await countMismatches(models);
      for (const reason of MISMATCH_REASONS) {
        const amount = (rows: typeof waiting) =>
          Number(rows.find((row) => row.reason === reason)?.foundAt ?? 0);
        this.set({ reason, state: 'waiting' }, amount(waiting));
        this.set({ reason, state: 'settled' }, amount(settledMismatches));
      }
    },
  });
}

/** A reason that never occurred is 0, so that an alert sees the first one grow. */
async function countMismatches({ PaymentMismatch }: PaymentsContext['models']) {
  const count = (settledWhere: object | null) =>
    emptyOnFailure(
      PaymentMismatch.findAll({
        attributes: ['reason', [fn('COUNT', '*'), 'foundAt']],
        where: { settled: settledWhere },
        group: ['reason'],
        raw: true,
      }),
    );
  return { waiting: await count(null), settled: await count({ [Op.ne]: null }) };
}

function countOrders({ Order }: PaymentsContext['models']) {
  return emptyOnFailure(
    Order.findAll({
      attributes: ['status', [fn('COUNT', '*'), 'amount']],
      group: ['status'],
      raw: true,
    }),
  );
}
