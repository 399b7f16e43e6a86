import type { ApiFailure } from '@euro/platform';
import { asFailure } from '@euro/platform/redux';
import { forgetInvite, inviteApi, readInvite } from '../store/invite.js';
import { type EditingPorts, warn } from './EditingPorts.js';

/**
 * Joins the league and the duel of accepted invitations with a new team; notices say how it went. The team stays saved.
 */
export async function joinInvited(ports: EditingPorts, teamId: number): Promise<void> {
  await joinLeague(ports, teamId);
  await acceptDuel(ports, teamId);
}

async function acceptDuel(ports: EditingPorts, teamId: number): Promise<void> {
  const { store, platform, words } = ports;
  const code = readInvite(platform.storage, 'duel');
  if (code === null) return;
  forgetInvite(platform.storage, 'duel');
  const { data, error } = await store.dispatch(inviteApi.endpoints.acceptDuel.initiate({ code, teamId }));
  if (!data) {
    warn(ports, words.builder('duelFailed', { reason: words.failure(asFailure(error)) }));
    return;
  }
  const { weekId: week, opponent } = data.duel;
  const text = words.builder('duelBegins', { team: opponent?.name ?? '', week });
  platform.notices.show({ tone: 'positive', text });
}

async function joinLeague(ports: EditingPorts, teamId: number): Promise<void> {
  const { store, platform, words } = ports;
  const code = readInvite(platform.storage);
  if (code === null) return;
  forgetInvite(platform.storage);
  const fail = (failure: ApiFailure) =>
    warn(ports, words.builder('inviteFailed', { reason: words.failure(failure) }));
  const query = store.dispatch(inviteApi.endpoints.invitePreview.initiate(code));
  const { data, error } = await query;
  query.unsubscribe();
  if (error) return fail(asFailure(error));
  if (!data) return;
  const { id: leagueId, name } = data.league;
  const joined = await store.dispatch(inviteApi.endpoints.joinLeague.initiate({ leagueId, teamId, code }));
  if (joined.error) return fail(asFailure(joined.error));
  platform.bus.emit('leagues.joined@1', { leagueId, teamId });
  platform.notices.show({ tone: 'positive', text: words.builder('inviteJoined', { league: name }) });
}
