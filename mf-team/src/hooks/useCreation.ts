import { useMemo } from 'react';
import { createCreation, createVisitorCreation } from '../editing/createCreation.js';
import type { EditingPorts } from '../editing/EditingPorts.js';
import { nameRefusalOf, problemOf } from '../store/saveProblem.js';
import { useTeamSelector } from '../store/teamStore.js';

/**
 * Saving of the new team, with what the page shows of it.
 * @param isVisitor without an account: the team waits for one
 */
export function useCreation(ports: EditingPorts, isVisitor = false) {
  const { save } = useMemo(
    () => (isVisitor ? createVisitorCreation(ports) : createCreation(ports)),
    [ports, isVisitor],
  );
  return {
    save,
    saving: useTeamSelector((state) => state.draft.attempt?.kind === 'sending'),
    problem: useTeamSelector(problemOf),
    refusedName: useTeamSelector(nameRefusalOf),
  };
}
