import type { CompetitionState } from '../../models/index.js';

/** Which states follow which. Back to a draft leads only who has no teams yet. */
const NEXT: Readonly<Record<CompetitionState, readonly CompetitionState[]>> = {
  draft: ['open', 'archived'],
  open: ['draft', 'running', 'finished'],
  running: ['open', 'finished'],
  finished: ['running', 'archived'],
  archived: ['finished'],
};

/** The states that a competition may get now. */
export function nextStates(state: CompetitionState, hasTeams: boolean): readonly CompetitionState[] {
  return NEXT[state].filter((next) => next !== 'draft' || !hasTeams);
}
