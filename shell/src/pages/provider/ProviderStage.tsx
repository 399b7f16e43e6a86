import { Skeleton } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { AccountStage } from '../account/AccountStage.js';
import { providerTexts } from '../texts/providerTexts.js';

/** The stadium, shown while a provider's sign-in finishes. */
export function ProviderStage() {
  const t = useText(providerTexts);
  return (
    <AccountStage title={t('title.first')} volt={t('title.second')} lead={t('lead')} card={t('card')}>
      <p role="status">{t('busy')}</p>
      <Skeleton $height={48} $radius={12} />
    </AccountStage>
  );
}
