import { Bike, ShoppingBasket, Smartphone, Ticket } from 'lucide-react';
import type { Prize } from '../model/prizeOf.js';

const ICONS = {
  bike: Bike,
  computer: Smartphone,
  'voucher.both': Ticket,
  voucher: Ticket,
  groceries: ShoppingBasket,
} satisfies Record<Prize, typeof Bike>;

/** A prize at a glance; its name stands beside it. */
export function PrizeIcon({ prize }: { readonly prize: Prize }) {
  const Icon = ICONS[prize];
  return <Icon size={22} strokeWidth={1.75} aria-hidden />;
}
