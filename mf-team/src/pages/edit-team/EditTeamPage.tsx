import type { TeamView } from '@euro/api-contract';
import { Band } from '@euro/design-system';
import {
  BuilderSkeleton,
  DeadlineCountdown,
  PageFailure,
  teamModeOf,
  useRedirect,
  type World,
} from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { type TeamPageState, useTeamPage } from '../../hooks/useTeamPage.js';
import { builderTexts } from '../../messages/builderTexts.js';
import { SquadEditor } from '../../parts/SquadEditor.js';

/** `/edit/:id`: changing the own squad without limit, as long as that is allowed. */
export function EditTeamPage({ params }: PageProps) {
  const t = useText(builderTexts);
  const { embeds } = usePlatform();
  const page = useTeamPage(params.id);
  const elsewhere = whereTo(page, (id) =>
    // The remote that has the panel also has the page of transfers.
    embeds.has('transfers/panel@1') ? `/transfers/${id}` : `/team/${id}`,
  );
  useRedirect(elsewhere);

  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  const week = page.status === 'ready' ? page.world.deadline.deadlineWeek : null;
  if (page.status !== 'ready' || week === null || elsewhere !== null) {
    return <BuilderSkeleton title={t('editTitle')} />;
  }
  return <Editing view={page.view} world={page.world} weekId={week} />;
}

/** Who may not be here goes to where he belongs (spec §2 "/edit/{id}"). */
function whereTo(page: TeamPageState, transfers: (id: number) => string): string | null {
  if (page.status === 'gone') return '/home';
  if (page.status !== 'ready') return null;
  const { team } = page.view;
  if (!page.isOwn) return '/home';
  const mode = teamModeOf(team, page.world);
  if (mode === 'locked') return `/points/${team.id}`;
  if (team.starting.length === 0) return '/new';
  return mode === 'transfers' ? transfers(team.id) : null;
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
