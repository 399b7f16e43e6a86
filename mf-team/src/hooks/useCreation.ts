import { useMemo } from 'react';
import { createCreation } from '../editing/createCreation.js';
import type { EditingPorts } from '../editing/EditingPorts.js';
import { nameRefusalOf, problemOf } from '../store/saveProblem.js';
import { useTeamSelector } from '../store/teamStore.js';

/** Saving of the new team, with what the page shows of it. */
export function useCreation(ports: EditingPorts) {
  const { save } = useMemo(() => createCreation(ports), [ports]);
  return {
    save,
    saving: useTeamSelector((state) => state.draft.attempt?.kind === 'sending'),
    problem: useTeamSelector(problemOf),
    refusedName: useTeamSelector(nameRefusalOf),
  };
}
