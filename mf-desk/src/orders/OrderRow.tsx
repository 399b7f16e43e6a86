import type { ResponseOf } from '@euro/api-contract';
import { Button, Chip, type ChipTone, Num } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { SelectCell } from '../bulk/SelectCell.js';
import type { Selection } from '../bulk/useSelection.js';
import { DeskActions, DeskName, DeskRow, DeskStates } from '../components/deskList.js';
import { UserLink } from '../components/UserLink.js';
import { orderTexts } from '../texts/orderTexts.js';
import { MismatchNote } from './MismatchNote.js';
import { leftOf } from './refundChoice.js';

/** An order with whose it is. */
export type AnyOrder = ResponseOf<'GET admin/orders'>['orders'][number];

/** Tones of statuses. */
export const ORDER_TONES = {
  open: 'warning',
  paid: 'positive',
  failed: 'danger',
  expired: 'neutral',
  canceled: 'neutral',
  refunded: 'brand',
  'charged-back': 'danger',
} as const satisfies Record<AnyOrder['status'], ChipTone>;

/** "Kessel Kickers, Plan B United" */
export function whatOf({ lines }: AnyOrder): string {
  return lines.map(({ name }) => name).join(', ');
}

/** It is paid, and there is money to pay back. */
export function isRefundable(order: AnyOrder): boolean {
  return order.status === 'paid' && leftOf(order) > 0;
}

/** Its payment does not match, and waits for an operator. */
export function isWaiting({ mismatch }: AnyOrder): boolean {
  return mismatch !== null && mismatch.settled === null;
}

const WholeRow = styled.div`
  grid-column: 1 / -1;
`;

interface OrderRowProps {
  readonly order: AnyOrder;
  readonly selection: Selection<AnyOrder>;
  readonly onRefund: () => void;
}

/** An order with its user and state, and the button that refunds it. */
export function OrderRow({ order, selection, onRefund }: OrderRowProps) {
  const t = useText(orderTexts);
  const { price, shortMoment } = useFormat();
  const {
    id,
    user,
    status,
    coupons,
    discount,
    refunded,
    receiptNumber,
    paidAt,
    mismatch,
    onItsWay = 0,
  } = order;
  const facts = [
    t('ordered', { moment: shortMoment(order.createdAt) }),
    ...(paidAt === null ? [] : [t('paidAt', { moment: shortMoment(paidAt) })]),
    ...(discount === 0 ? [] : [discountText()]),
    ...(refunded === 0 ? [] : [t('back', { amount: price(refunded) })]),
    ...(onItsWay === 0 ? [] : [t('onItsWay', { amount: price(onItsWay) })]),
  ];
  /** The codes of an order that came to nothing are free again, and no longer its own. */
  function discountText(): string {
    const amount = price(discount);
    return coupons.length === 0
      ? t('discount.only', { amount })
      : t('discount', { amount, codes: coupons.join(', ') });
  }
  function notRefundable(): string | undefined {
    if (status !== 'paid') return t('refund.not');
    if (order.amount === 0) return t('refund.free');
    return isRefundable(order) ? undefined : t('refund.onItsWay');
  }
  return (
    <DeskRow>
      <SelectCell row={order} name={t('order', { id })} selection={selection} />
      <DeskName>
        <b>{whatOf(order)}</b>
        <p>
          <span>{`${receiptNumber ?? t('order', { id })} ·`}</span>{' '}
          {user ? (
            <>
              <UserLink id={user.id} name={user.name || user.email} /> <span>{`(${user.email})`}</span>
            </>
          ) : (
            <span>{t('gone')}</span>
          )}
        </p>
        <p>{facts.join(' · ')}</p>
      </DeskName>
      <DeskStates>
        <Num $size={16}>{price(order.amount)}</Num>
        <Chip tone={ORDER_TONES[status]}>{t(status)}</Chip>
      </DeskStates>
      <DeskActions>
        <Button
          variant="text"
          size="small"
          disabledReason={notRefundable()}
          aria-label={t('refundOf', { id })}
          onClick={onRefund}
        >
          {t('refund')}
        </Button>
      </DeskActions>
      {mismatch !== null && mismatch.settled !== 'matched' && (
        <WholeRow>
          <MismatchNote order={order} mismatch={mismatch} />
        </WholeRow>
      )}
    </DeskRow>
  );
}
