import { loadCompetition } from '../../competition/loadCompetition.js';
import { Refusal } from '../../errors.js';
import { presentCoupon, requireCouponCode, requireGoodCoupons } from '../../payments/coupons.js';
import { route } from '../../routing/route.js';

export const checkCoupon = route('POST payments/coupon', async ({ context, body, caller }) => {
  const { userId } = caller;
  await context.rateLimits.consume('coupon', String(userId));
  const code = requireCouponCode(body.coupon);
  const competition = await loadCompetition(context, body);
  if (!competition) throw new Refusal('coupon-unknown');
  const wanted = { userId, competitionId: competition.id, codes: [code] };
  const [coupon] = await requireGoodCoupons(context, wanted);
  if (!coupon) throw new Refusal('coupon-unknown');
  return { coupon: presentCoupon(coupon, competition) };
});
