import { PageFailure, WorldGate } from '@euro/game-ui';
import { usePlatform, useShared } from '@euro/platform/react';
import { useTeamPage } from '../../hooks/useTeamPage.js';
import { HomeSkeleton } from '../pageSkeletons.js';
import { TeamHome } from './TeamHome.js';

/** `/home` of who has a team: the score, what to do now, friends (spec §2 "Home"). */
export function HomePage() {
  const [team] = useShared(usePlatform().state.myTeams).value ?? [];
  return <WorldGate loading={<HomeSkeleton />}>{team && <Home key={team.id} teamId={team.id} />}</WorldGate>;
}

function Home({ teamId }: { readonly teamId: number }) {
  const page = useTeamPage(String(teamId));
  if (page.status === 'failed')
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  if (page.status !== 'ready') return <HomeSkeleton />;
  return <TeamHome view={page.view} />;
}
