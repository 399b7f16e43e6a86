import type { ParsedBodyOf, ParsedQueryOf } from '@euro/api-contract';
import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import type { Order, RefundRun } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { orderWhere } from '../orders/orderWhere.js';
import { requireProvider } from '../orders/requireProvider.js';

type Filter = ParsedQueryOf<'GET admin/refunds/count'>;

/** Most orders of one run; a smaller filter begins the next. */
const MOST = 10_000;
/** Rows of one statement. */
const STEP = 1_000;

const HAS_MONEY = literal('amount > refunded');
const UNDER_WAY = literal("(SELECT order_id FROM order_refunds WHERE state IN ('due', 'requested'))");
const IN_A_RUN = literal("(SELECT order_id FROM refund_run_orders WHERE state IN ('waiting', 'running'))");

/** Paid orders with money left, none of which is being paid back. */
function refundableWhere(filter: Filter, lastOrderId: number): WhereOptions<Order> {
  return {
    [Op.and]: [
      // The role is for all competitions: the call names none.
      orderWhere(filter, null),
      { status: 'paid', granted: true, refundDue: false, providerId: { [Op.ne]: null } },
      { id: { [Op.lte]: lastOrderId } },
      { id: { [Op.notIn]: UNDER_WAY } },
      { id: { [Op.notIn]: IN_A_RUN } },
      HAS_MONEY,
    ],
  };
}

/** How many orders of a filter can be paid back whole, the cents left of them, and the highest id. */
export async function countRefundable(
  { models }: Pick<PaymentsContext, 'models'>,
  filter: Filter,
  {
    lastOrderId = Number.MAX_SAFE_INTEGER,
    transaction,
  }: { lastOrderId?: number; transaction?: Transaction } = {},
) {
  const where = refundableWhere(filter, lastOrderId);
  const inTransaction = transaction ? { transaction } : {};
  const [count, amount, refunded, last] = await Promise.all([
    models.Order.count({ where, ...inTransaction }),
    models.Order.sum('amount', { where, ...inTransaction }),
    models.Order.sum('refunded', { where, ...inTransaction }),
    models.Order.max<number | null, Order>('id', { where, ...inTransaction }),
  ]);
  return { count, amount: Number(amount ?? 0) - Number(refunded ?? 0), lastOrderId: Number(last ?? 0) };
}

type Wanted = ParsedBodyOf<'POST admin/refunds'> & { readonly actorId: number };

/**
 * Notes every order that was counted; the job requests their refunds. When the filter has other orders or amounts now,
 * nothing is noted.
 * @throws a Refusal `refund-refused`
 */
export async function startRefunds(context: PaymentsContext, wanted: Wanted): Promise<RefundRun> {
  requireProvider(context);
  const { models } = context;
  const { filter, count, amount, lastOrderId, actorId, reason } = wanted;
  return context.withTransaction(async (transaction) => {
    // A second press waits here, and then finds the orders in the first one's run.
    await lockUser(context, actorId, transaction);
    const now = await countRefundable(context, filter, { lastOrderId, transaction });
    if (now.count !== count || now.amount !== amount) {
      const details = { because: 'counted-again', count: now.count, amount: now.amount };
      throw new Refusal('refund-refused', details);
    }
    if (count === 0) throw new Refusal('refund-refused', { because: 'no-order' });
    if (count > MOST) throw new Refusal('refund-refused', { because: 'too-many', most: MOST });
    const run = await models.RefundRun.create(
      {
        ...{ actorId, reason, amount, orderCount: count },
        ...{ createdAt: context.clock.now(), nextAt: context.realNow(), endedAt: null },
      },
      { transaction },
    );
    const orders = await models.Order.findAll({
      attributes: ['id'],
      where: refundableWhere(filter, lastOrderId),
      order: [['id', 'ASC']],
      raw: true,
      transaction,
    });
    for (let from = 0; from < orders.length; from += STEP) {
      const rows = orders.slice(from, from + STEP).map(({ id: orderId }) => ({
        ...{ runId: run.id, orderId, state: 'waiting' as const, triedAt: null, failure: null },
      }));
      await models.RefundRunOrder.bulkCreate(rows, { transaction });
    }
    const entry = { actorId, reason, action: 'orders.refunding', subject: `refund ${run.id}` };
    await writeAudit(context, { ...entry, details: { count, amount, lastOrderId, filter } }, transaction);
    return run;
  });
}
