import type { HelpTicket } from '@euro/api-contract';
import { Anchor, Chip, ellipsis, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { DeskName, DeskRow, DeskStates } from '../components/deskList.js';
import { useLanguageName } from '../hooks/useLanguageName.js';
import { ticketTexts } from '../texts/ticketTexts.js';
import { askerOf, isWaiting } from './ticket.js';

/** The whole row leads to the conversation. */
const Row = styled(DeskRow)`
  position: relative;
  &:hover { background: ${token.tint}; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; }
  &:has(a:focus-visible) { outline: 3px solid ${token.focus}; outline-offset: -3px; }
`;

const Message = styled.p`
  ${ellipsis}
`;

/** A conversation in the list: user, last message, and whether it waits for an answer. */
export function TicketRow({ ticket }: { readonly ticket: HelpTicket }) {
  const t = useText(ticketTexts);
  const { shortMoment } = useFormat();
  const languageName = useLanguageName();
  const { id, lastMessage, unread, updatedAt, appeal } = ticket;
  const name = askerOf(ticket) ?? `${t('visitor')} ${id}`;
  return (
    <Row>
      <DeskName>
        <b>
          <Anchor href={`/desk/help/${id}`} aria-label={t('read', { id, name })}>
            {name}
          </Anchor>
        </b>
        {lastMessage && (
          <Message>
            {`${lastMessage.from === 'desk' ? `${lastMessage.author || t('you')}: ` : ''}${lastMessage.body}`}
          </Message>
        )}
        <p>
          {`${shortMoment(updatedAt)} · ${languageName(ticket)}${unread > 0 ? ` · ${t('unread', { count: unread })}` : ''}`}
        </p>
      </DeskName>
      <DeskStates>
        {appeal && <Chip tone="danger">{t('appeal', { name: appeal.name })}</Chip>}
        <Chip tone={isWaiting(ticket) ? 'warning' : 'neutral'}>{t(stateOf(ticket))}</Chip>
      </DeskStates>
    </Row>
  );
}

function stateOf(ticket: HelpTicket): 'waits' | 'answered' | 'closed' {
  if (ticket.status === 'closed') return 'closed';
  return isWaiting(ticket) ? 'waits' : 'answered';
}
