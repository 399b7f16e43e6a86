import { maxCoupons } from '@euro/game';
import type { Basket, CouponSlot } from '../store/basketSlice.js';

/** Lengths of a code (spec §5, §9). */
const CODE_LENGTH = { min: 6, max: 11 } as const;

/** A code as it is sent: letters count alike, large or small. */
export function normaliseCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Why a code can't be validated yet; null when it can. */
export type CodeObstacle = 'empty' | 'short' | 'shape' | 'pairs';

/** Checks a code before its validation by the API: its format, and the number of teams in the order (spec §5). */
export function codeObstacle(
  slot: CouponSlot,
  basket: Pick<Basket, 'selected' | 'slots'>,
): CodeObstacle | null {
  const code = normaliseCode(slot.code);
  if (code === '') return 'empty';
  if (code.length > CODE_LENGTH.max || !/^[A-Z0-9]+$/.test(code)) return 'shape';
  if (code.length < CODE_LENGTH.min) return 'short';
  const others = basket.slots.filter(({ id, status }) => id !== slot.id && status === 'good').length;
  return others + 1 > maxCoupons(basket.selected.length) ? 'pairs' : null;
}
