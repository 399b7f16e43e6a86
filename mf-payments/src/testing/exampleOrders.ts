import type { Order } from '@euro/api-contract';
import type { MyTeam } from '@euro/platform';
import { exampleTeam } from '@euro/platform/testing';

/** The four teams of the screen: two to pay, one whose payment runs (order 31), one that is paid (order 21). */
export function exampleTeams(): MyTeam[] {
  return [
    exampleTeam({ id: 1, name: 'Kessel Kickers', createdAt: '2024-06-02T10:00:00.000Z' }),
    exampleTeam({ id: 2, name: 'De Tweede Adem', createdAt: '2024-06-11T10:00:00.000Z' }),
    exampleTeam({
      id: 3,
      name: 'Plan B United',
      paymentId: 31,
      payment: { orderId: 31, status: 'open', createdAt: '2024-06-19T07:58:00.000Z', paidAt: null },
    }),
    exampleTeam({
      id: 7,
      name: 'Tielemans & Zonen',
      paid: true,
      paymentId: 21,
      payment: {
        orderId: 21,
        status: 'paid',
        createdAt: '2024-06-12T10:00:00.000Z',
        paidAt: '2024-06-12T10:01:00.000Z',
      },
    }),
  ];
}

/** An order of two teams with one coupon that is still open by default. */
export function exampleOrder(fields: Partial<Order> = {}): Order {
  return {
    id: 41,
    kind: 'teams',
    status: 'open',
    currency: 'EUR',
    amount: 700,
    discount: 700,
    refunded: 0,
    underReview: false,
    lines: [
      { teamId: 1, name: 'Kessel Kickers', amount: 700 },
      { teamId: 2, name: 'De Tweede Adem', amount: 700 },
    ],
    coupons: ['EURO1PLUS1'],
    createdAt: '2024-06-19T08:00:00.000Z',
    paidAt: null,
    receiptNumber: null,
    checkoutURL: 'https://pay.test/41',
    ...fields,
  };
}

/** The same, paid. */
export function examplePaid(fields: Partial<Order> = {}): Order {
  return exampleOrder({
    status: 'paid',
    paidAt: '2024-06-19T08:01:00.000Z',
    receiptNumber: 'EM-2024-000123',
    checkoutURL: null,
    ...fields,
  });
}

/** Response of `payments/create` to an order. */
export function exampleCreated(order: Order = exampleOrder()) {
  const _links = { checkout: { href: 'https://pay.test/41' } };
  return { order, payment: { id: 'tr_41', _links }, _links };
}
