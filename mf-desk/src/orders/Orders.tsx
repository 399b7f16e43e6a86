import { ORDER_STATUSES } from '@euro/api-contract';
import { Button, Card, Select, Soft } from '@euro/design-system';
import { lazyPage, useText } from '@euro/platform/react';
import { type ReactNode, useState } from 'react';
import { BulkBar } from '../bulk/BulkBar.js';
import { SelectAll } from '../bulk/SelectAll.js';
import { useSelection } from '../bulk/useSelection.js';
import { Answer } from '../components/Answer.js';
import { Csv } from '../components/Csv.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useFilters } from '../hooks/useFilters.js';
import { useOrdersQuery } from '../store/deskApi.js';
import { orderTexts } from '../texts/orderTexts.js';
import type { ManyAction } from './ManyOrders.js';
import { type AnyOrder, isRefundable, isWaiting, OrderRow } from './OrderRow.js';
import { ORDER_FILTERS, orderFilter } from './orderFilter.js';

/** Opened by a press. */
const ManyOrders = lazyPage(() =>
  import(/* webpackChunkName: "bulk" */ './ManyOrders.js').then((module) => module.ManyOrders),
);
const RefundDialog = lazyPage(() =>
  import(/* webpackChunkName: "bulk" */ './RefundDialog.js').then((module) => module.RefundDialog),
);

const RefundAll = lazyPage(() =>
  import(/* webpackChunkName: "refunds" */ './RefundAll.js').then((module) => module.RefundAll),
);
const RefundRuns = lazyPage(() =>
  import(/* webpackChunkName: "refunds" */ './RefundRuns.js').then((module) => module.RefundRuns),
);
const MoreFilters = lazyPage(() =>
  import(/* webpackChunkName: "refunds" */ './MoreFilters.js').then((module) => module.MoreFilters),
);

const SIZE = 20;

/** All orders by filters, and their refunds. */
export function Orders() {
  const t = useText(orderTexts);
  const { values, page, choose, toPage } = useFilters(...ORDER_FILTERS);
  const { competition, kind, from, to, coupon } = values;
  const [areMoreShown, setMoreShown] = useState([competition, kind, from, to, coupon].some(Boolean));
  const mayRefundAll = useRolesEverywhere()('treasurer');
  const filter = orderFilter(values);
  const { status, userId } = filter;
  const onlyWaiting = filter.mismatch !== undefined;
  const query = useOrdersQuery(
    { pageNumber: page, pageRecords: SIZE, ...filter },
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
              ...ORDER_STATUSES.map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={(value) => choose('status', value)}
          />
          <Select
            label={t('payments')}
            value={onlyWaiting ? 'waiting' : ''}
            options={[
              { value: '', text: t('payments.every') },
              { value: 'waiting', text: t('payments.waiting', { count: query.data?.mismatches ?? 0 }) },
            ]}
            onChange={(value) => choose('mismatch', value)}
          />
          {userId !== undefined && (
            <div>
              <Soft>{t('user', { id: String(userId) })}</Soft>
              <Button variant="secondary" onClick={() => choose('user', '')}>
                {t('everybody')}
              </Button>
            </div>
          )}
          {areMoreShown && <MoreFilters values={values} choose={choose} />}
          <Button variant="text" aria-expanded={areMoreShown} onClick={() => setMoreShown(!areMoreShown)}>
            {t('moreFilters')}
          </Button>
        </DeskTools>
      </Card>
      <Answer
        query={query}
        empty={{ when: (answer) => answer.totalRecords === 0, title: t('none'), text: t('none.text') }}
      >
        {({ orders, totalRecords }) => (
          <OrderList orders={orders} isFetching={query.isFetching}>
            <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
          </OrderList>
        )}
      </Answer>
      {query.data && <Csv files={{ 'GET admin/exports/orders': filter }} />}
      {query.data && mayRefundAll && (
        <RefundsOfFilter filter={filter} isEmpty={query.data.totalRecords === 0} />
      )}
    </>
  );
}

interface RefundsOfFilterProps {
  readonly filter: ReturnType<typeof orderFilter>;
  readonly isEmpty: boolean;
}

/** Refunds of all orders that are listed, for who has the role for all competitions. */
function RefundsOfFilter({ filter, isEmpty }: RefundsOfFilterProps) {
  const t = useText(orderTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {(filter.status ?? 'paid') === 'paid' && !isEmpty && (
        <div>
          <Button variant="text" onClick={() => setAsking(true)}>
            {t('refund.all')}
          </Button>
        </div>
      )}
      {isAsking && <RefundAll filter={filter} onClose={() => setAsking(false)} />}
      <RefundRuns />
    </>
  );
}

interface OrderListProps {
  readonly orders: readonly AnyOrder[];
  readonly isFetching: boolean;
  /** The way to the other pages. */
  readonly children: ReactNode;
}

function OrderList({ orders, isFetching, children }: OrderListProps) {
  const t = useText(orderTexts);
  const selection = useSelection(orders, (order) => isRefundable(order) || isWaiting(order));
  const [refunding, setRefunding] = useState<AnyOrder | null>(null);
  const [many, setMany] = useState<ManyAction | null>(null);
  const { selectedRows } = selection;
  return (
    <>
      <Card aria-label={t('list')} aria-busy={isFetching}>
        <SelectAll selection={selection} />
        <DeskRows data-select="">
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              selection={selection}
              onRefund={() => setRefunding(order)}
            />
          ))}
        </DeskRows>
        {children}
      </Card>
      <BulkBar selection={selection}>
        {selectedRows.some(isWaiting) && (
          <Button variant="ghost" size="small" onClick={() => setMany('settle')}>
            {t('settle.chosen', { count: selectedRows.filter(isWaiting).length })}
          </Button>
        )}
        {selectedRows.some(isRefundable) && (
          <Button variant="lime" size="small" onClick={() => setMany('refund')}>
            {t('refund.chosen', { count: selectedRows.filter(isRefundable).length })}
          </Button>
        )}
      </BulkBar>
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(null)} />}
      {many && <ManyOrders action={many} orders={selectedRows} onClose={() => setMany(null)} />}
    </>
  );
}
