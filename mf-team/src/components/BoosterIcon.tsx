import type { Booster } from '@euro/game';
import { type LucideIcon, Mountain, Sofa, Star, Zap } from 'lucide-react';

const ICONS: Readonly<Record<Booster, LucideIcon>> = {
  bank: Sofa,
  tripleCaptain: Mountain,
  freeHit: Zap,
  wildCard: Star,
};

/** The sign of a booster. */
export function BoosterIcon({ booster }: { booster: Booster }) {
  const Icon = ICONS[booster];
  return <Icon aria-hidden />;
}
