import { Band, ButtonLink, EmptyState, PageBody, Wrap } from '@euro/design-system';
import { archiveTexts, ReadOnlyNote, useIsArchive } from '@euro/game-ui';
import type { MyTeam } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CouponCard } from '../basket/CouponCard.js';
import { NothingToPay, SummaryBar, SummaryCard, ToPayments } from '../basket/SummaryCard.js';
import { useCheckout } from '../basket/useCheckout.js';
import { Cards, PayColumns } from '../components/layout.js';
import { TeamsFrame } from '../components/TeamsFrame.js';
import { payState } from '../domain/payState.js';
import { useReturn } from '../hooks/useReturn.js';
import { OrderNotice } from '../orders/OrderNotice.js';
import { usePayAgain } from '../orders/usePayAgain.js';
import { teamChosen } from '../store/basketSlice.js';
import { usePaymentsDispatch } from '../store/paymentsStore.js';
import { NEW_TEAM } from '../teams/NewTeamButton.js';
import { TeamsCard } from '../teams/TeamsCard.js';
import { teamTexts } from '../texts/teamTexts.js';

/** `/my-teams`: all own teams, and paying those that aren't paid (spec §2 "/my-teams"). */
export function MyTeamsPage() {
  const t = useText(teamTexts);
  return <TeamsFrame title={t('title')}>{(teams) => <MyTeams teams={teams} />}</TeamsFrame>;
}

function MyTeams({ teams }: { readonly teams: readonly MyTeam[] }) {
  const t = useText(teamTexts);
  const archive = useText(archiveTexts);
  const returnState = useReturn();
  const payAgain = usePayAgain(teams);
  const checkout = useCheckout(teams, '/my-teams', returnState.watch);
  useTeamInAddress(teams);
  const count = (kind: ReturnType<typeof payState>) => teams.filter((team) => payState(team) === kind).length;
  const isArchive = useIsArchive();
  const isPayable = count('unpaid') > 0 && !isArchive;

  return (
    <>
      <Band
        title={t('title')}
        subtitle={t('summary', { teams: t('teams', { count: teams.length }), paid: count('paid') })}
      />
      <PageBody as="div">
        <Wrap>
          <OrderNotice returnState={returnState} onAgain={isArchive ? undefined : payAgain} />
          {teams.length === 0 ? (
            <EmptyState
              title={t('noneTitle')}
              text={isArchive ? archive('readOnly') : t('noneText')}
              actions={!isArchive && <ButtonLink href={NEW_TEAM}>{t('make')}</ButtonLink>}
            />
          ) : (
            <PayColumns>
              <Cards>
                <TeamsCard
                  title={t('yours')}
                  teams={teams}
                  allTeams={teams}
                  withNew={!isArchive}
                  onEnded={returnState.watch}
                />
                {isPayable && <CouponCard />}
              </Cards>
              <div>
                {isArchive && <ReadOnlyNote />}
                {isPayable && <SummaryCard checkout={checkout} />}
                {!isPayable && !isArchive && <NothingToPay pending={count('pending') > 0} />}
                <ToPayments />
              </div>
            </PayColumns>
          )}
        </Wrap>
      </PageBody>
      {isPayable && <SummaryBar checkout={checkout} />}
    </>
  );
}

/** Selects the team to pay in the address: `?pay=12`. */
function useTeamInAddress(teams: readonly MyTeam[]): void {
  const dispatch = usePaymentsDispatch();
  const idInAddress = Number(new URLSearchParams(useLocation().search).get('pay'));
  const isPayable = teams.some((team) => team.id === idInAddress && payState(team) === 'unpaid');
  useEffect(() => {
    if (isPayable) dispatch(teamChosen(idInAddress));
  }, [idInAddress, isPayable, dispatch]);
}
