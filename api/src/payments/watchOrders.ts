import { Gauge, type Registry } from 'prom-client';
import { fn } from 'sequelize';
import type { AppContext } from '../context.js';

/** Shows among the metrics how many orders there are, by status. */
export function watchOrders({ models }: Pick<AppContext, 'models'>, registry: Registry): void {
  new Gauge({
    name: 'orders',
    help: 'Orders, by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const rows = await models.Order.findAll({
        attributes: ['status', [fn('COUNT', '*'), 'amount']],
        group: ['status'],
        raw: true,
      });
      this.reset();
      for (const { status, amount } of rows) this.set({ status }, Number(amount));
    },
  });
}
