import type { Coupon as CouponJson } from '@euro/api-contract';
import { readCouponCode } from '@euro/game';
import type { Transaction } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import type { Coupon } from '../../models/index.js';
import type { LoadedCompetition } from '../../tournament/index.js';
import type { PaymentsContext } from '../context.js';

type Parts = Pick<PaymentsContext, 'models'>;

/** Normalizes a typed code; refuses an impossible one like an unknown coupon. */
export function requireCouponCode(input: string): string {
  const code = readCouponCode(input);
  if (code === null) throw new Refusal('coupon-unknown');
  return code;
}

interface CouponQuery {
  readonly userId: number;
  readonly competitionId: number;
  /** In their stored form. */
  readonly codes: readonly string[];
}

/**
 * The coupons behind codes, in the order of their ids, if the user may use each of them now. In a transaction their
 * rows are locked.
 */
export async function requireGoodCoupons(
  { models }: Parts,
  { userId, competitionId, codes }: CouponQuery,
  transaction?: Transaction,
): Promise<readonly Coupon[]> {
  if (codes.length === 0) return [];
  const reading = transaction ? { transaction, lock: true } : {};
  const coupons = await models.Coupon.findAll({
    where: { competitionId, code: [...codes] },
    order: [['id', 'ASC']],
    ...reading,
  });
  if (coupons.length < codes.length) throw new Refusal('coupon-unknown');
  for (const coupon of coupons) refuseUnavailable(coupon, userId);
  const orderedCoupon = await models.Coupon.findOne({
    attributes: ['id'],
    where: { userId, competitionId },
    ...reading,
  });
  if (orderedCoupon || codes.length > 1) throw new Refusal('coupon-once-per-account');
  return coupons;
}

function refuseUnavailable({ state, userId: holder }: Coupon, userId: number): void {
  if (state === 'withdrawn') throw new Refusal('coupon-unknown');
  if (state === 'free') return;
  throw new Refusal(holder === userId ? 'coupon-once-per-account' : 'coupon-used');
}

/** A coupon as the API presents it; it takes off the price of one team, in cents. */
export function presentCoupon(
  { id, code, type }: Pick<Coupon, 'id' | 'code' | 'type'>,
  { feed, settings }: Pick<LoadedCompetition, 'feed' | 'settings'>,
): CouponJson {
  return { id, code, competitionFeed: feed, type, value: settings.teamPrice };
}
