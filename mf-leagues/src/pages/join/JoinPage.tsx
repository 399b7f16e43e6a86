import { Band } from '@euro/design-system';
import { PageSkeleton, useUserId } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { LEAGUES, storeInvitation } from '../../hooks/useInvitation.js';
import { invitePageTexts } from '../../texts/invitePageTexts.js';
import { InvitePage } from './InvitePage.js';

/**
 * `/join/:code`: who has a team is asked over the own leagues (spec §2 "Invite route"); everybody else sees what the
 * invitation is to, and builds a team first.
 */
export function JoinPage({ params }: PageProps) {
  const { state } = usePlatform();
  const session = useShared(state.session);
  const teams = useShared(state.myTeams);
  const code = params.code ?? '';
  if (session.status === 'visitor') return <InvitePage code={code} />;
  if (session.status === 'unknown' || teams.status === 'loading') return <PageSkeleton />;
  // When the user's teams fail to load, one is assumed: the server decides.
  return teams.value?.length === 0 ? <InvitePage code={code} isMember /> : <ToLeagues code={code} />;
}

/** Stores the code, and redirects to the own leagues, where the question is asked. */
function ToLeagues({ code }: { readonly code: string }) {
  const { storage, navigation } = usePlatform();
  const t = useText(invitePageTexts);
  const userId = useUserId();
  useEffect(() => {
    const { pathname, search } = navigation.location.value;
    // The address changes before the page does.
    if (userId === null || pathname === LEAGUES) return;
    const teamId = Number(new URLSearchParams(search).get('team'));
    storeInvitation(storage, { code, teamId, userId });
    navigation.go(LEAGUES, { replace: true });
  }, [storage, navigation, code, userId]);
  return <Band title={t('title')} />;
}
