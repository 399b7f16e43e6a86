import type { OrderStatus } from '@euro/api-contract';
import { reportedStatus, stepsTo } from './nextStatus.js';

const paid = { status: 'paid', amount: 1400, refunded: 0, chargedBack: 0 } as const;

it.each([
  ['paid', paid, 'paid'],
  ['partly refunded', { ...paid, refunded: 700 }, 'paid'],
  ['refunded whole', { ...paid, refunded: 1400 }, 'refunded'],
  ['charged back whole', { ...paid, chargedBack: 1400 }, 'charged-back'],
  ['partly refunded, the rest charged back', { ...paid, refunded: 700, chargedBack: 700 }, 'charged-back'],
  ['expired', { ...paid, status: 'expired' }, 'expired'],
] as const)('a payment that is %s', (_what, payment, status) => expect(reportedStatus(payment)).toBe(status));

const statuses = ['open', 'paid', 'failed', 'expired', 'canceled', 'refunded', 'charged-back'] as const;

/** Every move there is; from a status to one that is not in its row nothing happens. */
const moves: Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  open: {
    paid: ['paid'],
    failed: ['failed'],
    expired: ['expired'],
    canceled: ['canceled'],
    refunded: ['paid', 'refunded'],
    'charged-back': ['paid', 'charged-back'],
  },
  failed: { paid: ['paid'], refunded: ['paid', 'refunded'], 'charged-back': ['paid', 'charged-back'] },
  expired: { paid: ['paid'], refunded: ['paid', 'refunded'], 'charged-back': ['paid', 'charged-back'] },
  canceled: { paid: ['paid'], refunded: ['paid', 'refunded'], 'charged-back': ['paid', 'charged-back'] },
  paid: { refunded: ['refunded'], 'charged-back': ['charged-back'] },
  refunded: { paid: ['paid'], 'charged-back': ['charged-back'] },
  'charged-back': { paid: ['paid'], refunded: ['refunded'] },
};

it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    expect(stepsTo(from, to)).toEqual(moves[from][to] ?? []);
  },
);

it.each(statuses.flatMap((from) => statuses.map((status) => [from, status] as const)))(
  'from %s, a report of %s that is received twice changes it once',
  (from, status) => expect(stepsTo(stepsTo(from, status).at(-1) ?? from, status)).toEqual([]),
);
