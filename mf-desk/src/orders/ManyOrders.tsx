import { Soft } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { BulkDialog } from '../bulk/BulkDialog.js';
import { useRefetch } from '../hooks/useRefetch.js';
import { useRefundMutation, useSettleOrderMutation } from '../store/deskApi.js';
import { orderTexts } from '../texts/orderTexts.js';
import { type AnyOrder, isRefundable, isWaiting, whatOf } from './OrderRow.js';
import { leftOf } from './refundChoice.js';

/** Actions on several orders. */
export type ManyAction = 'refund' | 'settle';

interface ManyOrdersProps {
  readonly action: ManyAction;
  readonly orders: readonly AnyOrder[];
  readonly onClose: () => void;
}

/** Refunds several orders, or settles their payments; orders without that action are skipped and counted. */
export function ManyOrders({ action, orders, onClose }: ManyOrdersProps) {
  const t = useText(orderTexts);
  const { price } = useFormat();
  const refetch = useRefetch();
  const [refund] = useRefundMutation();
  const [settle] = useSettleOrderMutation();
  // The selection changes once the first of them is done.
  const [rows] = useState(() => orders.filter(action === 'refund' ? isRefundable : isWaiting));
  const [skippedCount] = useState(orders.length - rows.length);
  const amount = price(rows.reduce((sum, one) => sum + leftOf(one), 0));
  const count = rows.length;
  return (
    <BulkDialog
      title={action === 'refund' ? t('refund.many', { count, amount }) : t('settle.many', { count })}
      confirmText={t(action)}
      danger
      rows={rows}
      skippedCount={skippedCount}
      nameOf={(order) => `${t('order', { id: order.id })} · ${whatOf(order)} · ${price(order.amount)}`}
      act={async ({ id }, reason) => {
        const request = { id, reason, isPart: true } as const;
        const { error } = action === 'refund' ? await refund(request) : await settle(request);
        return error ? asFailure(error) : null;
      }}
      onEnd={() => refetch(['Orders', 'User', 'Overview', 'Audit'])}
      onClose={onClose}
    >
      <Soft>{t(action === 'refund' ? 'refund.these' : 'settle.these')}</Soft>
    </BulkDialog>
  );
}
