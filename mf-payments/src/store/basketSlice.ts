import type { Coupon } from '@euro/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of a code: being written or still to be checked, being checked, good, or refused. */
export type SlotStatus = 'open' | 'checking' | 'good' | 'refused';

/** A place for one discount code. */
export interface CouponSlot {
  readonly id: number;
  /** As it was typed. */
  readonly code: string;
  readonly status: SlotStatus;
  /** The coupon of a valid code. */
  readonly coupon: Coupon | null;
  /** Why it was refused. */
  readonly refusal: Refusal | null;
}

/**
 * `once`: another 1+1 code is in the basket already; otherwise the server's sentence, and whether asking again may
 * help.
 */
export type Refusal =
  | { readonly kind: 'once' }
  | { readonly kind: 'said'; readonly text: string; readonly mayRetry: boolean };

/** The order being prepared. */
export interface Basket {
  /** Ids of teams. */
  readonly selected: readonly number[];
  /** Never empty: there is always a place for a code. */
  readonly slots: readonly CouponSlot[];
  /** A message about the codes as a whole. */
  readonly note: 'one-at-a-time' | 'cleared' | null;
  readonly nextId: number;
}

const emptySlot = (id: number, code = ''): CouponSlot => ({
  id,
  code,
  status: 'open',
  coupon: null,
  refusal: null,
});

/** No teams, one input for a code. */
export const emptyBasket: Basket = { selected: [], slots: [emptySlot(1)], note: null, nextId: 2 };

/** Without good codes, and without pending checks: it was requested for other teams. */
function withoutCoupons(basket: Basket): Basket {
  const remaining = basket.slots
    .filter(({ status }) => status !== 'good')
    .map((slot) => (slot.status === 'checking' ? emptySlot(slot.id, slot.code) : slot));
  const isCleared = remaining.length < basket.slots.length;
  if (remaining.length > 0) return { ...basket, slots: remaining, note: isCleared ? 'cleared' : basket.note };
  return { ...basket, slots: [emptySlot(basket.nextId)], note: 'cleared', nextId: basket.nextId + 1 };
}

function withSlot(basket: Basket, id: number, change: (slot: CouponSlot) => CouponSlot): Basket {
  return { ...basket, slots: basket.slots.map((slot) => (slot.id === id ? change(slot) : slot)) };
}

interface CouponAnswer {
  readonly id: number;
  /** The validated code; a response about another one than the present is dropped. */
  readonly code: string;
}

const isStale = (slot: CouponSlot, code: string) => slot.code !== code || slot.status !== 'checking';

/** Teams and codes on their way to the checkout (spec §4 "Payment flow", §5 "Coupons"). */
export const basketSlice = createSlice({
  name: 'basket',
  initialState: emptyBasket,
  reducers: {
    teamChosen: (basket, { payload: id }: PayloadAction<number>) => ({
      ...basket,
      selected: [...basket.selected.filter((each) => each !== id), id],
    }),
    /** Takes a team out; good codes go with it (spec §4). */
    teamDropped: (basket, { payload: id }: PayloadAction<number>) =>
      withoutCoupons({ ...basket, selected: basket.selected.filter((each) => each !== id) }),
    /** Removes teams that were paid or deleted elsewhere. */
    teamsPayable(basket, { payload: ids }: PayloadAction<readonly number[]>) {
      const selected = basket.selected.filter((id) => ids.includes(id));
      return selected.length === basket.selected.length ? basket : withoutCoupons({ ...basket, selected });
    },
    /** One more code, once those before it are good (spec §5). */
    slotAdded(basket) {
      if (basket.slots.some(({ status }) => status !== 'good')) return { ...basket, note: 'one-at-a-time' };
      const slots = [...basket.slots, emptySlot(basket.nextId)];
      return { ...basket, slots, note: null, nextId: basket.nextId + 1 };
    },
    slotRemoved(basket, { payload: id }: PayloadAction<number>) {
      const slots = basket.slots.filter((slot) => slot.id !== id);
      if (slots.length > 0) return { ...basket, slots, note: null };
      return { ...basket, slots: [emptySlot(basket.nextId)], note: null, nextId: basket.nextId + 1 };
    },
    codeTyped: (basket, { payload: { id, code } }: PayloadAction<CouponAnswer>) =>
      withSlot({ ...basket, note: null }, id, () => emptySlot(id, code)),
    codeCheckStarted: (basket, { payload: { id, code } }: PayloadAction<CouponAnswer>) =>
      withSlot(basket, id, (slot) => (slot.code === code ? { ...slot, status: 'checking' } : slot)),
    codeGood(basket, { payload: { id, code, coupon } }: PayloadAction<CouponAnswer & { coupon: Coupon }>) {
      const isSecond = basket.slots.some((slot) => slot.id !== id && slot.coupon?.type === coupon.type);
      return withSlot(basket, id, (slot) => {
        if (isStale(slot, code)) return slot;
        return isSecond
          ? { ...slot, status: 'refused', refusal: { kind: 'once' } }
          : { ...slot, code: coupon.code, status: 'good', coupon };
      });
    },
    codeRefused: (basket, { payload }: PayloadAction<CouponAnswer & { refusal: Refusal }>) =>
      withSlot(basket, payload.id, (slot) =>
        isStale(slot, payload.code) ? slot : { ...slot, status: 'refused', refusal: payload.refusal },
      ),
    /** Restores teams and codes of a failed order; its codes are validated again. */
    restored(
      basket,
      { payload }: PayloadAction<{ readonly teamIds: readonly number[]; readonly codes: readonly string[] }>,
    ) {
      const codes = payload.codes.length > 0 ? payload.codes : [''];
      const slots = codes.map((code, at) => emptySlot(basket.nextId + at, code));
      return { selected: payload.teamIds, slots, note: null, nextId: basket.nextId + slots.length };
    },
  },
});

export const {
  teamChosen,
  teamDropped,
  teamsPayable,
  slotAdded,
  slotRemoved,
  codeTyped,
  codeCheckStarted,
  codeGood,
  codeRefused,
  restored,
} = basketSlice.actions;
