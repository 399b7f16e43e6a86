import type { CompetitionState } from '../../models/index.js';

/** The possible next states of each state. Only a competition without teams can become a draft again. */
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
