import * as z from 'zod';
import { MISMATCH_REASONS, ORDER_STATUSES } from './choices.js';
import { competitionQuery, done, id, moment, numeric, pageQuery } from './common.js';
import type { Endpoint } from './endpoint.js';

const widgetUser = z.string().max(200).optional();

/** `discount1+1`: of two teams paid together one is free (decisions §6.2). */
export const couponType = z.enum(['discount1+1']);

export const coupon = z.object({
  id,
  /** In upper case, as the server stores it. */
  code: z.string(),
  competitionFeed: z.string(),
  type: couponType,
  /** Its discount in cents: the price of one team. */
  value: z.number().int(),
});
export type Coupon = z.infer<typeof coupon>;

/**
 * The status of an order. `open`: waiting for the payer or the provider. `paid`, `failed`, `expired` and `canceled`
 * are how that ends; a failed, expired or canceled one may still turn `paid` when the provider says so later.
 * `refunded` and
 * `charged-back`: paid once, and paid back whole.
 */
export const orderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderKind = z.enum(['teams', 'premium']);

export const orderLine = z.object({
  /** Null for Premium, and for a team that was deleted since. */
  teamId: id.nullable(),
  /** The team's name when it was ordered; `Premium` otherwise. */
  name: z.string(),
  /** Cents, before discounts. */
  amount: z.number().int(),
});

/** An order and its outcome: the receipt of a payment. Money in cents. */
export const order = z.object({
  id,
  kind: orderKind,
  status: orderStatus,
  currency: z.literal('EUR'),
  /** The amount to pay, after discounts. */
  amount: z.number().int(),
  discount: z.number().int(),
  /** Paid back so far. */
  refunded: z.number().int(),
  lines: z.array(orderLine),
  /** Codes of the coupons that the order holds or used. */
  coupons: z.array(z.string()),
  createdAt: moment,
  paidAt: moment.nullable(),
  /** `EM-2024-000123`, `WORLDM-2022-000001`; from the moment it is paid. */
  receiptNumber: z.string().nullable(),
  /** Address where an open order is paid; null when it can't be paid any more. */
  checkoutURL: z.string().nullable(),
  /**
   * The provider reports a payment that is not that of this open order: until an operator settled it, it can't be paid
   * or cancelled.
   */
  underReview: z.boolean(),
});
export type Order = z.infer<typeof order>;

export const mismatchReason = z.enum(MISMATCH_REASONS);
export type MismatchReason = z.infer<typeof mismatchReason>;

/** Why a payment that the provider reports is not the order's: it pays nothing, and waits for an operator. */
export const paymentMismatch = z.object({
  reason: mismatchReason,
  foundAt: moment,
  /** Null: waits for an operator. `matched`: the provider reports the order's own payment since. */
  settled: z.enum(['matched', 'by-operator']).nullable(),
  /** The amounts that the provider reported, as text: `7.00 EUR`. */
  reported: z.object({
    paymentId: z.string(),
    order: z.string().nullable(),
    status: z.string().nullable(),
    amount: z.string(),
    refunded: z.string().nullable(),
    chargedBack: z.string().nullable(),
  }),
});
export type PaymentMismatch = z.infer<typeof paymentMismatch>;

/** An order as operators see it. */
export const operatorOrder = order.extend({
  user: z.object({ id, email: z.string(), name: z.string() }).nullable(),
  mismatch: paymentMismatch.nullable(),
  lines: z.array(
    orderLine.extend({
      /** Cents of the order's amount that it paid: the discount is shared by price. */
      share: z.number().int().optional(),
      /** Paid back by itself, or on its way. */
      isRefunded: z.boolean().optional(),
    }),
  ),
  /** Cents of refunds that the provider has not confirmed; missing: none. */
  onItsWay: z.number().int().optional(),
});

export const orderFilter = z.object({
  status: orderStatus.optional(),
  userId: numeric(z.number().int()).optional(),
  /** `waiting`: only orders whose payment does not match and waits for an operator. */
  mismatch: z.literal('waiting').optional(),
  competitionId: numeric(z.number().int()).optional(),
  kind: orderKind.optional(),
  /** Paid from this moment of the game on, and before that one. */
  paidFrom: moment.optional(),
  paidTo: moment.optional(),
  /** Ordered with this coupon. */
  coupon: z
    .string()
    .regex(/^[A-Za-z0-9]{6,11}$/)
    .optional(),
});

const links = z.object({ checkout: z.object({ href: z.string() }) });

const couponCode = z.string().trim().max(40);

