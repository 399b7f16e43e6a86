import type { TeamView } from '@euro/api-contract';
import { Band, Skeleton } from '@euro/design-system';
import {
  DeadlineCountdown,
  PageFailure,
  PitchPageSkeleton,
  TeamTabs,
  teamModeOf,
  useRedirect,
  useWorld,
  type World,
  WorldGate,
} from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { FreeTransfers } from '../components/FreeTransfers.js';
import { MissedTransfers } from '../components/lazyMissed.js';
import { TransferDeskView } from '../components/TransferDeskView.js';
import { useMissedTransfers } from '../hooks/useMissedTransfers.js';
import { useOpenDraft } from '../hooks/useOpenDraft.js';
import { type TransfersPageState, teamIdOf, useTransfersPage } from '../hooks/useTransfersPage.js';
import { pageTexts } from '../texts/pageTexts.js';

/** `/transfers/:id`: changing the own team for the coming matchday, once it has started. */
export function TransfersPage({ params }: PageProps) {
  const page = useTransfersPage(teamIdOf(params.id));
  return (
    <WorldGate loading={<PitchPageSkeleton band={<BandSkeleton />} />}>
      <LoadedPage page={page} />
    </WorldGate>
  );
}

function LoadedPage({ page }: { page: TransfersPageState }) {
  const { deadline } = useWorld();
  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status === 'ready' && deadline.deadlineWeek === null) {
    return <AfterLast view={page.view} />;
  }
  return <BeforeLast page={page} />;
}

/** After the last deadline: unconfirmed transfers are announced before the redirect. */
function AfterLast({ view }: Pick<TransfersProps, 'view'>) {
  const t = useText(pageTexts);
  const missedDraft = useMissedTransfers(view);
  useRedirect(missedDraft === null ? `/points/${view.team.id}` : null);
  if (missedDraft === null) return <PitchPageSkeleton band={<BandSkeleton />} />;
  return (
    <>
      <Band title={t('section')} titleSize="long" light="none" />
      <MissedTransfers view={view} missedDraft={missedDraft} />
    </>
  );
}

function BeforeLast({ page }: { page: Exclude<TransfersPageState, { status: 'failed' }> }) {
  const world = useWorld();
  const redirectTarget = whereTo(page, world);
  useRedirect(redirectTarget);
  const weekId = world.deadline.deadlineWeek;
  if (page.status !== 'ready' || weekId === null || redirectTarget !== null) {
    return <PitchPageSkeleton band={<BandSkeleton />} />;
  }
  return <Transfers view={page.view} weekId={weekId} />;
}

/** Address for users without transfers to make (spec §2 "/transfers/{id}"). */
function whereTo(page: TransfersPageState, world: World): string | null {
  if (page.status === 'gone') return '/home';
  if (page.status !== 'ready') return null;
  const { team } = page.view;
  const mode = teamModeOf(team, world);
  if (mode === 'locked') return `/points/${team.id}`;
  if (team.starting.length === 0) return '/new';
  return mode === 'transfers' ? null : `/edit/${team.id}`;
}

interface TransfersProps {
  view: TeamView;
  weekId: number;
}

function Transfers({ view, weekId }: TransfersProps) {
  const world = useWorld();
  const t = useText(pageTexts);
  const draft = useOpenDraft(view, weekId);
  if (draft === null) return <PitchPageSkeleton band={<BandSkeleton />} />;
  return (
    <>
      <Band
        title={t('title', { week: weekId })}
        titleSize="long"
        light="none"
        lead={
          view.freeTransfers && (
            <FreeTransfers counts={view.freeTransfers} evaluation={draft.evaluation} weekId={weekId} />
          )
        }
        aside={<DeadlineCountdown deadline={world.deadline} title={t('deadline')} phone="line" />}
      >
        <TeamTabs team={view.team} current="transfers" />
      </Band>
      <TransferDeskView view={view} weekId={weekId} draft={draft} />
    </>
  );
}

/** Skeleton of the band at its final height. */
function BandSkeleton() {
  const t = useText(pageTexts);
  return (
    <Band title={t('section')} titleSize="long" light="none" lead={<CoinsPlace aria-hidden="true" />}>
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
