import { useLayoutEffect } from 'react';
import { savingLeft } from '../store/draftSlice.js';
import { selectionEnded } from '../store/focusSlice.js';
import { useTeamDispatch } from '../store/teamStore.js';

/** Ends selection and questions of saving with their page: the store is there as long as the remote. */
export function useEndSelection(): void {
  const dispatch = useTeamDispatch();
  useLayoutEffect(
    () => () => {
      dispatch(selectionEnded());
      dispatch(savingLeft());
    },
    [dispatch],
  );
}
