export { type ListeningStandIn, listen } from './listen.js';
export {
  createPaymentStandIn,
  type PaymentStandIn,
  type PaymentStandInOptions,
} from './mollie/createPaymentStandIn.js';
export { MOLLIE_PATH } from './mollie/path.js';
export type { StandInChargeback, StandInPayment, StandInRefund } from './mollie/payment.js';
export { fileStore, memoryStore, type Store } from './store.js';
