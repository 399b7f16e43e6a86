import type { HelpTicket } from '@euro/api-contract';
import { Button, Card, Soft, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useLanguageName } from '../hooks/useLanguageName.js';
import { useRefusalText } from '../hooks/useRefusalText.js';
import { useSetTicketStatusMutation } from '../store/deskApi.js';
import { ticketTexts } from '../texts/ticketTexts.js';

/** The user with his page, and the button that closes or opens the conversation. */
export function TicketHead({ ticket }: { readonly ticket: HelpTicket }) {
  const t = useText(ticketTexts);
  const { notices } = usePlatform();
  const refusalText = useRefusalText();
  const [setStatus, { isLoading }] = useSetTicketStatusMutation();
  const languageName = useLanguageName();
  const { id, user, status, path } = ticket;
  const email = user?.email ?? ticket.email;
  const action = status === 'open' ? 'close' : 'reopen';
  const mayModerate = useRolesEverywhere()('moderator');

  async function change() {
    const { error } = await setStatus({ id, status: status === 'open' ? 'closed' : 'open' });
    if (error) notices.show({ tone: 'danger', text: refusalText(asFailure(error)) });
    else notices.show({ tone: 'positive', text: t(`${action}.done`) });
  }

  return (
    <Card $padded>
      <Stack>
        <div>
          <Soft>{email === null ? t('mail.none') : t('mail', { email })}</Soft>
          <Soft>{`${languageName(ticket)}${path ? ` · ${t('wroteFrom', { path })}` : ''}`}</Soft>
          {user && mayModerate && <TextLink href={`/desk/users/${user.id}`}>{t('account')}</TextLink>}
        </div>
        <Button variant="secondary" block loading={isLoading} onClick={change}>
          {t(action)}
        </Button>
      </Stack>
    </Card>
  );
}
