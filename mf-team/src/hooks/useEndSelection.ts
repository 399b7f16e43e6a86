import { useLayoutEffect } from 'react';
import { sheetClosed, swapEnded } from '../store/focusSlice.js';
import { useTeamDispatch } from '../store/teamStore.js';

/** Ends the selection on a pitch with its page: the store is there as long as the remote. */
export function useEndSelection(): void {
  const dispatch = useTeamDispatch();
  useLayoutEffect(
    () => () => {
      dispatch(sheetClosed());
      dispatch(swapEnded());
    },
    [dispatch],
  );
}
