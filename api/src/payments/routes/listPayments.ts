import { loadCompetition } from '../../tournament/index.js';
import { presentOrders } from '../orders/presentOrders.js';
import { route } from '../route.js';

export const listPayments = route('GET payments', async ({ context, query, caller }) => {
  const competition = await loadCompetition(context);
  const { pageNumber, pageRecords } = query;
  const { rows, count } = await context.models.Order.findAndCountAll({
    where: { userId: caller.userId, competitionId: competition?.id ?? 0 },
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  return { totalRecords: count, orders: await presentOrders(context, rows) };
});