export const paymentEndpoints = {
  'POST payments/coupon': {
    summary: 'Is this code good for the caller now? Nothing is held yet',
    access: 'session',
    body: z.object({ coupon: couponCode, competitionFeed: z.string().max(16).optional(), widgetUser }),
    response: z.object({ coupon }),
    errors: [
      'competition-closed',
      'not-found',
      'coupon-unknown',
      'coupon-used',
      'coupon-once-per-account',
      'too-many-requests',
    ],
  },
  'POST payments/create': {
    summary: 'Order teams (or Premium, without `teamIds`) and start the payment; the amount is the server’s',
    access: 'session',
    body: z.object({
      ...competitionQuery.shape,
      /** Codes, or coupons as `payments/coupon` answered them. */
      coupons: z
        .array(z.union([couponCode, z.object({ code: couponCode })]))
        .max(25)
        .default([]),
      /** When left out: Premium. */
      teamIds: z.array(id).max(50).optional(),
      product: orderKind.optional(),
      /**
       * Address to which the payer returns, on an allowed origin (decisions §6.4); `order=<id>` is added to its
       * query.
       */
      redirectURL: z.string().max(500),
      widgetUser,
    }),
    keyed: true,
    response: z.object({
      order,
      payment: z.object({ id: z.string(), _links: links }),
      /** The same link for older clients. */
      _links: links,
    }),
    errors: [
      'competition-closed',
      'nothing-to-pay',
      'team-not-payable',
      'already-premium',
      'coupon-unknown',
      'coupon-used',
      'coupon-once-per-account',
      'coupon-needs-pairs',
      'redirect-refused',
      'payment-failed',
      'payments-not-available',
      'idempotency-key-reused',
      'too-many-requests',
      'not-found',
    ],
  },
  'POST payments/cancel': {
    summary: 'Give an open order up: its teams are free again and its coupons good again',
    access: 'session',
    whileSuspended: 'all',
    body: z.object({ paymentId: id, widgetUser }),
    response: z.object({ order }),
    errors: [
      'not-found',
      'payment-not-cancelable',
      'payment-failed',
      'too-many-requests',
      'payments-not-available',
    ],
  },
  'GET payments': {
    summary: 'The caller’s orders, newest first',
    access: 'session',
    query: competitionQuery.extend(pageQuery.shape),
    response: z.object({ totalRecords: z.number().int(), orders: z.array(order) }),
    errors: ['not-found'],
  },
  'GET payments/{id}': {
    summary: 'One order; asks the provider while it is open, so that a lost webhook costs nothing',
    access: 'session',
    params: z.object({ id }),
    response: z.object({ order }),
    errors: ['not-found'],
  },
  'POST payments/webhook': {
    summary: 'The provider says that a payment changed; only the id is read, and the payment fetched again',
    access: 'open',
    form: true,
    body: z.object({ id: z.string().max(80) }),
    response: done,
    errors: ['payment-failed', 'too-many-requests', 'payments-not-available'],
  },
  'GET admin/orders': {
    summary: 'Orders of everybody, newest first',
    access: 'session',
    role: 'treasurer',
    inAny: true,
    query: pageQuery.extend(orderFilter.shape),
    response: z.object({
      totalRecords: z.number().int(),
      /** Number of mismatches that wait for an operator, independent of the filter. */
      mismatches: z.number().int(),
      orders: z.array(operatorOrder),
    }),
    errors: [],
  },
  'POST admin/orders/{id}/check': {
    summary: 'Ask the provider again; a payment that matches now is applied',
    access: 'session',
    role: 'treasurer',
    params: z.object({ id }),
    response: z.object({ order: operatorOrder }),
    errors: ['not-found', 'payment-failed', 'payments-not-available'],
  },
  'POST admin/orders/{id}/settle': {
    summary:
      'Settle a payment that does not match: it pays nothing; an open order fails, and its teams and coupons are free',
    access: 'session',
    role: 'treasurer',
    params: z.object({ id }),
    body: z.object({ reason: z.string().trim().min(3).max(500) }),
    response: z.object({ order: operatorOrder }),
    errors: ['not-found'],
  },
  'POST admin/orders/{id}/refund': {
    summary:
      'Pay an order back: whole, these teams, or an amount; what was paid back whole or by team is taken back when the provider confirms',
    access: 'session',
    role: 'treasurer',
    fourEyes: 'refund',
    params: z.object({ id }),
    body: z.object({
      /** Cents; takes no team back while money of the order is left. Not together with `teamIds`. */
      amount: z.number().int().min(1).optional(),
      /** Teams of the order: what they paid goes back, and they are unpaid. */
      teamIds: z.array(id).min(1).max(50).optional(),
      /** Of a part: cents that could be paid back when it was decided; others are refused. */
      left: z.number().int().min(0).optional(),
      reason: z.string().trim().min(3).max(500),
    }),
    response: z.object({ order }),
    errors: [
      'not-found',
      'payment-not-refundable',
      'refund-refused',
      'payment-failed',
      'payments-not-available',
    ],
  },
  'GET admin/coupons': {
    summary: 'Coupons, newest first, with who used them',
    access: 'session',
    role: 'treasurer',
    query: competitionQuery.extend(pageQuery.shape).extend({
      state: z.enum(['free', 'reserved', 'spent', 'withdrawn']).optional(),
      code: z.string().trim().max(40).optional(),
    }),
    response: z.object({
      totalRecords: z.number().int(),
      coupons: z.array(
        coupon.extend({
          state: z.enum(['free', 'reserved', 'spent', 'withdrawn']),
          orderId: id.nullable(),
          createdAt: moment,
        }),
      ),
    }),
    errors: ['not-found'],
  },
  'POST admin/coupons': {
    summary: 'Make coupons: so many with codes by chance, or these codes',
    access: 'session',
    role: 'treasurer',
    body: z.object({
      ...competitionQuery.shape,
      type: couponType.default('discount1+1'),
      count: numeric(z.number().int().min(1).max(1000)).optional(),
      codes: z.array(couponCode).max(1000).optional(),
      reason: z.string().trim().min(3).max(500),
    }),
    response: z.object({ coupons: z.array(coupon) }),
    errors: ['coupon-code-invalid', 'coupon-exists', 'not-found'],
  },
  'POST admin/coupons/{id}/withdraw': {
    summary: 'A coupon that nobody used is no longer good',
    access: 'session',
    role: 'treasurer',
    params: z.object({ id }),
    body: z.object({ reason: z.string().trim().min(3).max(500) }),
    response: done,
    errors: ['not-found', 'coupon-used'],
  },
} as const satisfies Record<string, Endpoint>;
