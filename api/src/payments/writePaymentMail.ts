import type { AppContext } from '../context.js';
import { nameInMail } from '../mail/nameInMail.js';
import { paymentMail } from '../mail/paymentMail.js';
import { RECIPIENT_COLUMNS, recipientOf } from '../mail/recipientOf.js';
import { type Letter, messageId, type PlannedMail, UNWANTED } from '../reminders/letter.js';
import { presentOrder } from './presentOrders.js';

/** The mail of a payment; unwanted when the account, or the money, is gone again. */
export async function writePaymentMail(context: AppContext, planned: PlannedMail): Promise<Letter> {
  const { models, env } = context;
  const { edition: orderId, userId } = planned;
  const [order, user] = await Promise.all([
    models.Order.findOne({ where: { id: orderId, userId, status: 'paid' }, raw: true }),
    models.User.findByPk(userId, { attributes: [...RECIPIENT_COLUMNS], raw: true }),
  ]);
  if (!order || !user) return UNWANTED;
  const { kind, amount, discount, lines, receiptNumber } = await presentOrder(context, order);
  const paidAt = Number(order.paidAt);
  const to = recipientOf(user);
  const named = lines.map(({ name, amount: price }) => ({
    // The payer named the team.
    name: kind === 'teams' ? (nameInMail(name, to) ?? 'Team') : name,
    amount: price,
  }));
  const mail = paymentMail(
    { kind, amount, discount, lines: named, paidAt, receiptNumber: receiptNumber ?? '' },
    {
      to,
      receiptUrl: `${env.publicUrl}/my-teams/payments`,
      id: messageId(planned, env.publicUrl),
    },
  );
  return { kind: 'ready', mail, halfPoints: null };
}
