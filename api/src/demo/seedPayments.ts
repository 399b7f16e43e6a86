import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import type { Order } from '../models/index.js';
import { nextReceiptNumber } from '../payments/index.js';
import { loadCompetition } from '../tournament/index.js';

/** Codes to try in the demo; each is good once. */
export const DEMO_COUPONS = ['EURO1PLUS1', 'SAMEN2024', 'DUIVELS24', 'TWEEVOOR1', 'FANS2024'] as const;

const MINUTE = 60_000;

interface Payer {
  readonly userId: number;
  /** The team that was paid; null for Premium. */
  readonly team: { readonly id: number; readonly name: string } | null;
  readonly email: string;
  /** Epoch milliseconds of game time. */
  readonly at: number;
  readonly amount: number;
}

/** Before the first team was made, on the game's clock. */
const COUPONS_MADE = Date.parse('2024-05-15T08:00:00Z');

/** Gives the demo coupons, the fan's team as a paid one, and the premium member the order that made him one. */
export async function seedPayments(database: Database): Promise<void> {
  const { models } = database;
  const competition = await loadCompetition(database);
  if (!competition) return;
  const { id: competitionId, settings } = competition;
  const [fan, member] = await Promise.all([
    loadPayer(database, 'fan@demo.test', settings.teamPrice),
    loadPayer(database, 'premium@demo.test', settings.premiumPrice),
  ]);
  await database.withTransaction(async (transaction) => {
    await models.Coupon.bulkCreate(
      DEMO_COUPONS.map((code) => ({
        ...{ competitionId, code, type: 'discount1+1' as const, state: 'free' as const },
        ...{ orderId: null, userId: null, createdAt: COUPONS_MADE },
      })),
      { transaction },
    );
    if (fan) await addPaidOrder(database, { competitionId, kind: 'teams', payer: fan }, transaction);
    if (!member) return;
    const payer = { ...member, team: null };
    await addPaidOrder(database, { competitionId, kind: 'premium', payer }, transaction);
    await models.UserRole.update(
      { source: 'order' },
      { where: { userId: member.userId, role: 'premium' }, transaction },
    );
  });
}

/** Paid a quarter of an hour after the first team was made. */
async function loadPayer({ models }: Database, email: string, amount: number): Promise<Payer | null> {
  const user = await models.User.findOne({ attributes: ['id'], where: { email }, raw: true });
  if (!user) return null;
  const team = await models.Team.findOne({ where: { userId: user.id }, order: [['id', 'ASC']], raw: true });
  if (!team) return null;
  return { userId: user.id, team, email, at: Number(team.createdAt) + 15 * MINUTE, amount };
}

interface PaidOrder {
  readonly competitionId: number;
  readonly kind: Order['kind'];
  readonly payer: Payer;
}

/** An order that no provider knows: it can't be paid back. */
async function addPaidOrder(
  { models }: Database,
  { competitionId, kind, payer }: PaidOrder,
  transaction: Transaction,
): Promise<void> {
  const { userId, team, email, at, amount } = payer;
  const { id: orderId } = await models.Order.create(
    {
      ...{ competitionId, userId, kind, amount, discount: 0, status: 'paid', granted: true },
      ...{ providerKey: `demo ${email}`, providerId: null, checkoutUrl: null, returnUrl: '', language: 'nl' },
      ...{ requestKey: null, requestHash: null },
      receiptNumber: await nextReceiptNumber({ models }, competitionId, transaction),
      ...{ createdAt: at, paidAt: at + MINUTE, beganAt: at, checkAt: null },
    },
    { transaction },
  );
  const name = team?.name ?? 'Premium';
  await models.OrderLine.create({ orderId, teamId: team?.id ?? null, name, amount }, { transaction });
  if (!team) return;
  await models.Team.update({ paid: true, paymentId: orderId }, { where: { id: team.id }, transaction });
}
