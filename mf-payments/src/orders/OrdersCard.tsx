import { Card, CardTitle, EmptyState, ErrorState, TableSkeleton } from '@euro/design-system';
import { ListPager } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { PayHead, PayRows } from '../components/payments/PayRow.js';
import { ORDERS_PAGE, useOrdersQuery } from '../store/paymentsApi.js';
import { orderTexts } from '../texts/orderTexts.js';
import { OrderRow } from './OrderRow.js';

/** All orders, newest first, with receipts. */
export function OrdersCard({ onEnded }: { readonly onEnded: (orderId: number) => void }) {
  const t = useText(orderTexts);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOrdersQuery({ page });

  function content() {
    if (data) {
      if (data.totalRecords === 0) {
        return <EmptyState title={t('listEmptyTitle')} text={t('listEmptyText')} />;
      }
      return (
        <>
          <PayRows aria-busy={isFetching || undefined}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} onEnded={onEnded} />
            ))}
          </PayRows>
          {data.totalRecords > ORDERS_PAGE && (
            <ListPager
              label={t('pager')}
              page={page}
              pages={Math.ceil(data.totalRecords / ORDERS_PAGE)}
              size={ORDERS_PAGE}
              total={data.totalRecords}
              onPage={setPage}
            />
          )}
        </>
      );
    }
    if (error && !isFetching) {
      return (
        <ErrorState
          title={t('listFailed')}
          text={asFailure(error).message}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      );
    }
    return <TableSkeleton label={t('listLoading')} rows={3} />;
  }

  return (
    <Card aria-label={t('list')}>
      <PayHead>
        <CardTitle>{t('list')}</CardTitle>
      </PayHead>
      {content()}
    </Card>
  );
}
