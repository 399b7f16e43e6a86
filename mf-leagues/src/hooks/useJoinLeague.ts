import type { LeagueCard } from '@euro/api-contract';
import { newIdempotencyKey } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { joinTexts } from '../messages/joinTexts.js';
import { asFailure } from '../store/asFailure.js';
import { askMineAgain } from '../store/askMineAgain.js';
import { useJoinMutation } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/makeStore.js';
import { useTold } from './useTold.js';

/** Joining a league with an own team: told, said to the other parts of the portal, and then looked at. */
export function useJoinLeague() {
  const t = useText(joinTexts);
  const { bus, navigation } = usePlatform();
  const told = useTold();
  const dispatch = useLeaguesDispatch();
  const [join, { isLoading }] = useJoinMutation();

  async function joinLeague(league: Pick<LeagueCard, 'id' | 'name'>, teamId: number, code?: string) {
    const { id: leagueId, name } = league;
    const outcome = await join({ leagueId, teamId, code, idempotencyKey: newIdempotencyKey() });
    const isThere = outcome.error && asFailure(outcome.error).code === 'already-in-league';
    if (!isThere && !told(outcome, t('joined', { name }))) return;
    if (!isThere) bus.emit('leagues.joined@1', { leagueId, teamId });
    dispatch(askMineAgain());
    navigation.go(`/leagues/${leagueId}`, { replace: true });
  }
  return { joinLeague, isJoining: isLoading };
}
