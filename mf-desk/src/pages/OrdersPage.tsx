import { ORDER_STATUSES, type OrderStatus } from '@euro/api-contract';
import { Button, Card, Select, Soft } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useFilters } from '../hooks/useFilters.js';
import { type AnyOrder, OrderRow, whatOf } from '../orders/OrderRow.js';
import { useOrdersQuery, useRefundMutation } from '../store/deskApi.js';
import { orderTexts } from '../texts/orderTexts.js';

const SIZE = 20;
const STATUSES: readonly OrderStatus[] = ORDER_STATUSES;

/** What everybody ordered, and paying it back. */
export function OrdersPage() {
  return (
    <DeskFrame place="orders">
      <Orders />
    </DeskFrame>
  );
}

function Orders() {
  const t = useText(orderTexts);
  const { values, page, choose, toPage } = useFilters('status', 'user', 'mismatch');
  const status = STATUSES.find((one) => one === values.status);
  const isWaiting = values.mismatch === 'waiting';
  const userId = /^\d{1,9}$/.test(values.user) ? Number(values.user) : undefined;
  const [refunding, setRefunding] = useState<AnyOrder | null>(null);
  const query = useOrdersQuery(
    {
      pageNumber: page,
      pageRecords: SIZE,
      ...(status ? { status } : {}),
      ...(userId === undefined ? {} : { userId }),
      ...(isWaiting ? { mismatch: 'waiting' as const } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Card>
        <DeskTools onSubmit={(event) => event.preventDefault()}>
          <Select
            label={t('status')}
            value={status ?? ''}
            options={[
              { value: '', text: t('every') },
              ...STATUSES.map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={(chosen) => choose('status', chosen)}
          />
          <Select
            label={t('payments')}
            value={isWaiting ? 'waiting' : ''}
            options={[
              { value: '', text: t('payments.every') },
              { value: 'waiting', text: t('payments.waiting', { count: query.data?.mismatches ?? 0 }) },
            ]}
            onChange={(chosen) => choose('mismatch', chosen)}
          />
          {userId !== undefined && (
            <div>
              <Soft>{t('user', { id: String(userId) })}</Soft>
              <Button variant="secondary" onClick={() => choose('user', '')}>
                {t('everybody')}
              </Button>
            </div>
          )}
        </DeskTools>
      </Card>
      <Answer
        query={query}
        empty={{ when: (answer) => answer.totalRecords === 0, title: t('none'), text: t('none.text') }}
      >
        {({ orders, totalRecords }) => (
          <Card aria-label={t('list')} aria-busy={query.isFetching}>
            <DeskRows>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} onRefund={() => setRefunding(order)} />
              ))}
            </DeskRows>
            <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
          </Card>
        )}
      </Answer>
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

function RefundDialog({ order, onClose }: { readonly order: AnyOrder; readonly onClose: () => void }) {
  const t = useText(orderTexts);
  const { price } = useFormat();
  const { notices } = usePlatform();
  const [refund] = useRefundMutation();
  const { id, kind } = order;
  return (
    <ReasonDialog
      title={t('refund.title', { amount: price(order.amount - order.refunded) })}
      confirmText={t('refund')}
      danger
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await refund({ id, reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('refund.done', { id: String(id) }) });
        return null;
      }}
    >
      <Soft>{t(`refund.${kind}`, { what: whatOf(order) })}</Soft>
    </ReasonDialog>
  );
}
