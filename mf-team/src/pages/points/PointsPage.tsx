import { PageFailure, PitchPageSkeleton, useRedirect } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useEffect } from 'react';
import { type TeamPageState, useTeamPage } from '../../hooks/useTeamPage.js';
import { PointsBandSkeleton } from './PointsBandSkeleton.js';
import { PointsView } from './PointsView.js';

/** `/points/:id` and `/public/:id`: a team's points of each matchday. */
export function PointsPage({ params }: PageProps) {
  const page = useTeamPage(params.id);
  const elsewhere = whereTo(page);
  const { navigation } = usePlatform();
  const name = page.status === 'ready' ? page.view.team.name : null;
  useRedirect(elsewhere);
  useEffect(() => {
    if (name !== null) navigation.title(name);
  }, [navigation, name]);

  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status !== 'ready' || elsewhere !== null)
    return <PitchPageSkeleton band={<PointsBandSkeleton />} />;
  return <PointsView view={page.view} world={page.world} isOwn={page.isOwn} />;
}

/** Home when there is no team, or nothing of it that may be seen (spec §2, decisions §5.5). */
function whereTo(page: TeamPageState): string | null {
  if (page.status === 'gone') return '/home';
  return page.status === 'ready' && page.view.team.starting.length === 0 ? '/home' : null;
}
