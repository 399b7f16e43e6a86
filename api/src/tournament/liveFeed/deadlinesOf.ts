import { groupBy } from '../../infra/groupBy.js';
import { firstMatch, plannedWeekOf } from '../feed/matchdaysOf.js';
import type { DeadlineEdit, Deadlines } from '../fixtures/layFixtures.js';
import type { StoredTournament } from './loadTournament.js';

/**
 * The stored deadlines that stay whatever is played: a deadline that is not the first kick-off of its matchday was set by
 * the pack or an operator, or has been held.
 */
export function deadlinesOf(
  { matches, matchdays }: Pick<StoredTournament, 'matches' | 'matchdays'>,
  edits: readonly Pick<DeadlineEdit, 'weekId'>[],
): Deadlines {
  const byWeek = groupBy(matches, plannedWeekOf);
  const storedMatchdays = matchdays.toSorted((a, b) => a.weekId - b.weekId);
  const deadlines = storedMatchdays.flatMap(({ weekId, deadlineAt }, index) => {
    const first = firstMatch(byWeek.get(weekId) ?? [], storedMatchdays[index - 1]?.deadlineAt);
    const isEdited = edits.some((edit) => edit.weekId === weekId);
    const isFirst = first?.kickoffAt === deadlineAt && !isEdited;
    return isFirst ? [] : [[weekId, new Date(deadlineAt).toISOString()]];
  });
  return Object.fromEntries(deadlines);
}
