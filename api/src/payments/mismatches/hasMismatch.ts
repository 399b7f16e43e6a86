import type { PaymentsContext } from '../context.js';

/** Whether the provider's last report about an order did not match it, and no operator settled that. */
export async function hasMismatch(
  { models }: Pick<PaymentsContext, 'models'>,
  orderId: number,
): Promise<boolean> {
  return (await models.PaymentMismatch.count({ where: { orderId, settled: null } })) > 0;
}
