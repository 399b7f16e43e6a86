import { PremiumOffer } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { leagueTexts } from '../texts/leagueTexts.js';

/** Starting a league is for premium members: what it brings, and what stays free (decisions §5.6). */
export function UpsellCard() {
  const t = useText(leagueTexts);
  return <PremiumOffer title={t('upsellTitle')} free={t('upsellFree')} brings={t('upsellBrings')} />;
}
