import { PremiumOffer } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { clubTexts } from '../../texts/clubTexts.js';

/** In place of the pitch, for who is not a premium member (spec §1 "expected lineups"). */
export function LineupUpsell({ nation }: { readonly nation: string }) {
  const t = useText(clubTexts);
  return (
    <PremiumOffer
      title={t('premium.title', { nation })}
      free={t('premium.free')}
      brings={t('premium.brings')}
    />
  );
}
