import type { Order } from '../../models/index.js';

/** The text on the payer's bank statement. */
export function descriptionOf({ id, kind }: Pick<Order, 'id' | 'kind'>): string {
  return kind === 'premium' ? `EuroManager Premium (${id})` : `EuroManager (${id})`;
}
