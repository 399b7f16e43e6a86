import { type FailedSave, saveFailed } from './draftSlice.js';
import type { TeamState, TeamStore } from './teamStore.js';

/** Failure of the last save, as the bar says it. */
export type SaveProblem = Pick<FailedSave, 'title' | 'text'>;

/** Stores a failure of the draft and the name as they are now. */
export function failedNow(problem: Omit<FailedSave, 'draft' | 'name'>) {
  return (dispatch: TeamStore['dispatch'], getState: TeamStore['getState']): void => {
    const { draft, nameForm } = getState();
    dispatch(saveFailed({ ...problem, draft: draft.present, name: nameForm.name }));
  };
}

/** The failure of the last save; null once draft or name have changed since. */
export function problemOf({ draft: { failed, present }, nameForm }: TeamState): SaveProblem | null {
  return failed !== null && failed.draft === present && failed.name === nameForm.name ? failed : null;
}

/** The server's refusal of the name as it is now. */
export function nameRefusalOf({ draft: { failed }, nameForm }: TeamState): string | undefined {
  return failed?.name === nameForm.name ? failed.refusal : undefined;
}
