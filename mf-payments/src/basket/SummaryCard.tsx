import { Button, Callout, Soft, TextLink } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import { OrderSummary } from '../components/payments/OrderSummary.js';
import { PayBar } from '../components/payments/PayBar.js';
import { RoomyCard } from '../components/RoomyCard.js';
import { payTexts } from '../texts/payTexts.js';
import { teamTexts } from '../texts/teamTexts.js';
import type { Checkout } from './useCheckout.js';

/** The order's summary, and the button that pays it. */
export function SummaryCard({ checkout }: { readonly checkout: Checkout }) {
  const t = useText(payTexts);
  const words = useText(teamTexts);
  const { price: money } = useFormat();
  const { teams, coupons, price, total, obstacle, isBusy, problem, pay } = checkout;
  return (
    <div>
      <OrderSummary
        title={t('overview')}
        lines={[
          teams === 0
            ? { text: t('nothingChosen'), amount: '' }
            : {
                text: t('times', { teams: words('teams', { count: teams }), price: money(price) }),
                amount: money(teams * price),
              },
          ...(coupons > 0
            ? [{ text: t('discount'), amount: money(-coupons * price), tone: 'positive' as const }]
            : []),
        ]}
        totalText={t('total')}
        total={money(total)}
        action={
          <Button
            block
            icon={<Lock size={18} aria-hidden />}
            loading={isBusy}
            disabledReason={obstacle}
            onClick={pay}
          >
            {t('pay', { total: money(total) })}
          </Button>
        }
        note={t('next')}
      />
      {problem !== null && (
        <Problem>
          <Callout tone="danger" role="alert">
            {problem}
          </Callout>
        </Problem>
      )}
    </div>
  );
}

/** The same at the bottom of phones. */
export function SummaryBar({ checkout }: { readonly checkout: Checkout }) {
  const t = useText(payTexts);
  const words = useText(teamTexts);
  const { price: money } = useFormat();
  const { teams, coupons, total, obstacle, isBusy, pay } = checkout;
  const teamsText = words('teams', { count: teams });
  return (
    <PayBar
      label={t('payLabel')}
      text={teams === 0 ? t('nothingChosen') : coupons > 0 ? t('barText', { teams: teamsText }) : teamsText}
      total={money(total)}
    >
      <Button
        variant="lime"
        icon={<Lock size={18} aria-hidden />}
        loading={isBusy}
        disabledReason={obstacle}
        onClick={pay}
      >
        {t('payShort')}
      </Button>
    </PayBar>
  );
}

/** Instead of a sum when there is nothing to choose. */
export function NothingToPay({ pending }: { readonly pending: boolean }) {
  const t = useText(payTexts);
  return (
    <RoomyCard as="aside" title={t('overview')}>
      <Soft>{t(pending ? 'onlyPending' : 'allPaid')}</Soft>
    </RoomyCard>
  );
}

/** Link to earlier payments. */
export function ToPayments() {
  const t = useText(payTexts);
  return <TextLink href="/my-teams/payments">{t('toPayments')}</TextLink>;
}

const Problem = styled.div`
  margin-top: 16px;
`;
