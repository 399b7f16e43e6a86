import type { Transaction } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { Order, OrderRefund } from '../../models/index.js';
import { thawLineups } from '../../packed/index.js';
import type { PaymentsContext } from '../context.js';
import type { ReportedRefund } from './paymentProvider.js';

type OrderRow = Pick<Order, 'id' | 'userId' | 'competitionId' | 'status' | 'granted'>;

/**
 * Brings the refunds of parts of an order to their states at the provider: the teams of one that is paid back are
 * unpaid again, and paid again when it failed afterwards. The caller holds the lock on the order. Returns whether
 * anything changed.
 */
export async function applyRefunds(
  context: PaymentsContext,
  order: OrderRow,
  reportedRefunds: readonly ReportedRefund[],
  transaction: Transaction,
): Promise<boolean> {
  const refunds = await context.models.OrderRefund.findAll({
    where: { orderId: order.id },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
  let isChanged = false;
  for (const refund of refunds) {
    const reported = reportedRefunds.find((one) => one.refund === refund.id);
    const before = refund.state;
    const state = reported ? STATES[reported.status] : before;
    if (state === before) continue;
    isChanged = true;
    if (state === 'failed') {
      if (before === 'done') await payLinesAgain(context, order, refund, transaction);
      const reason = 'The payment provider did not pay it back.';
      await failRefund(context, refund, { actorId: null, reason }, transaction);
      continue;
    }
    await refund.update({ state }, { transaction });
    if (state === 'done') await revokeLines(context, order, refund, transaction);
  }
  return isChanged;
}

const STATES = { pending: 'requested', refunded: 'done', failed: 'failed' } as const;

interface Failure {
  readonly actorId: number | null;
  readonly reason: string;
}

/** A refund that pays nothing back: its lines can be paid back by another one. */
export async function failRefund(
  context: PaymentsContext,
  refund: OrderRefund,
  { actorId, reason }: Failure,
  transaction: Transaction,
): Promise<void> {
  const { id: refundId, orderId, amount } = refund;
  await refund.update({ state: 'failed' }, { transaction });
  await context.models.OrderLine.update({ refundId: null }, { where: { refundId }, transaction });
  const entry = { actorId, reason, action: 'order.refund-failed', subject: `order ${orderId}` };
  await writeAudit(context, { ...entry, details: { amount } }, transaction);
}

async function revokeLines(
  context: PaymentsContext,
  order: OrderRow,
  { id }: OrderRefund,
  transaction: Transaction,
): Promise<void> {
  const teams = await lockLineTeams(context, order, id, transaction);
  const teamIds = teams.filter(({ paymentId }) => paymentId === order.id).map((team) => team.id);
  if (teamIds.length === 0) return;
  const where = { id: teamIds };
  await context.models.Team.update({ paid: false, paymentId: null }, { where, transaction });
  await thawLineups(context, order.competitionId, teamIds, transaction);
}

/** Teams that another order holds meanwhile stay with that one. */
async function payLinesAgain(
  context: PaymentsContext,
  order: OrderRow,
  { id }: OrderRefund,
  transaction: Transaction,
): Promise<void> {
  // What is granted again as a whole is so by the step to `paid`.
  if (order.status !== 'paid' || !order.granted) return;
  const teams = await lockLineTeams(context, order, id, transaction);
  const teamIds = teams.filter(({ paid, paymentId }) => !paid && paymentId === null).map((team) => team.id);
  if (teamIds.length === 0) return;
  const where = { id: teamIds };
  await context.models.Team.update({ paid: true, paymentId: order.id }, { where, transaction });
  await thawLineups(context, order.competitionId, teamIds, transaction);
}

async function lockLineTeams(
  { models }: Pick<PaymentsContext, 'models'>,
  { userId }: OrderRow,
  refundId: number,
  transaction: Transaction,
) {
  const lines = await models.OrderLine.findAll({ where: { refundId }, raw: true, transaction });
  return models.Team.findAll({
    where: { id: lines.flatMap(({ teamId }) => teamId ?? []), userId, deletedAt: null },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
}
