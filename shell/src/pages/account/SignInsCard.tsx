import type { User } from '@euro/api-contract';
import { Button, Card, Cluster, ConfirmDialog, Heading, Soft, Stack } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { Mail, MailQuestion } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { BroadcasterMark } from '../../broadcaster/strip/BroadcasterMark.js';
import { FacebookMark } from '../../broadcaster/strip/FacebookMark.js';
import { useSessionActions } from '../../session/SessionActions.js';
import { profileTexts } from '../texts/profileTexts.js';
import { AskForProof } from './AskForProof.js';
import { failureNotice } from './failureNotice.js';
import { isUnproved } from './isUnproved.js';
import { useSingleFlight } from './useSingleFlight.js';

const Ways = styled.ul`
  display: grid;
  gap: 10px;
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 10px; align-items: center; overflow-wrap: anywhere; }
  b { display: block; font-weight: 600; }
`;

/** The account's sign-in methods, and signing out everywhere. */
export function SignInsCard({ user }: { readonly user: User }) {
  const t = useText(profileTexts);
  const { api, notices, state } = usePlatform();
  const { signOut } = useSessionActions();
  const broadcaster = useShared(state.services).value?.sso?.name ?? t('signIns.broadcaster');
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [leave, isBusy] = useSingleFlight(async () => {
    const { error } = await api.call('POST user/sign-out-everywhere', {});
    if (error) {
      if (error.status !== 401) notices.show(failureNotice(error, t('failed')));
      return;
    }
    setIsOpen(false);
    notices.show({ tone: 'positive', text: t('everywhere.done') });
    await signOut();
  });

  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack>
        <div>
          <Heading id={titleId}>{t('signIns')}</Heading>
          <Soft>{t('signIns.text')}</Soft>
        </div>
        <Ways>
          {user.hasPassword && (
            <li>
              <Mail size={20} aria-hidden />
              <b>{t('signIns.password')}</b>
            </li>
          )}
          {isUnproved(user) && (
            <li>
              <MailQuestion size={20} aria-hidden />
              <AskForProof />
            </li>
          )}
          {user.identities.map(({ provider, email }) => (
            <li key={provider}>
              {provider === 'vrt' ? <BroadcasterMark /> : <FacebookMark />}
              <span>
                <b>{provider === 'vrt' ? broadcaster : 'Facebook'}</b>
                <Soft as="span">{email}</Soft>
              </span>
            </li>
          ))}
        </Ways>
        <Cluster>
          <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
            {t('everywhere')}
          </Button>
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('everywhere.title')}
        description={t('everywhere.text')}
        closeLabel={t('close')}
        cancelText={t('cancel')}
        confirmText={t('everywhere')}
        confirming={isBusy}
        onConfirm={() => void leave()}
      />
    </Card>
  );
}
