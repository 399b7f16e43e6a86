import type { BaseContext } from '../../infra/context.js';
import {
  type Letter,
  messageId,
  nameInMail,
  type PlannedMail,
  RECIPIENT_COLUMNS,
  recipientOf,
  UNWANTED_LETTER,
  withCompetitionSender,
} from '../../mail/index.js';
import { competitionLook, loadCompetition, publicAddress } from '../../tournament/index.js';
import { presentOrder } from '../orders/presentOrders.js';
import { paymentMail } from './paymentMail.js';

/** The mail of a payment; unwanted when the account, or the money, is gone again. */
export async function writePaymentMail(
  context: Pick<BaseContext, 'models' | 'env' | 'sequelize'>,
  plannedMail: PlannedMail,
): Promise<Letter> {
  const { models, sequelize, env } = context;
  const { edition: orderId, userId } = plannedMail;
  const [order, user] = await Promise.all([
    models.Order.findOne({ where: { id: orderId, userId, status: 'paid' }, raw: true }),
    models.User.findByPk(userId, { attributes: [...RECIPIENT_COLUMNS], raw: true }),
  ]);
  const competition = order && (await loadCompetition({ sequelize, competitionId: order.competitionId }));
  if (!order || !user || !competition) return UNWANTED_LETTER;
  const { kind, amount, discount, refunded, lines, receiptNumber } = await presentOrder(context, order);
  const paidAt = Number(order.paidAt);
  const to = recipientOf(user);
  const look = competitionLook(competition, to.language);
  const receiptLines = lines.map(({ name, amount: price }) => ({
    // The payer named the team.
    name: kind === 'teams' ? (nameInMail(name, to) ?? 'Team') : name,
    amount: price,
  }));
  const mail = paymentMail(
    { kind, amount, discount, refunded, lines: receiptLines, paidAt, receiptNumber: receiptNumber ?? '' },
    {
      to,
      look,
      receiptUrl: publicAddress(env, competition, '/my-teams/payments'),
      id: messageId(plannedMail, env.publicUrl),
    },
  );
  return { kind: 'ready', mail: withCompetitionSender(mail, competition, look), halfPoints: null };
}
