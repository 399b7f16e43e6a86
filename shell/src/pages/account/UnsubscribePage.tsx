import { Button, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { unsubscribeTexts } from '../texts/unsubscribeTexts.js';
import { AccountStage } from './AccountStage.js';
import { failureNotice } from './failureNotice.js';
import { useSingleFlight } from './useSingleFlight.js';

type Outcome =
  | { readonly kind: 'question' }
  | { readonly kind: 'done'; readonly mails: 'deadline' | 'report' | 'all' }
  | { readonly kind: 'invalid' };

/** Page of the link at the foot of a mail: stops these mails at a press; opening it changes nothing. */
export function UnsubscribePage() {
  const t = useText(unsubscribeTexts);
  const { token = '' } = useParams();
  const { api, notices } = usePlatform();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'question' });

  const [unsubscribe, isBusy] = useSingleFlight(async () => {
    const { data, error } = await api.call('POST user/unsubscribe', { body: { token } });
    if (data) setOutcome({ kind: 'done', mails: data.isAll ? 'all' : data.kind });
    else if (error.code === 'unsubscribe-token-invalid') setOutcome({ kind: 'invalid' });
    else notices.show(failureNotice(error, t('failed')));
  });

  return (
    <AccountStage title={t('title.first')} volt={t('title.second')} lead={t('lead')} card={t('card')}>
      <Stack $gap={12}>
        {outcome.kind === 'question' ? (
          <>
            <p>{t(token.startsWith('all-') ? 'ask.all' : 'ask')}</p>
            <Button block loading={isBusy} onClick={() => void unsubscribe()}>
              {t('submit')}
            </Button>
          </>
        ) : (
          <OutcomeText outcome={outcome} />
        )}
      </Stack>
    </AccountStage>
  );
}

/** Takes the focus from the button that is gone, so that the outcome is announced and the next step is near. */
function OutcomeText({ outcome }: { readonly outcome: Exclude<Outcome, { kind: 'question' }> }) {
  const t = useText(unsubscribeTexts);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const isDone = outcome.kind === 'done';
  return (
    <>
      <p ref={text} tabIndex={-1} role={isDone ? 'status' : 'alert'}>
        {isDone ? t(`done.${outcome.mails}`) : t('invalid')}
      </p>
      {isDone && <p>{t('again')}</p>}
      <TextLink href="/profile">{t('profile')}</TextLink>
    </>
  );
}
