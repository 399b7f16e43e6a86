import type { Order } from '@euro/api-contract';
import { Button, ButtonLink, Callout, type CalloutTone, IconButton } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { leaveFor } from '../domain/leaveFor.js';
import { useOrderWords } from '../hooks/useOrderWords.js';
import type { ReturnState } from '../hooks/useReturn.js';
import { orderTexts } from '../texts/orderTexts.js';
import { CancelPaymentDialog } from './CancelPaymentDialog.js';

interface OrderNoticeProps {
  readonly returnState: ReturnState;
  /** Puts an order's teams and codes back into the basket. */
  readonly onAgain?: (order: Order) => void;
}

/** Outcome of the payment after the return from the checkout, and the next step. */
export function OrderNotice({ returnState, onAgain }: OrderNoticeProps) {
  const t = useText(orderTexts);
  const { orderState, dismiss } = returnState;
  if (orderState.status === 'none') return null;
  if (orderState.status === 'loading') {
    return (
      <Place>
        <Callout role="status">{t('checking')}</Callout>
      </Place>
    );
  }
  if (orderState.status === 'failed') {
    const isUnknown = orderState.failure.code === 'not-found';
    return (
      <Notice
        tone="warning"
        title={isUnknown ? t('unknownTitle') : t('notAsked')}
        actions={
          isUnknown ? null : (
            <Button size="small" variant="secondary" onClick={orderState.retry}>
              {t('lookAgain')}
            </Button>
          )
        }
        onDismiss={dismiss}
      >
        {isUnknown ? t('unknownText') : orderState.failure.message}
      </Notice>
    );
  }
  return <LoadedOrder orderState={orderState} dismiss={dismiss} onAgain={onAgain} />;
}

interface LoadedOrderProps {
  readonly orderState: Extract<ReturnState['orderState'], { status: 'ready' }>;
  readonly dismiss: () => void;
  readonly onAgain?: (order: Order) => void;
}

function LoadedOrder({ orderState: { order, check }, dismiss, onAgain }: LoadedOrderProps) {
  const t = useText(orderTexts);
  const format = useFormat();
  const words = useOrderWords();
  const { navigation } = usePlatform();
  const [isCancelling, setCancelling] = useState(false);
  const amount = format.price(order.amount);
  const contents = words.contents(order);
  const againButton =
    onAgain && order.kind === 'teams' ? (
      <Button
        size="small"
        onClick={() => {
          onAgain(order);
          dismiss();
        }}
      >
        {t('again')}
      </Button>
    ) : null;

  switch (order.status) {
    case 'open': {
      const { checkoutURL } = order;
      if (order.underReview) {
        return (
          <Notice
            tone="warning"
            title={t('reviewTitle', { amount })}
            actions={
              navigation.has('/contact') && (
                <ButtonLink size="small" variant="secondary" href="/contact">
                  {t('toChat')}
                </ButtonLink>
              )
            }
          >
            {t('reviewText')}
          </Notice>
        );
      }
      return (
        <>
          <Notice
            tone="neutral"
            title={t('openTitle', { amount })}
            actions={
              <>
                {checkoutURL !== null && (
                  <Button size="small" onClick={() => leaveFor(checkoutURL)}>
                    {t('goOn')}
                  </Button>
                )}
                <Button size="small" variant="secondary" onClick={() => setCancelling(true)}>
                  {t('cancel')}
                </Button>
                <Button size="small" variant="text" onClick={check}>
                  {t('lookAgain')}
                </Button>
              </>
            }
          >
            {t('openText')}
          </Notice>
          {isCancelling && <CancelPaymentDialog order={order} onClose={() => setCancelling(false)} />}
        </>
      );
    }
    case 'paid':
      return (
        <Notice
          tone="positive"
          title={t('paidTitle')}
          actions={
            <ButtonLink size="small" variant="secondary" href={`/my-teams/payments?receipt=${order.id}`}>
              {t('receipt')}
            </ButtonLink>
          }
          onDismiss={dismiss}
        >
          {t('paidText', { amount, what: contents })}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={t('failedTitle')}
          actions={
            <>
              {againButton}
              {navigation.has('/contact') && (
                <ButtonLink size="small" variant="secondary" href="/contact">
                  {t('toChat')}
                </ButtonLink>
              )}
            </>
          }
          onDismiss={dismiss}
        >
          {t(order.kind === 'teams' ? 'failedText' : 'nothingPaid')}
        </Notice>
      );
    case 'expired':
    case 'canceled':
      return (
        <Notice tone="warning" title={t(`${order.status}Title`)} actions={againButton} onDismiss={dismiss}>
          {t(order.kind === 'teams' ? `${order.status}Text` : 'nothingPaid')}
        </Notice>
      );
    case 'refunded':
    case 'charged-back':
      return (
        <Notice
          tone="neutral"
          title={t(order.status === 'refunded' ? 'refundedTitle' : 'chargedBackTitle')}
          onDismiss={dismiss}
        >
          {t('backText', { amount: format.price(order.refunded || order.amount) })}
        </Notice>
      );
  }
}

interface NoticeProps {
  readonly tone: CalloutTone;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
}

function Notice({ tone, title, children, actions, onDismiss }: NoticeProps) {
  const t = useText(orderTexts);
  return (
    <Place>
      <Callout tone={tone} title={title} actions={actions} role={tone === 'danger' ? 'alert' : 'status'}>
        {children}
      </Callout>
      {onDismiss && (
        <Close>
          <IconButton label={t('dismiss')} icon={<X size={18} aria-hidden />} onClick={onDismiss} />
        </Close>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  margin-bottom: 16px;
  @media (min-width: 48em) { margin-bottom: 24px; }
  & > :first-child { padding-right: 52px; }
`;

const Close = styled.div`
  position: absolute;
  top: 2px;
  right: 2px;
`;
