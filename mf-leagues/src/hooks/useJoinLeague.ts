import type { LeagueCard } from '@euro/api-contract';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure, isKept } from '@euro/platform/redux';
import { invitePath } from '../domain/inviteCode.js';
import { aboutSeat, useJoinMutation } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { refetchMyLeagues } from '../store/refetchMyLeagues.js';
import { joinTexts } from '../texts/joinTexts.js';
import { useMutationNotice } from './useMutationNotice.js';

/**
 * Joining a league with an own team: a notice, an event for the other parts of the portal, and then the league's page.
 * Without a connection it waits, and the own leagues are shown.
 */
export function useJoinLeague() {
  const t = useText(joinTexts);
  const { bus, state, navigation, notices } = usePlatform();
  const teams = useShared(state.myTeams).value ?? [];
  const notify = useMutationNotice();
  const dispatch = useLeaguesDispatch();
  const [join, { isLoading }] = useJoinMutation();

  /** @returns false where it failed, with a notice why */
  async function joinLeague(
    league: Pick<LeagueCard, 'id' | 'name'>,
    teamId: number,
    code?: string,
  ): Promise<boolean> {
    const { id: leagueId, name } = league;
    const seat = { leagueId, teamId };
    const title = t('joinWaits', { name });
    const team = teams.find(({ id }) => id === teamId);
    const path = code === undefined ? navigation.location.value.pathname : invitePath(code);
    const event = { name: 'leagues.joined@1', detail: seat } as const;
    const outcome = await join({ ...seat, code, waits: { title, text: team?.name ?? '', path, event } });
    if (outcome.error && isKept(asFailure(outcome.error), state, aboutSeat(seat))) {
      notices.show({ tone: 'neutral', text: t('joinKept', { name }) });
      navigation.go('/leagues', { replace: true });
      return true;
    }
    const isThere = outcome.error && asFailure(outcome.error).code === 'already-in-league';
    if (!isThere && !notify(outcome, t('joined', { name }))) return false;
    if (!isThere) bus.emit(event.name, seat);
    dispatch(refetchMyLeagues());
    navigation.go(`/leagues/${leagueId}`, { replace: true });
    return true;
  }
  return { joinLeague, isJoining: isLoading };
}
