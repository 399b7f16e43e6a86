import { type Shared, useAddress } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useLeaguesQuery } from '../store/teamApi.js';
import { invitationTexts } from '../texts/invitationTexts.js';

/** The link by which friends join the first of a team's leagues; null without one, and until it is known. */
export function useInvitation(teamId: number): Shared | null {
  const t = useText(invitationTexts);
  const address = useAddress();
  const [league] = useLeaguesQuery(teamId).data ?? [];
  if (!league) return null;
  return {
    title: t('message', { league: league.name }),
    url: address(`/join/${encodeURIComponent(league.inviteCode)}?by=${teamId}`),
  };
}
