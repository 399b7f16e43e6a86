export { createFacebookStandIn, type FacebookStandIn } from './facebook/createFacebookStandIn.js';
export { PEOPLE as FACEBOOK_PEOPLE } from './facebook/people.js';
export { type ListeningStandIn, listen } from './listen.js';
export {
  createPaymentStandIn,
  type PaymentStandIn,
  type PaymentStandInOptions,
} from './mollie/createPaymentStandIn.js';
export type { Misreport } from './mollie/misreports.js';
export { MOLLIE_PATH } from './mollie/path.js';
export type { StandInChargeback, StandInPayment, StandInRefund } from './mollie/payment.js';
export { createNewsStandIn, type NewsStandIn } from './news/createNewsStandIn.js';
export { NEWS_PATH } from './news/path.js';
export {
  createPushStandIn,
  type PushAnswer,
  type PushedMessage,
  type PushStandIn,
} from './push/createPushStandIn.js';
export { PUSH_PATH } from './push/path.js';
export { createSsoStandIn, type SsoStandIn } from './sso/createSsoStandIn.js';
export { SSO_PATH } from './sso/path.js';
export { PASSWORD as SSO_PASSWORD, PEOPLE as SSO_PEOPLE } from './sso/people.js';
export { type StandIns, type StandInsOptions, startStandIns } from './startStandIns.js';
export { fileStore, memoryStore, type Store } from './store.js';
export { createVisitor, type Place, type Visitor } from './testing/createVisitor.js';
