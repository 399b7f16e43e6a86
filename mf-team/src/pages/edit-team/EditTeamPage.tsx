import type { TeamView } from '@euro/api-contract';
import { Band } from '@euro/design-system';
import {
  DeadlineCountdown,
  PageFailure,
  teamModeOf,
  useFetchAhead,
  useLockedNotice,
  useRedirect,
  useWorld,
  type World,
  WorldGate,
} from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { SquadEditor } from '../../components/SquadEditor.js';
import { useMissedChoice } from '../../hooks/useMissedChoice.js';
import { useTeamPage } from '../../hooks/useTeamPage.js';
import { builderTexts } from '../../texts/builderTexts.js';
import { MissedChoice } from '../deadline/lazyMissed.js';
import { EditSkeleton } from '../pageSkeletons.js';

/** `/edit/:id`: changing the own squad without limit, as long as that is allowed. */
export function EditTeamPage({ params }: PageProps) {
  const page = useTeamPage(params.id);
  useFetchAhead(MissedChoice);
  const isStranger = page.status === 'gone' || (page.status === 'ready' && !page.isOwn);
  useRedirect(isStranger ? '/home' : null);

  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  return (
    <WorldGate loading={<EditSkeleton />}>
      {page.status === 'ready' && !isStranger ? <OwnTeam view={page.view} /> : <EditSkeleton />}
    </WorldGate>
  );
}

/** Remains mounted while changes that missed the deadline are on screen, also once the squad is closed. */
function OwnTeam({ view }: { view: TeamView }) {
  const world = useWorld();
  const t = useText(builderTexts);
  const { embeds } = usePlatform();
  const missedChoice = useMissedChoice(view);
  const { deadlineWeek } = world.deadline;
  useLockedNotice(deadlineWeek, missedChoice !== null);
  // The remote that has the panel also has the page of transfers.
  const [hasKept, setKept] = useState(false);
  const redirectTarget = hasKept
    ? `/team/${view.team.id}`
    : whereTo(view, world, embeds.has('transfers/panel@1'));
  useRedirect(missedChoice === null ? redirectTarget : null);

  if (missedChoice !== null) {
    return (
      <>
        <Band title={t('editTitle')} light="none" />
        <MissedChoice missedChoice={missedChoice} view={view} onKeep={() => setKept(true)} />
      </>
    );
  }
  if (deadlineWeek === null || redirectTarget !== null) return <EditSkeleton />;
  return <Editing view={view} weekId={deadlineWeek} />;
}

/** The page of a team whose squad can't be changed without limit now (spec §2 "/edit/{id}"). */
function whereTo({ team }: TeamView, world: World, hasTransfers: boolean): string | null {
  const mode = teamModeOf(team, world);
  if (mode === 'locked') return `/points/${team.id}`;
  if (team.starting.length === 0) return '/new';
  if (mode !== 'transfers') return null;
  return hasTransfers ? `/transfers/${team.id}` : `/team/${team.id}`;
}

function Editing({ view, weekId }: { view: TeamView; weekId: number }) {
  const world = useWorld();
  const t = useText(builderTexts);
  const { navigation } = usePlatform();
  const { name } = view.team;
  useEffect(() => {
    navigation.title(name);
  }, [navigation, name]);
  return (
    <>
      <Band
        title={t('editTitle')}
        subtitle={t('editSubtitle', { week: weekId })}
        light="none"
        aside={<DeadlineCountdown deadline={world.deadline} phone="line" />}
      />
      <SquadEditor view={view} weekId={weekId} />
    </>
  );
}
