import { PageFailure, useIsArchive, WorldGate } from '@euro/game-ui';
import { lazyPage, usePlatform, useShared } from '@euro/platform/react';
import { useEffect } from 'react';
import { useTeamPage } from '../../hooks/useTeamPage.js';
import type { ArchiveHomeProps } from '../archive/ArchiveHome.js';
import { HomeSkeleton } from '../pageSkeletons.js';
import { TeamHome } from './TeamHome.js';

/** Home of a finished competition, in a separate chunk. */
const ArchiveHome = lazyPage<ArchiveHomeProps>(
  () =>
    import(/* webpackChunkName: "archive" */ '../archive/ArchiveHome.js').then((file) => file.ArchiveHome),
  <HomeSkeleton />,
);

/** `/home` of users with a team: the score, tasks, friends (spec §2 "Home"). */
export function HomePage() {
  const [team] = useShared(usePlatform().state.myTeams).value ?? [];
  return <WorldGate loading={<HomeSkeleton />}>{team && <Home key={team.id} teamId={team.id} />}</WorldGate>;
}

function Home({ teamId }: { readonly teamId: number }) {
  const page = useTeamPage(String(teamId));
  const isArchive = useIsArchive();
  useEffect(() => {
    // Beside the team, not after it; a failure shows when it is drawn.
    if (isArchive) ArchiveHome.preload().catch(() => {});
  }, [isArchive]);
  if (page.status === 'failed')
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  if (page.status !== 'ready') return <HomeSkeleton />;
  return isArchive ? <ArchiveHome view={page.view} /> : <TeamHome view={page.view} />;
}
