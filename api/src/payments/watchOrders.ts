import { Gauge, type Registry } from 'prom-client';
import { fn } from 'sequelize';
import type { AppContext } from '../context.js';
import { isUnavailable } from '../db/isUnavailable.js';

/** Shows among the metrics how many orders there are, by status; none while the database can't tell, and the others stay. */
export function watchOrders({ models }: Pick<AppContext, 'models'>, registry: Registry): void {
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
}

async function countOrders({ Order }: AppContext['models']) {
  try {
    return await Order.findAll({
      attributes: ['status', [fn('COUNT', '*'), 'amount']],
      group: ['status'],
      raw: true,
    });
  } catch (error) {
    if (isUnavailable(error)) return [];
    throw error;
  }
}
