import type { TeamView } from '@euro/api-contract';
import { Band } from '@euro/design-system';
import {
  BuilderSkeleton,
  DeadlineCountdown,
  PageFailure,
  teamModeOf,
  useLockedNotice,
  useRedirect,
  type World,
} from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { useMissedChoice } from '../../hooks/useMissedChoice.js';
import { useTeamPage } from '../../hooks/useTeamPage.js';
import { builderTexts } from '../../messages/builderTexts.js';
import { SquadEditor } from '../../parts/SquadEditor.js';
import { MissedChoice } from '../deadline/MissedChoice.js';

/** `/edit/:id`: changing the own squad without limit, as long as that is allowed. */
export function EditTeamPage({ params }: PageProps) {
  const t = useText(builderTexts);
  const page = useTeamPage(params.id);
  const isStranger = page.status === 'gone' || (page.status === 'ready' && !page.isOwn);
  useRedirect(isStranger ? '/home' : null);

  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status !== 'ready' || isStranger) return <BuilderSkeleton title={t('editTitle')} />;
  return <OwnTeam view={page.view} world={page.world} />;
}

/** Stays while it asks what becomes of changes that missed their deadline, also once the squad is closed. */
function OwnTeam({ view, world }: { view: TeamView; world: World }) {
  const t = useText(builderTexts);
  const { embeds } = usePlatform();
  const missed = useMissedChoice(view, world);
  const { deadlineWeek } = world.deadline;
  useLockedNotice(deadlineWeek, missed !== null);
  // The remote that has the panel also has the page of transfers.
  const [isKept, setKept] = useState(false);
  const elsewhere = isKept ? `/team/${view.team.id}` : whereTo(view, world, embeds.has('transfers/panel@1'));
  useRedirect(missed === null ? elsewhere : null);

  if (missed !== null) {
    return (
      <>
        <Band title={t('editTitle')} light="none" />
        <MissedChoice missed={missed} view={view} world={world} onKeep={() => setKept(true)} />
      </>
    );
  }
  if (deadlineWeek === null || elsewhere !== null) return <BuilderSkeleton title={t('editTitle')} />;
  return <Editing view={view} world={world} weekId={deadlineWeek} />;
}

/** The page of a team whose squad can't be changed without limit now (spec §2 "/edit/{id}"). */
function whereTo({ team }: TeamView, world: World, hasTransfers: boolean): string | null {
  const mode = teamModeOf(team, world);
  if (mode === 'locked') return `/points/${team.id}`;
  if (team.starting.length === 0) return '/new';
  if (mode !== 'transfers') return null;
  return hasTransfers ? `/transfers/${team.id}` : `/team/${team.id}`;
}

function Editing({ view, world, weekId }: { view: TeamView; world: World; weekId: number }) {
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
      <SquadEditor view={view} world={world} weekId={weekId} />
    </>
  );
}
