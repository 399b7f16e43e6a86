import type { TeamView } from '@euro/api-contract';
import { ButtonLink, EmptyState, PageBody, Wrap } from '@euro/design-system';
import { boosterInWeek } from '@euro/game';
import { PageFailure, PitchPageSkeleton, teamModeOf, useWorld, WorldGate } from '@euro/game-ui';
import type { EmbedProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { FreeTransfers } from '../components/FreeTransfers.js';
import { MissedTransfers } from '../components/lazyMissed.js';
import { TransferDeskView } from '../components/TransferDeskView.js';
import { TransferTallyCard } from '../components/transfers/TransferTally.js';
import { useMissedTransfers } from '../hooks/useMissedTransfers.js';
import { useOpenDraft } from '../hooks/useOpenDraft.js';
import { type TransfersPageState, teamIdOf, useTransfersPage } from '../hooks/useTransfersPage.js';
import { pageTexts } from '../texts/pageTexts.js';

/**
 * `transfers/panel@1` with `{ teamId }`: the transfers of a team below the band and tabs of another remote. It fills
 * the given width, with its own margins and bar at the bottom.
 */
export function TransfersPanel({ teamId }: EmbedProps) {
  const page = useTransfersPage(teamIdOf(teamId));
  return (
    <WorldGate loading={<PitchPageSkeleton band={null} />}>
      <LoadedPanel page={page} />
    </WorldGate>
  );
}

function LoadedPanel({ page }: { page: TransfersPageState }) {
  switch (page.status) {
    case 'loading':
      return <PitchPageSkeleton band={null} />;
    case 'failed':
      return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
    case 'gone':
      return <Elsewhere title="noTransfersTitle" text="noTransfersText" action="toHome" href="/home" />;
    case 'ready':
      return <Panel view={page.view} />;
  }
}

function Panel({ view }: { view: TeamView }) {
  const world = useWorld();
  const { team } = view;
  const weekId = world.deadline.deadlineWeek;
  const mode = teamModeOf(team, world);
  const missedDraft = useMissedTransfers(view);
  if (weekId === null && missedDraft !== null)
    return <MissedTransfers view={view} missedDraft={missedDraft} />;
  if (weekId === null || mode === 'locked') {
    return <Elsewhere title="overTitle" text="overText" action="toPoints" href={`/points/${team.id}`} />;
  }
  if (mode !== 'transfers') {
    const booster = boosterInWeek(team, weekId);
    const text =
      booster === 'wildCard'
        ? 'unlimitedWildCard'
        : booster === 'freeHit'
          ? 'unlimitedFreeHit'
          : 'unlimitedText';
    return (
      <Elsewhere title="unlimitedTitle" text={text} week={weekId} action="toEdit" href={`/edit/${team.id}`} />
    );
  }
  return <OpenPanel view={view} weekId={weekId} />;
}

function OpenPanel({ view, weekId }: { view: TeamView; weekId: number }) {
  const draft = useOpenDraft(view, weekId);
  if (draft === null) return <PitchPageSkeleton band={null} />;
  return (
    <TransferDeskView
      view={view}
      weekId={weekId}
      draft={draft}
      head={
        view.freeTransfers && (
          <Tally>
            <TransferTallyCard>
              <FreeTransfers counts={view.freeTransfers} evaluation={draft.evaluation} weekId={weekId} />
            </TransferTallyCard>
          </Tally>
        )
      }
    />
  );
}

type TextKey = keyof typeof pageTexts.nl;

interface ElsewhereProps {
  title: TextKey;
  text: TextKey;
  week?: number;
  action: TextKey;
  href: string;
}

/** No transfers to make here: why, and where to go. */
function Elsewhere({ title, text, week = 0, action, href }: ElsewhereProps) {
  const t = useText(pageTexts);
  return (
    <PageBody as="div">
      <Wrap>
        <EmptyState
          title={t(title)}
          text={t(text, { week })}
          actions={<ButtonLink href={href}>{t(action)}</ButtonLink>}
        />
      </Wrap>
    </PageBody>
  );
}

const Tally = styled.div`
  container-type: inline-size;
  padding-block: 16px;
  @media (min-width: 35em) { padding-top: 0; }
`;
