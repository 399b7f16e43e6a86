import { Band, PageBody, Wrap } from '@euro/design-system';
import { PageSkeleton, ReadOnlyNote, useIsArchive } from '@euro/game-ui';
import type { MyTeam, PageProps } from '@euro/platform';
import { lazyPage, useText } from '@euro/platform/react';
import { useLocation } from 'react-router-dom';
import { CouponCard } from '../basket/CouponCard.js';
import { NothingToPay, SummaryBar, SummaryCard } from '../basket/SummaryCard.js';
import { useCheckout } from '../basket/useCheckout.js';
import { Cards, PayColumns } from '../components/layout.js';
import { TeamsFrame } from '../components/TeamsFrame.js';
import { payState } from '../domain/payState.js';
import { useReturn } from '../hooks/useReturn.js';
import { OrderNotice } from '../orders/OrderNotice.js';
import { OrdersCard } from '../orders/OrdersCard.js';
import { usePayAgain } from '../orders/usePayAgain.js';
import { TeamsCard } from '../teams/TeamsCard.js';
import { orderTexts } from '../texts/orderTexts.js';
import { payTexts } from '../texts/payTexts.js';

/** Opened by a link in a list of payments. */
const ReceiptView = lazyPage(
  () => import('../orders/ReceiptView.js').then((module) => module.ReceiptView),
  <PageSkeleton />,
);

/** `/my-teams/payments` and `/payments`: paying teams, and paid orders (spec §2 "/my-teams/payments"). */
export function PaymentsPage({ route }: PageProps) {
  const t = useText(orderTexts);
  const { search } = useLocation();
  const receipt = Number(new URLSearchParams(search).get('receipt'));
  if (Number.isSafeInteger(receipt) && receipt > 0) return <ReceiptView orderId={receipt} />;
  return <TeamsFrame title={t('title')}>{(teams) => <Payments teams={teams} path={route} />}</TeamsFrame>;
}

interface PaymentsProps {
  readonly teams: readonly MyTeam[];
  readonly path: string;
}

function Payments({ teams, path }: PaymentsProps) {
  const t = useText(orderTexts);
  const pay = useText(payTexts);
  const returnState = useReturn();
  const payAgain = usePayAgain(teams);
  const checkout = useCheckout(teams, path, returnState.watch);
  const paidTeams = teams.filter((team) => payState(team) === 'paid');
  const unpaidTeams = teams.filter((team) => payState(team) !== 'paid');
  const isArchive = useIsArchive();
  const isPayable = unpaidTeams.some((team) => payState(team) === 'unpaid') && !isArchive;

  return (
    <>
      <Band title={t('title')} subtitle={t('intro')} />
      <PageBody as="div">
        <Wrap>
          <OrderNotice returnState={returnState} onAgain={isArchive ? undefined : payAgain} />
          <Cards>
            <PayColumns>
              <Cards>
                <TeamsCard
                  title={t('toPay')}
                  teams={unpaidTeams}
                  allTeams={teams}
                  empty={pay('allPaid')}
                  onEnded={returnState.watch}
                />
                {isPayable && <CouponCard />}
              </Cards>
              {isPayable ? (
                <SummaryCard checkout={checkout} />
              ) : isArchive ? (
                <ReadOnlyNote />
              ) : (
                <NothingToPay pending={unpaidTeams.length > 0} />
              )}
            </PayColumns>
            <PayColumns>
              <Cards>
                <TeamsCard
                  title={t('paidTeams')}
                  teams={paidTeams}
                  allTeams={teams}
                  empty={pay('nonePaid')}
                  onEnded={returnState.watch}
                />
                <OrdersCard onEnded={returnState.watch} />
              </Cards>
            </PayColumns>
          </Cards>
        </Wrap>
      </PageBody>
      {isPayable && <SummaryBar checkout={checkout} />}
    </>
  );
}
