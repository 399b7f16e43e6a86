import { randomInt } from 'node:crypto';
import { readCouponCode } from '@euro/game';
import type { Transaction } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import type { Coupon } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

/** Letters and digits that can't be confused with each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 9;

interface NewCoupons {
  readonly competitionId: number;
  readonly type: Coupon['type'];
  /** As the operator typed them. */
  readonly codes: readonly string[];
}

/** Unguessable codes: 45 random bits each. */
export function randomCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    codes.add(Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''));
  }
  return [...codes];
}

/** Makes coupons with these codes: all of them, or none. */
export async function makeCoupons(
  { models, clock }: Pick<PaymentsContext, 'models' | 'clock'>,
  { competitionId, type, codes: customCodes }: NewCoupons,
  transaction: Transaction,
): Promise<Coupon[]> {
  const codes = customCodes.map(readCouponCode).filter((code) => code !== null);
  if (codes.length < customCodes.length) throw new Refusal('coupon-code-invalid');
  const where = { competitionId, code: codes };
  const coupon = await models.Coupon.findOne({ where, transaction, lock: true });
  if (coupon || new Set(codes).size < codes.length) throw new Refusal('coupon-exists');
  const createdAt = clock.now();
  await models.Coupon.bulkCreate(
    codes.map((code) => ({
      ...{ competitionId, code, type, createdAt },
      state: 'free' as const,
      orderId: null,
      userId: null,
    })),
    { transaction },
  );
  return models.Coupon.findAll({ where, order: [['id', 'ASC']], transaction });
}
