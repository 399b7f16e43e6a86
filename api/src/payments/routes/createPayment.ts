import type { Call } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { requireCompetition } from '../../tournament/index.js';
import { requireCouponCode } from '../coupons/coupons.js';
import { orderToPay } from '../orders/orderToPay.js';
import { presentOrder } from '../orders/presentOrders.js';
import { refuseFailed } from '../orders/refuseFailed.js';
import { requireProvider } from '../orders/requireProvider.js';
import { requireReturnAddress } from '../orders/returnAddress.js';
import { route } from '../route.js';

type Body = Call<'POST payments/create'>['body'];

export const createPayment = route('POST payments/create', async (call) => {
  const { context, body, caller, language, idempotencyKey } = call;
  const { userId } = caller;
  await context.rateLimits.consume('payment', String(userId));
  requireProvider(context);
  const returnAddress = requireReturnAddress(body.redirectURL, context.env);
  const teamIds = orderedTeams(body);
  const codes = [...new Set(body.coupons.map((coupon) => requireCouponCode(codeOf(coupon))))];
  const competition = await requireCompetition(context);
  const request = {
    competition,
    userId,
    language,
    teamIds,
    codes,
    returnAddress,
    requestKey: idempotencyKey,
  };
  const order = await refuseFailed(context, { userId }, () => orderToPay(context, request));
  const links = { checkout: { href: order.checkoutUrl } };
  return {
    order: await presentOrder(context, order),
    payment: { id: order.providerId, _links: links },
    _links: links,
  };
});

/** Ids of the teams; null for Premium, which a call without teams orders (decisions §6.3). */
function orderedTeams({ teamIds, product }: Body): readonly number[] | null {
  if (product === 'premium') {
    if (teamIds !== undefined && teamIds.length > 0) throw new Refusal('invalid-input');
    return null;
  }
  if (teamIds === undefined) {
    if (product === 'teams') throw new Refusal('nothing-to-pay');
    return null;
  }
  return [...new Set(teamIds)].toSorted((a, b) => a - b);
}

function codeOf(coupon: Body['coupons'][number]): string {
  return typeof coupon === 'string' ? coupon : coupon.code;
}
