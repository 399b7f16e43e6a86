import { PremiumOffer } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { clubTexts } from '../../texts/clubTexts.js';

/** Replaces the pitch for users who aren't premium members (spec §1 "expected lineups"). */
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
