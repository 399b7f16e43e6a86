import { Button, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSessionActions } from '../../session/SessionActions.js';
import { proofTexts } from '../texts/proofTexts.js';
import { AccountStage } from './AccountStage.js';
import { failureNotice } from './failureNotice.js';
import { useSingleFlight } from './useSingleFlight.js';

/**
 * Behind the link of the welcome mail: proves the address at a press. Opening the page proves nothing, because
 * programs that look for viruses open links, too.
 */
export function VerifyEmailPage() {
  const t = useText(proofTexts);
  const { token = '' } = useParams();
  const { api, notices, state } = usePlatform();
  const session = useShared(state.session);
  const actions = useSessionActions();
  const [outcome, setOutcome] = useState<'done' | 'invalid' | null>(null);

  const [confirm, isBusy] = useSingleFlight(async () => {
    const { error } = await api.call('POST user/verify-email', { body: { token } });
    if (error && error.code !== 'verification-token-invalid') {
      notices.show(failureNotice(error, t('failed')));
      return;
    }
    if (!error && session.status === 'signed-in') {
      const profile = await api.call('GET user/profile', {});
      if (profile.data) actions.change(profile.data);
    }
    setOutcome(error ? 'invalid' : 'done');
  });

  return (
    <AccountStage title={t('title.first')} volt={t('title.second')} lead={t('lead')} card={t('card')}>
      <Stack $gap={12}>
        {outcome === null ? (
          <>
            <p>{t('confirm.ask')}</p>
            <Button block loading={isBusy} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
            {session.status === 'visitor' && <TextLink href="/forgot">{t('confirm.notMine')}</TextLink>}
          </>
        ) : (
          <Result outcome={outcome} isSignedIn={session.status === 'signed-in'} />
        )}
      </Stack>
    </AccountStage>
  );
}

interface ResultProps {
  readonly outcome: 'done' | 'invalid';
  readonly isSignedIn: boolean;
}

/** Takes the focus from the button that is gone, so that the outcome is read out and the next step is near. */
function Result({ outcome, isSignedIn }: ResultProps) {
  const t = useText(proofTexts);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => result.current?.focus(), []);
  const isInvalid = outcome === 'invalid';
  return (
    <>
      <p ref={result} tabIndex={-1} role={isInvalid ? 'alert' : 'status'}>
        {t(outcome)}
      </p>
      <TextLink href={isInvalid && isSignedIn ? '/profile' : '/home'}>
        {t(isInvalid && isSignedIn ? 'profile' : 'home')}
      </TextLink>
    </>
  );
}
