import type { LeagueCard } from '@euro/api-contract';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { askMineAgain } from '../store/askMineAgain.js';
import { useJoinMutation } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { joinTexts } from '../texts/joinTexts.js';
import { useMutationNotice } from './useMutationNotice.js';

/** Joining a league with an own team: a notice, an event for the other parts of the portal, and then the league's page. */
export function useJoinLeague() {
  const t = useText(joinTexts);
  const { bus, navigation } = usePlatform();
  const notify = useMutationNotice();
  const dispatch = useLeaguesDispatch();
  const [join, { isLoading }] = useJoinMutation();

  async function joinLeague(league: Pick<LeagueCard, 'id' | 'name'>, teamId: number, code?: string) {
    const { id: leagueId, name } = league;
    const outcome = await join({ leagueId, teamId, code });
    const isThere = outcome.error && asFailure(outcome.error).code === 'already-in-league';
    if (!isThere && !notify(outcome, t('joined', { name }))) return;
    if (!isThere) bus.emit('leagues.joined@1', { leagueId, teamId });
    dispatch(askMineAgain());
    navigation.go(`/leagues/${leagueId}`, { replace: true });
  }
  return { joinLeague, isJoining: isLoading };
}
