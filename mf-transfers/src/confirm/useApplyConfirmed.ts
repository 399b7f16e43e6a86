import type { ChangedTeam } from '@euro/api-contract';
import { usePlatform } from '@euro/platform/react';
import { useCallback } from 'react';
import { draftConfirmed } from '../store/draftSlice.js';
import { changeKey } from '../store/storedDraft.js';
import { transfersApi } from '../store/transfersApi.js';
import { useTransfersDispatch } from '../store/transfersStore.js';

/** Shows the team as transfers of a matchday changed it, and publishes that to the other sections and tabs. */
export function useApplyConfirmed(teamId: number): (changedTeam: ChangedTeam, weekId: number) => void {
  const { bus, state, storage } = usePlatform();
  const dispatch = useTransfersDispatch();
  return useCallback(
    (changedTeam, weekId) => {
      // The draft is cleared first: on the changed team it would be reported as outdated.
      dispatch(draftConfirmed({ weekId }));
      dispatch(transfersApi.util.upsertQueryData('team', teamId, changedTeam));
      dispatch(transfersApi.util.invalidateTags(['Team']));
      storage.write(changeKey(teamId), changedTeam.team.version);
      bus.emit('transfers.confirmed@1', { teamId, weekId: changedTeam.receipt?.weekId ?? weekId });
      state.refresh('myTeams');
    },
    [teamId, dispatch, bus, state, storage],
  );
}
