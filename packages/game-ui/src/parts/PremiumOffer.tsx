import { ButtonLink, formatPrice } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useFormat } from '../hooks/useFormat.js';
import { useIsArchive } from '../hooks/useIsArchive.js';
import { premiumTexts } from '../messages/premiumTexts.js';
import { PremiumUpsell, type PremiumUpsellProps } from './premium-upsell/PremiumUpsell.js';

/** Props of {@link PremiumOffer}. */
export type PremiumOfferProps = Omit<PremiumUpsellProps, 'action'>;

/** Replaces a feature of premium: the free part, the benefits of premium, and a link to the shop if there is one. */
export function PremiumOffer(props: PremiumOfferProps) {
  const t = useText(premiumTexts);
  const { locale } = useFormat();
  const { navigation, state } = usePlatform();
  const settings = useShared(state.application).value;
  // A read-only competition has no shop.
  if (useIsArchive()) return null;
  return (
    <PremiumUpsell
      {...props}
      action={
        navigation.has(SHOP) && (
          <ButtonLink variant="lime" size="small" href={SHOP}>
            {/* The button takes its room before its price is known. */}
            {t('offer', { price: settings ? formatPrice(settings.premiumPrice / 100, locale) : '…' })}
          </ButtonLink>
        )
      }
    />
  );
}

const SHOP = '/shop';
