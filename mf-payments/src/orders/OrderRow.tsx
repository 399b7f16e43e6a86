import type { Order } from '@euro/api-contract';
import { Chip, LinkButton, Num, TextLink, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { leaveFor } from '../domain/leaveFor.js';
import { useOrderWords } from '../hooks/useOrderWords.js';
import { orderTexts } from '../texts/orderTexts.js';
import { CancelPaymentDialog } from './CancelPaymentDialog.js';

interface OrderRowProps {
  readonly order: Order;
  /** It was to be cancelled but has ended otherwise. */
  readonly onEnded: (orderId: number) => void;
}

/** One order: its contents, its state, and its receipt or the link that pays it. */
export function OrderRow({ order, onEnded }: OrderRowProps) {
  const t = useText(orderTexts);
  const format = useFormat();
  const words = useOrderWords();
  const [isCancelling, setCancelling] = useState(false);
  const { id, status, checkoutURL, receiptNumber, underReview } = order;
  const contents = words.contents(order);
  return (
    <Row>
      <div>
        <b>{contents}</b>
        <small>
          {t('orderedOn', {
            date: format.date(order.paidAt ?? order.createdAt),
            number: receiptNumber ?? t('number', { id }),
          })}
        </small>
        <Actions>
          {receiptNumber !== null && (
            <TextLink
              href={`/my-teams/payments?receipt=${id}`}
              aria-label={t('receiptOf', { what: contents })}
            >
              {t('receipt')}
            </TextLink>
          )}
          {status === 'open' && checkoutURL !== null && (
            <LinkButton aria-label={t('goOnWith', { what: contents })} onClick={() => leaveFor(checkoutURL)}>
              {t('goOn')}
            </LinkButton>
          )}
          {status === 'open' && !underReview && (
            <LinkButton onClick={() => setCancelling(true)}>{t('cancel')}</LinkButton>
          )}
        </Actions>
      </div>
      <Chip tone={words.tone(status)}>{underReview ? t('review') : words.status(status)}</Chip>
      <Amount>{format.price(order.amount)}</Amount>
      {isCancelling && (
        <CancelPaymentDialog
          order={order}
          onClose={() => setCancelling(false)}
          onRefused={() => onEnded(id)}
        />
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: start;
  padding: 12px 16px;
  border-top: 1px solid ${token.line};
  overflow-wrap: anywhere;
  & > div { grid-row: span 2; min-width: 0; }
  & > :nth-child(n + 2) { justify-self: end; }
  b { display: block; font-weight: 650; line-height: 1.25; }
  small { display: block; font-size: 0.75rem; color: ${token.inkSoft}; }
  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr) auto 96px;
    align-items: center;
    padding-inline: 24px;
    & > div { grid-row: auto; }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
`;

const Amount = styled(Num)`
  font-size: 1rem;
  font-weight: 700;
  font-stretch: 112%;
  letter-spacing: 0;
  white-space: nowrap;
`;
