import { Button, Soft } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { proofTexts } from '../texts/proofTexts.js';
import { failureNotice } from './failureNotice.js';
import { useSingleFlight } from './useSingleFlight.js';

/** Asks to prove the address with the mail that was sent, and sends it again at a press. */
export function AskForProof() {
  const t = useText(proofTexts);
  const { api, notices } = usePlatform();
  const [send, isBusy] = useSingleFlight(async () => {
    const { error } = await api.call('POST user/verify-email/send', { body: {} });
    if (!error) notices.show({ tone: 'positive', text: t('sent') });
    else if (error.status !== 401) notices.show(failureNotice(error, t('failed')));
  });
  return (
    <span>
      <Soft as="span">{`${t('ask')} `}</Soft>
      <Button variant="text" size="small" loading={isBusy} onClick={() => void send()}>
        {t('again')}
      </Button>
    </span>
  );
}
