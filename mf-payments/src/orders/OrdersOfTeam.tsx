import { Card, CardTitle, ErrorState, Soft, TableSkeleton } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { CardContent } from '../components/layout.js';
import { PayHead, PayRows } from '../components/payments/PayRow.js';
import { useOrdersQuery } from '../store/paymentsApi.js';
import { orderTexts } from '../texts/orderTexts.js';
import { teamTexts } from '../texts/teamTexts.js';
import { OrderRow } from './OrderRow.js';

/** The largest page of the API: more orders than a season has. */
const ALL = 100;

interface OrdersOfTeamProps {
  readonly teamId: number;
  readonly onEnded: (orderId: number) => void;
}

/** The orders that a team is in. */
export function OrdersOfTeam({ teamId, onEnded }: OrdersOfTeamProps) {
  const t = useText(teamTexts);
  const words = useText(orderTexts);
  const { data, error, isFetching, refetch } = useOrdersQuery({ page: 1, size: ALL });

  function content() {
    if (data) {
      const orders = data.orders.filter(({ lines }) => lines.some((line) => line.teamId === teamId));
      if (orders.length === 0) {
        return (
          <CardContent>
            <Soft>{t('noPayments')}</Soft>
          </CardContent>
        );
      }
      return (
        <PayRows>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} onEnded={onEnded} />
          ))}
        </PayRows>
      );
    }
    if (error && !isFetching) {
      return (
        <ErrorState
          title={words('listFailed')}
          text={asFailure(error).message}
          retryText={words('retry')}
          onRetry={() => void refetch()}
        />
      );
    }
    return <TableSkeleton label={words('listLoading')} rows={2} />;
  }

  return (
    <Card aria-label={t('payments')}>
      <PayHead>
        <CardTitle>{t('payments')}</CardTitle>
      </PayHead>
      {content()}
    </Card>
  );
}
