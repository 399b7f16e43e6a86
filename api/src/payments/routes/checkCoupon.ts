import { Refusal } from '../../infra/errors.js';
import { requireCompetition, requirePlayable } from '../../tournament/index.js';
import { presentCoupon, requireCouponCode, requireGoodCoupons } from '../coupons/coupons.js';
import { route } from '../route.js';

export const checkCoupon = route('POST payments/coupon', async ({ context, body, caller }) => {
  const { userId } = caller;
  await context.rateLimits.consume('coupon', String(userId));
  const code = requireCouponCode(body.coupon);
  const competition = await requireCompetition(context);
  await requirePlayable(context, competition.id);
  const request = { userId, competitionId: competition.id, codes: [code] };
  const [coupon] = await requireGoodCoupons(context, request);
  if (!coupon) throw new Refusal('coupon-unknown');
  return { coupon: presentCoupon(coupon, competition) };
});
