import { ORDER_FILTERS, type OrderFilters, orderFilter } from './orderFilter.js';

const none = Object.fromEntries(ORDER_FILTERS.map((name) => [name, ''])) as OrderFilters;

it('has what is chosen, and the whole of both days', () => {
  const {
    paidFrom = '',
    paidTo = '',
    ...rest
  } = orderFilter({
    ...{ status: 'paid', user: '12', mismatch: 'waiting', competition: '1', kind: 'premium' },
    ...{ from: '2024-06-14', to: '2024-06-14', coupon: 'euro1plus1' },
  });
  expect(rest).toEqual({
    ...{ status: 'paid', userId: 12, mismatch: 'waiting', competitionId: 1, kind: 'premium' },
    coupon: 'euro1plus1',
  });
  expect(Date.parse(paidTo) - Date.parse(paidFrom)).toBe(24 * 3_600_000);
});

it('leaves out what is no value', () => {
  const wrong = { status: 'x', user: '1;', competition: 'a', kind: 'y', from: '14/06', coupon: "'" };
  expect(orderFilter({ ...none, ...wrong })).toEqual({});
});
