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
import { useMissedTransfers } from '../hooks/useMissedTransfers.js';
import { useOpenDraft } from '../hooks/useOpenDraft.js';
import { type TransfersPageState, teamIdOf, useTransfersPage } from '../hooks/useTransfersPage.js';
import { pageTexts } from '../messages/pageTexts.js';
import { FreeTransfers } from '../parts/FreeTransfers.js';
import { MissedTransfers } from '../parts/MissedTransfers.js';
import { TransferDeskView } from '../parts/TransferDeskView.js';

/** `/transfers/:id`: changing the own team for the coming matchday, once it has started. */
export function TransfersPage({ params }: PageProps) {
  const page = useTransfersPage(teamIdOf(params.id));
  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status === 'ready' && page.world.deadline.deadlineWeek === null) {
    return <AfterLast view={page.view} world={page.world} />;
  }
  return <BeforeLast page={page} />;
}

/** After the last deadline: what was prepared and not confirmed for it is announced before the page goes. */
function AfterLast({ view, world }: Pick<TransfersProps, 'view' | 'world'>) {
  const missed = useMissedTransfers(view, world);
  useRedirect(missed === null ? `/points/${view.team.id}` : null);
  if (missed === null) return <PitchPageSkeleton band={<BandSkeleton />} />;
  return (
    <>
      <Band title="Transfers" titleSize="long" light="none" />
      <MissedTransfers view={view} world={world} missed={missed} />
    </>
  );
}

function BeforeLast({ page }: { page: Exclude<TransfersPageState, { status: 'failed' }> }) {
  const elsewhere = whereTo(page);
  useRedirect(elsewhere);
  const weekId = page.status === 'ready' ? page.world.deadline.deadlineWeek : null;
  if (page.status !== 'ready' || weekId === null || elsewhere !== null) {
    return <PitchPageSkeleton band={<BandSkeleton />} />;
  }
  return <Transfers view={page.view} world={page.world} weekId={weekId} />;
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
