import { PremiumOffer } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { leagueTexts } from '../texts/leagueTexts.js';

/** Creating a league is for premium members: its benefits, and the free part (decisions §5.6). */
export function UpsellCard() {
  const t = useText(leagueTexts);
  return <PremiumOffer title={t('upsellTitle')} free={t('upsellFree')} brings={t('upsellBrings')} />;
}
