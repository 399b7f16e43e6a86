import type { FakePlatform } from '@euro/platform/testing';
import { exampleOrder, examplePaid } from './exampleOrders.js';

/** Scripts a paid and an open order. */
export function arrangePayments(fake: FakePlatform): void {
  const paidOrder = examplePaid({
    id: 21,
    lines: [{ teamId: 7, name: 'Tielemans & Zonen', amount: 700 }],
    discount: 0,
    coupons: [],
  });
  fake.api.answer('GET payments', { totalRecords: 2, orders: [exampleOrder({ id: 31 }), paidOrder] });
  fake.api.answer('GET payments/{id}', ({ params }) => ({
    order: Number(params.id) === 21 ? paidOrder : exampleOrder({ id: Number(params.id) }),
  }));
}
