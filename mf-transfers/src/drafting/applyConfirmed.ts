import type { ChangedTeam } from '@euro/api-contract';
import { draftConfirmed } from '../store/draftSlice.js';
import { changeKey } from '../store/storedDraft.js';
import { transfersApi } from '../store/transfersApi.js';
import type { DraftingPorts } from './DraftingPorts.js';

/** Shows the team as transfers of a matchday changed it, and publishes that to the other sections and tabs. */
export function applyConfirmed(
  { store, platform }: Pick<DraftingPorts, 'store' | 'platform'>,
  changed: ChangedTeam,
  weekId: number,
): void {
  const { bus, state, storage } = platform;
  const { id: teamId, version } = changed.team;
  // The draft is cleared first: on the changed team it would be reported as outdated.
  store.dispatch(draftConfirmed({ weekId }));
  store.dispatch(transfersApi.util.upsertQueryData('team', teamId, changed));
  store.dispatch(transfersApi.util.invalidateTags(['Team']));
  storage.write(changeKey(teamId), version);
  bus.emit('transfers.confirmed@1', { teamId, weekId: changed.receipt?.weekId ?? weekId });
  state.refresh('myTeams');
}
