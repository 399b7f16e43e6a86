import type { AppContext } from '../context.js';
import type { Order } from '../models/index.js';
import { descriptionOf } from './descriptionOf.js';
import { requireProvider } from './requireProvider.js';

type Refundable = Pick<Order, 'id' | 'providerId' | 'providerKey' | 'version' | 'kind'>;

/**
 * Has the provider give back all of an order's money that is not on its way back already. The order changes when the
 * provider says that it went back.
 * @throws ProviderUnavailable, ProviderRefused
 */
export async function payBack(context: AppContext, order: Refundable): Promise<void> {
  const provider = requireProvider(context);
  const { id, providerId, providerKey, version } = order;
  if (providerId === null) return;
  const refundable = await provider.refundable(providerId);
  if (refundable <= 0) return;
  await provider.refund(providerId, {
    // Two processes that know the same about the order pay back once; the provider never gives more than there is.
    key: `${providerKey}-refund-${version}`,
    amount: refundable,
    description: descriptionOf(order),
  });
  context.log.info({ orderId: id, amount: refundable }, 'payment paid back');
}
