import { useFormat, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { Star } from 'lucide-react';
import { LinkRow } from '../../components/LinkRow.js';
import { homeTexts } from '../../texts/homeTexts.js';

const SHOP = '/shop';

/** One line about premium, the last card. */
export function PremiumRow() {
  const { settings } = useWorld();
  const { navigation } = usePlatform();
  const t = useText(homeTexts);
  const format = useFormat();
  if (!navigation.has(SHOP)) return null;
  return (
    <LinkRow
      href={SHOP}
      icon={<Star size={20} aria-hidden />}
      title={t('premium', { price: format.price(settings.premiumPrice) })}
      detail={t('premiumDetail')}
    />
  );
}
