import type { Order } from '@euro/api-contract';
import {
  Band,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageBody,
  Skeleton,
  TextLink,
  Wrap,
} from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { ChevronLeft, Printer } from 'lucide-react';
import styled from 'styled-components';
import { PaymentReceipt } from '../components/payments/PaymentReceipt.js';
import { useOrderQuery } from '../store/paymentsApi.js';
import { receiptTexts } from '../texts/receiptTexts.js';

const PAYMENTS = '/my-teams/payments';

/** `/my-teams/payments?receipt=12`: proof of a payment, to store or print. */
export function ReceiptView({ orderId }: { readonly orderId: number }) {
  const t = useText(receiptTexts);
  const { currentData: order, error, isFetching, refetch } = useOrderQuery(orderId);
  const number = order?.receiptNumber ?? null;
  return (
    <>
      <Band title={number === null ? t('receipt') : t('title', { number })} />
      <PageBody as="div">
        <Wrap>
          <Back />
          {order && number !== null && <Printable order={order} number={number} />}
          {order && number === null && (
            <EmptyState
              title={t('none')}
              text={t('none.text')}
              actions={<ButtonLink href={PAYMENTS}>{t('back')}</ButtonLink>}
            />
          )}
          {!order && error && !isFetching && (
            <ErrorState
              title={t('failed')}
              text={asFailure(error).message}
              retryText={t('retry')}
              onRetry={() => void refetch()}
            />
          )}
          {!order && (!error || isFetching) && (
            <div role="status" aria-label={t('loading')}>
              <Skeleton $width="min(640px, 100%)" $height={360} $radius={12} />
            </div>
          )}
        </Wrap>
      </PageBody>
    </>
  );
}

function Back() {
  const t = useText(receiptTexts);
  return (
    <TextLink href={PAYMENTS}>
      <ChevronLeft size={18} aria-hidden />
      <span>{t('back')}</span>
    </TextLink>
  );
}

interface PrintableProps {
  readonly order: Order;
  readonly number: string;
}

function Printable({ order, number }: PrintableProps) {
  const t = useText(receiptTexts);
  const { price, date } = useFormat();
  const session = useShared(usePlatform().state.session);
  const payer =
    session.status === 'signed-in'
      ? `${session.user.firstName} ${session.user.lastName}, ${session.user.email}`
      : '';
  return (
    <>
      <PaymentReceipt
        title={t('title', { number })}
        facts={[
          { term: t('paidOn'), text: date(order.paidAt ?? order.createdAt) },
          { term: t('orderNumber'), text: order.id },
          { term: t('payer'), text: payer },
        ]}
        linesLabel={t('lines')}
        lines={[
          ...order.lines.map((line, at) => ({
            key: String(line.teamId ?? `gone ${at}`),
            text: line.name,
            amount: price(line.amount),
          })),
          ...(order.discount > 0
            ? [
                {
                  key: 'discount',
                  text: t('discount', { codes: order.coupons.join(', ') }),
                  amount: price(-order.discount),
                },
              ]
            : []),
        ]}
        totalText={t('total')}
        total={price(order.amount)}
        after={order.refunded > 0 ? { text: t('paidBack'), amount: price(order.refunded) } : undefined}
        note={t('note')}
      />
      <Print variant="secondary" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        {t('print')}
      </Print>
    </>
  );
}

const Print = styled(Button)`
  margin-top: 16px;
`;
