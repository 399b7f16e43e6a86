import { Skeleton } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useState } from 'react';
import { FacebookMark } from '../../broadcaster/strip/FacebookMark.js';
import { OrLine, PartnerButton } from '../../broadcaster/strip/PartnerButton.js';
import { useSessionActions } from '../../session/SessionActions.js';
import { signInTexts } from '../texts/signInTexts.js';
import { useSingleFlight } from './useSingleFlight.js';

interface OtherSignInsProps {
  readonly withFacebook?: boolean;
  /** Signs in with Facebook only; without it an account is made too. */
  readonly logInOnly?: boolean;
}

/** Below a form: signing in with the broadcaster, or with Facebook, where this installation is connected to them. */
export function OtherSignIns({ withFacebook = false, logInOnly = false }: OtherSignInsProps) {
  const t = useText(signInTexts);
  const { notices, state } = usePlatform();
  const { signInWith } = useSessionActions();
  const services = useShared(state.services);
  const [provider, setProvider] = useState<'vrt' | 'facebook'>();
  const [leave, isBusy] = useSingleFlight(async (provider: 'vrt' | 'facebook') => {
    setProvider(provider);
    const error = await signInWith(provider, { logInOnly });
    if (error) notices.show({ tone: 'danger', text: error.message });
  });

  if (services.status === 'loading')
    return (
      <>
        <OrLine>{t('or')}</OrLine>
        <Skeleton role="status" aria-label={t('loading')} $height={48} $radius={12} />
        {withFacebook && <Skeleton aria-hidden $height={48} $radius={12} />}
      </>
    );
  const sso = services.value?.sso;
  const facebook = withFacebook && services.value?.facebook;
  if (!sso && !facebook) return null;
  return (
    <>
      <OrLine>{t('or')}</OrLine>
      {sso && (
        <PartnerButton block loading={isBusy && provider === 'vrt'} onClick={() => void leave('vrt')}>
          {t('with.broadcaster', { name: sso.name })}
        </PartnerButton>
      )}
      {facebook && (
        <PartnerButton
          block
          icon={<FacebookMark />}
          loading={isBusy && provider === 'facebook'}
          onClick={() => void leave('facebook')}
        >
          {t('with.facebook')}
        </PartnerButton>
      )}
    </>
  );
}
