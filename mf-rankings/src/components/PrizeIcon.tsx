import type { PrizeImage } from '@euro/api-contract';
import { Bike, Bus, Gift, type LucideIcon, Shirt, ShoppingBasket, Smartphone, Ticket } from 'lucide-react';

const ICONS: Readonly<Record<PrizeImage, LucideIcon>> = {
  bike: Bike,
  computer: Smartphone,
  voucher: Ticket,
  clothing: Shirt,
  groceries: ShoppingBasket,
  convoy: Bus,
};

/** A prize at a glance, by the key of its drawing; its name is beside it. */
export function PrizeIcon({ image }: { readonly image: string }) {
  const Icon = (ICONS as Readonly<Record<string, LucideIcon>>)[image] ?? Gift;
  return <Icon size={22} strokeWidth={1.75} aria-hidden />;
}
