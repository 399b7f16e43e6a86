import { presentOrders } from '../payments/orders/presentOrders.js';
import { importTournament } from '../testing/importTournament.js';
import { startTestApi } from '../testing/testApi.js';
import { DEMO_ACCOUNTS } from './seedDemo.js';
import { DEMO_COUPONS, seedPayments } from './seedPayments.js';
import { seedTeams } from './seedTeams.js';

it('the demo has a paid team, a paying premium member, and coupons to try', async () => {
  const api = await startTestApi();
  await importTournament(api.database, api.clock);
  const first = DEMO_ACCOUNTS.map(({ description: _, ...account }) => ({
    ...account,
    passwordHash: null,
    city: null,
  }));
  await seedTeams(api.context, { teams: 0, weekId: 1, seed: 1, first });
  await seedPayments(api.database);
  const { Coupon, Order, Team, UserRole } = api.database.models;
  const orders = await presentOrders(api.context, await Order.findAll({ order: ['id'], raw: true }));
  expect(orders).toMatchObject([
    { kind: 'teams', status: 'paid', amount: 700, receiptNumber: 'EM-2024-000001' },
    { kind: 'premium', status: 'paid', amount: 990, receiptNumber: 'EM-2024-000002' },
  ]);
  expect(await Team.count({ where: { paid: true, paymentId: orders[0]?.id ?? 0 } })).toBe(1);
  expect(await UserRole.count({ where: { role: 'premium', source: 'order' } })).toBe(1);
  expect(await Coupon.count({ where: { state: 'free' } })).toBe(DEMO_COUPONS.length);
  await api.close();
});
