import type { Order, OrderStatus } from '@euro/api-contract';
import type { ChipTone } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { orderTexts } from '../texts/orderTexts.js';

const TONES = {
  open: 'warning',
  paid: 'positive',
  failed: 'danger',
  expired: 'neutral',
  canceled: 'neutral',
  refunded: 'brand',
  'charged-back': 'brand',
} satisfies Record<OrderStatus, ChipTone>;

const STATUS_TEXT = {
  open: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  canceled: 'canceled',
  refunded: 'refunded',
  'charged-back': 'chargedBack',
} as const satisfies Record<OrderStatus, string>;

/** Texts about orders. */
export function useOrderWords() {
  const t = useText(orderTexts);
  return {
    /** "Kessel Kickers en 2 meer", "Premium". */
    contents({ kind, lines }: Pick<Order, 'kind' | 'lines'>): string {
      if (kind === 'premium') return t('premium');
      return t('summary', { first: lines[0]?.name ?? '', more: Math.max(0, lines.length - 1) });
    },
    status: (status: OrderStatus) => t(STATUS_TEXT[status]),
    tone: (status: OrderStatus): ChipTone => TONES[status],
  };
}
