import { createHash, randomUUID } from 'node:crypto';
import type { Language } from '@euro/api-contract';
import { maxCoupons, paymentTotal } from '@euro/game';
import type { Transaction } from 'sequelize';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import type { Order, Team } from '../../models/index.js';
import { type LoadedCompetition, requirePlayable } from '../../tournament/index.js';
import type { PaymentsContext } from '../context.js';
import { requireGoodCoupons } from '../coupons/coupons.js';
import { findPaidPremium } from './grantOrder.js';
import { nextCheck } from './nextCheck.js';
import { withOrder } from './returnAddress.js';

/** The request for an order. */
export interface WantedOrder {
  readonly competition: LoadedCompetition;
  readonly userId: number;
  readonly language: Language;
  /** Null: Premium. */
  readonly teamIds: readonly number[] | null;
  /** Codes as they are kept. */
  readonly codes: readonly string[];
  readonly returnAddress: URL;
  /** The caller's `Idempotency-Key`. */
  readonly requestKey: string | null;
}

/** An order as it was made, or the one that there is already for the same call or for Premium. */
export interface PlacedOrder {
  readonly orderId: number;
  readonly outcome: 'new' | 'repeated' | 'waiting';
}

/**
 * Creates an open order, whose teams and coupons no other order can contain meanwhile, and computes its amount. A
 * repeated key, or a Premium order that waits for payment, returns the existing order.
 */
export async function placeOrder(
  context: PaymentsContext,
  request: WantedOrder,
  transaction: Transaction,
): Promise<PlacedOrder> {
  // All orders of one user are judged one after the other.
  await lockUser(context, request.userId, transaction);
  const first = await findFirst(context, request, transaction);
  if (first) return { orderId: first.id, outcome: 'repeated' };
  await requirePlayable(context, request.competition.id, transaction);
  return request.teamIds === null
    ? orderPremium(context, request, transaction)
    : orderTeams(context, request, request.teamIds, transaction);
}

/** The order that the first call with this key made; one of which nothing came has no key any more. */
async function findFirst(
  { models }: PaymentsContext,
  request: WantedOrder,
  transaction: Transaction,
): Promise<Order | null> {
  const { userId, requestKey } = request;
  if (requestKey === null) return null;
  const order = await models.Order.findOne({ where: { userId, requestKey }, transaction, lock: true });
  if (order && order.requestHash !== hashOf(request)) throw new Refusal('idempotency-key-reused');
  return order;
}

async function orderPremium(
  context: PaymentsContext,
  request: WantedOrder,
  transaction: Transaction,
): Promise<PlacedOrder> {
  const { models } = context;
  const { userId, competition, codes } = request;
  if (codes.length > 0) throw new Refusal('coupon-needs-pairs');
  const role = { userId, role: 'premium' as const };
  if (await models.UserRole.findOne({ where: role, transaction, lock: true })) {
    throw new Refusal('already-premium');
  }
  if (await findPaidPremium(context, { userId, competitionId: competition.id }, transaction)) {
    throw new Refusal('already-premium');
  }
  const open = { userId, competitionId: competition.id, kind: 'premium' as const, status: 'open' as const };
  const waiting = await models.Order.findOne({ where: open, transaction, lock: true });
  if (waiting) return { orderId: waiting.id, outcome: 'waiting' };
  const amount = competition.settings.premiumPrice;
  if (amount <= 0) throw new Refusal('nothing-to-pay');
  const orderId = await addOrder(context, { ...request, kind: 'premium', amount, discount: 0 }, transaction);
  await models.OrderLine.create({ orderId, teamId: null, name: 'Premium', amount }, { transaction });
  return { orderId, outcome: 'new' };
}

async function orderTeams(
  context: PaymentsContext,
  request: WantedOrder,
  teamIds: readonly number[],
  transaction: Transaction,
): Promise<PlacedOrder> {
  const { models } = context;
  const { userId, competition, codes } = request;
  const { id: competitionId, settings } = competition;
  const price = settings.teamPrice;
  if (teamIds.length === 0 || price <= 0) throw new Refusal('nothing-to-pay');
  const teams = await lockPayable(context, { userId, competitionId, teamIds }, transaction);
  const coupons = await requireGoodCoupons(context, { userId, competitionId, codes }, transaction);
  if (coupons.length > maxCoupons(teams.length)) throw new Refusal('coupon-needs-pairs');
  const amount = paymentTotal({ teams: teams.length, coupons: coupons.length, price });
  const discount = teams.length * price - amount;
  const orderId = await addOrder(context, { ...request, kind: 'teams', amount, discount }, transaction);
  await models.OrderLine.bulkCreate(
    teams.map(({ id, name }) => ({ orderId, teamId: id, name, amount: price })),
    { transaction },
  );
  await models.Team.update({ paymentId: orderId }, { where: { id: teams.map(({ id }) => id) }, transaction });
  if (coupons.length === 0) return { orderId, outcome: 'new' };
  const couponIds = coupons.map(({ id }) => id);
  await models.Coupon.update(
    { state: 'reserved', orderId, userId },
    { where: { id: couponIds }, transaction },
  );
  await models.OrderCoupon.bulkCreate(
    couponIds.map((couponId) => ({ orderId, couponId })),
    { transaction },
  );
  return { orderId, outcome: 'new' };
}

interface Payable {
  readonly userId: number;
  readonly competitionId: number;
  readonly teamIds: readonly number[];
}

/** The caller's own teams that are neither paid nor being paid, their rows locked. */
async function lockPayable(
  { models }: PaymentsContext,
  { userId, competitionId, teamIds }: Payable,
  transaction: Transaction,
): Promise<readonly Team[]> {
  const teams = await models.Team.findAll({
    where: { id: [...teamIds], userId, competitionId, deletedAt: null },
    order: [['id', 'ASC']],
    transaction,
    lock: true,
  });
  if (teams.length < teamIds.length) throw new Refusal('not-found');
  if (teams.some(({ paid, paymentId }) => paid || paymentId !== null)) throw new Refusal('team-not-payable');
  return teams;
}

type ToAdd = WantedOrder & Pick<Order, 'kind' | 'amount' | 'discount'>;

async function addOrder(context: PaymentsContext, fields: ToAdd, transaction: Transaction): Promise<number> {
  const { userId, kind, amount, discount, language, requestKey, returnAddress } = fields;
  const beganAt = context.realNow();
  const open = { status: 'open' as const, refundDue: false, providerId: null, beganAt };
  const checkAt = nextCheck(open, beganAt);
  const order = await context.models.Order.create(
    {
      ...{
        userId,
        competitionId: fields.competition.id,
        kind,
        amount,
        discount,
        language,
        requestKey,
        ...open,
      },
      premiumEverywhere: kind === 'premium' ? fields.competition.settings.premiumEverywhere : null,
      requestHash: requestKey === null ? null : hashOf(fields),
      providerKey: randomUUID(),
      checkoutUrl: null,
      returnUrl: returnAddress.href,
      receiptNumber: null,
      createdAt: context.clock.now(),
      paidAt: null,
      checkAt,
    },
    { transaction },
  );
  await order.update({ returnUrl: withOrder(returnAddress, order.id) }, { transaction });
  context.work.announceAfter(transaction, 'payments', { at: checkAt });
  return order.id;
}

/** Fingerprint of a request: the same key with another one is refused. */
function hashOf({ competition, teamIds, codes, returnAddress }: WantedOrder): string {
  const fields = [competition.id, teamIds, codes.toSorted(), returnAddress.href];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
