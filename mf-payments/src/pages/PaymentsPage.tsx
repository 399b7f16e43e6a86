import { Band, PageBody, Wrap } from '@euro/design-system';
import { ReadOnlyNote, useIsArchive } from '@euro/game-ui';
import type { MyTeam, PageProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
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
import { ReceiptView } from '../orders/ReceiptView.js';
import { usePayAgain } from '../orders/usePayAgain.js';
import { TeamsCard } from '../teams/TeamsCard.js';
import { orderTexts } from '../texts/orderTexts.js';
import { payTexts } from '../texts/payTexts.js';

/** `/my-teams/payments` and `/payments`: paying teams, and what was paid (spec §2 "/my-teams/payments"). */
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
  const returned = useReturn();
  const payAgain = usePayAgain(teams);
  const checkout = useCheckout(teams, path);
  const paid = teams.filter((team) => payState(team) === 'paid');
  const unpaid = teams.filter((team) => payState(team) !== 'paid');
  const isArchive = useIsArchive();
  const isPayable = unpaid.some((team) => payState(team) === 'unpaid') && !isArchive;

  return (
    <>
      <Band title={t('title')} subtitle={t('intro')} />
      <PageBody as="div">
        <Wrap>
          <OrderNotice returned={returned} onAgain={isArchive ? undefined : payAgain} />
          <Cards>
            <PayColumns>
              <Cards>
                <TeamsCard
                  title={t('toPay')}
                  teams={unpaid}
                  mine={teams}
                  empty={pay('allPaid')}
                  onEnded={returned.watch}
                />
                {isPayable && <CouponCard />}
              </Cards>
              {isPayable && <SummaryCard checkout={checkout} />}
              {!isPayable && (isArchive ? <ReadOnlyNote /> : <NothingToPay pending={unpaid.length > 0} />)}
            </PayColumns>
            <PayColumns>
              <Cards>
                <TeamsCard
                  title={t('paidTeams')}
                  teams={paid}
                  mine={teams}
                  empty={pay('nonePaid')}
                  onEnded={returned.watch}
                />
                <OrdersCard onEnded={returned.watch} />
              </Cards>
            </PayColumns>
          </Cards>
        </Wrap>
      </PageBody>
      {isPayable && <SummaryBar checkout={checkout} />}
    </>
  );
}
