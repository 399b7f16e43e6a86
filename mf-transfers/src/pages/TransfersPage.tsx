import type { TeamView } from '@euro/api-contract';
import { Band, Skeleton } from '@euro/design-system';
import {
  DeadlineCountdown,
  PageFailure,
  PitchPageSkeleton,
  TeamTabs,
  teamModeOf,
  useRedirect,
  type World,
} from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { useOpenDraft } from '../hooks/useOpenDraft.js';
import { type TransfersPageState, teamIdOf, useTransfersPage } from '../hooks/useTransfersPage.js';
import { pageTexts } from '../messages/pageTexts.js';
import { FreeTransfers } from '../parts/FreeTransfers.js';
import { MissedTransfers } from '../parts/MissedTransfers.js';
import { TransferDeskView } from '../parts/TransferDeskView.js';
import type { ExpiredDraft } from '../store/draftSlice.js';
import { useTransfersSelector } from '../store/makeStore.js';

/** `/transfers/:id`: changing the own team for the coming matchday, once it has started. */
export function TransfersPage({ params }: PageProps) {
  const page = useTransfersPage(teamIdOf(params.id));
  const last = useLastDraft(page);
  const elsewhere = last === null ? whereTo(page) : null;
  useRedirect(elsewhere);

  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status === 'ready' && last !== null) {
    return (
      <>
        <Band title="Transfers" titleSize="long" light="none" />
        <MissedTransfers view={page.view} world={page.world} missed={last} />
      </>
    );
  }
  const weekId = page.status === 'ready' ? page.world.deadline.deadlineWeek : null;
  if (page.status !== 'ready' || weekId === null || elsewhere !== null) {
    return <PitchPageSkeleton band={<BandSkeleton />} />;
  }
  return <Transfers view={page.view} world={page.world} weekId={weekId} />;
}

/** What was prepared when the last deadline passed: it is announced before the page goes; null when there is nothing. */
function useLastDraft(page: TransfersPageState): ExpiredDraft | null {
  const { teamId, weekId, pairs } = useTransfersSelector((state) => state.draft);
  if (page.status !== 'ready' || page.world.deadline.deadlineWeek !== null) return null;
  return teamId === page.view.team.id && weekId !== null && pairs.length > 0 ? { weekId, pairs } : null;
}

/** Who has no transfers to make goes to where he belongs (spec §2 "/transfers/{id}"). */
function whereTo(page: TransfersPageState): string | null {
  if (page.status === 'gone') return '/home';
  if (page.status !== 'ready') return null;
  const { team } = page.view;
  const mode = teamModeOf(team, page.world);
  if (mode === 'locked') return `/points/${team.id}`;
  if (team.starting.length === 0) return '/new';
  return mode === 'transfers' ? null : `/edit/${team.id}`;
}

interface TransfersProps {
  view: TeamView;
  world: World;
  weekId: number;
}

function Transfers({ view, world, weekId }: TransfersProps) {
  const t = useText(pageTexts);
  const draft = useOpenDraft(view, world, weekId);
  if (draft === null) return <PitchPageSkeleton band={<BandSkeleton />} />;
  return (
    <>
      <Band
        title={t('title', { week: weekId })}
        titleSize="long"
        light="none"
        lead={
          view.freeTransfers && (
            <FreeTransfers counts={view.freeTransfers} judged={draft.judged} world={world} weekId={weekId} />
          )
        }
        aside={<DeadlineCountdown deadline={world.deadline} title={t('deadline')} phone="line" />}
      >
        <TeamTabs team={view.team} world={world} current="transfers" />
      </Band>
      <TransferDeskView view={view} world={world} weekId={weekId} draft={draft} />
    </>
  );
}

/** The band before the team is known, as high as it will be. */
function BandSkeleton() {
  return (
    <Band title="Transfers" titleSize="long" light="none" lead={<CoinsPlace aria-hidden="true" />}>
      <TabsPlace aria-hidden="true" />
    </Band>
  );
}

const CoinsPlace = styled(Skeleton)`
  width: 260px;
  height: 61px;
  opacity: 0.12;
`;

const TabsPlace = styled.div`
  height: 56px;
`;
