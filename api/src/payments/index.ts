/** The parts of `payments` that other features use. */

export type { PaymentsContext } from './context.js';
export { makeCoupons, randomCodes } from './coupons/makeCoupons.js';
export { createMollie } from './mollie/createMollie.js';
export { nextReceiptNumber } from './orders/nextReceiptNumber.js';
export { orderWhere } from './orders/orderWhere.js';
export { paymentJob } from './orders/paymentJob.js';
export { presentOperatorOrders } from './orders/presentOperatorOrders.js';
export { presentOrders } from './orders/presentOrders.js';
export { readTeamPayment, TEAM_PAYMENT } from './orders/teamPayment.js';
export { watchOrders } from './orders/watchOrders.js';
export { writePaymentMail } from './receiptMail/writePaymentMail.js';
export { refundJob } from './refunds/refundJob.js';
export { paymentRoutes } from './routes/index.js';
