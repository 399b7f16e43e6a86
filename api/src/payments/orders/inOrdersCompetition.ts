import { inCompetition } from '../../infra/inCompetition.js';
import type { PaymentsContext } from '../context.js';

/**
 * The context of an order's competition, for work that no call names one for: what people are shown of it is in its
 * time.
 */
export async function inOrdersCompetition(
  context: PaymentsContext,
  orderId: number,
): Promise<PaymentsContext> {
  return inCompetition(context, await context.findCompetition({ table: 'orders', id: orderId }));
}
