import type { ChatQuote } from '@euro/api-contract';
import { bareButton, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { chatTexts } from '../texts/chatTexts.js';

/** Id of a message's element. */
export const messageId = (id: number) => `message-${id}`;

/** Two lines of the message that another one answers; a press jumps to it. A deleted one has no words. */
export function QuoteLine({ quote }: { readonly quote: ChatQuote }) {
  const t = useText(chatTexts);
  if (quote.deleted) return <Line as="p">{t('deleted')}</Line>;
  const name = quote.username || quote.teamname;
  return (
    <Line type="button" title={t('jump', { name })} onClick={() => jumpTo(quote.id)}>
      <b translate="no">{name}</b>
      <span>{quote.comment}</span>
    </Line>
  );
}

/** Nothing happens where the message is too old to be in the log. */
function jumpTo(id: number): void {
  const message = document.getElementById(messageId(id));
  message?.scrollIntoView({ block: 'center' });
  message?.focus({ preventScroll: true });
}

const Line = styled.button`
  ${bareButton}
  display: block;
  min-height: 44px;
  width: 100%;
  margin-bottom: 4px;
  padding: 2px 0 2px 10px;
  border-left: 3px solid ${token.brand};
  text-align: left;
  font-size: 0.8125rem;
  b { display: block; font-weight: 700; }
  span {
    display: -webkit-box;
    overflow: hidden;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-own] & { border-color: ${token.accent}; b { color: ${token.accent}; } }
`;
