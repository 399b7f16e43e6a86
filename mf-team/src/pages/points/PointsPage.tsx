import { PageFailure, useRedirect, useWorld, WorldGate } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform } from '@euro/platform/react';
import { useEffect } from 'react';
import { type TeamPageState, useTeamPage } from '../../hooks/useTeamPage.js';
import { PointsSkeleton } from '../pageSkeletons.js';
import { whereInArea } from '../team-area/whereInArea.js';
import { PointsView } from './PointsView.js';

/**
 * `/points/:id` and `/public/:id`: a team's points of each matchday; `/team/:id/points`: among the tabs of the own
 * team.
 */
export function PointsPage({ route, params }: PageProps) {
  const page = useTeamPage(params.id);
  return (
    <WorldGate loading={<PointsSkeleton />}>
      <Points page={page} isTab={route === '/team/:id/points'} />
    </WorldGate>
  );
}

function Points({ page, isTab }: { page: TeamPageState; isTab: boolean }) {
  const world = useWorld();
  const { navigation, embeds } = usePlatform();
  const redirectTarget = isTab ? whereInArea(page, world, 'points', (id) => embeds.has(id)) : whereTo(page);
  const name = page.status === 'ready' ? page.view.team.name : null;
  useRedirect(redirectTarget);
  useEffect(() => {
    if (name !== null) navigation.title(name);
  }, [navigation, name]);

  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status !== 'ready' || redirectTarget !== null) return <PointsSkeleton />;
  return <PointsView view={page.view} isOwn={page.isOwn} />;
}

/** Home when there is no team, or nothing of it that may be seen (spec §2, decisions §5.5). */
function whereTo(page: TeamPageState): string | null {
  if (page.status === 'gone') return '/home';
  return page.status === 'ready' && page.view.team.starting.length === 0 ? '/home' : null;
}
