import { ButtonLink, formatPrice, PremiumUpsell } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { leagueTexts } from '../messages/leagueTexts.js';

/** What premium brings here, and what stays free (decisions §5.6). */
export function UpsellCard() {
  const t = useText(leagueTexts);
  const { locale } = useFormat();
  const { navigation, state } = usePlatform();
  const settings = useShared(state.application).value;
  return (
    <PremiumUpsell
      title={t('upsellTitle')}
      text={t('upsellText')}
      action={
        settings &&
        navigation.has('/shop') && (
          <ButtonLink variant="lime" size="small" href="/shop">
            {t('upsellAction', { price: formatPrice(settings.premiumPrice / 100, locale) })}
          </ButtonLink>
        )
      }
    />
  );
}
