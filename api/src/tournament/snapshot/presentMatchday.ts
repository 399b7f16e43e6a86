import type { ResponseOf } from '@euro/api-contract';
import type { SnapshotMatchday } from './tournamentSnapshot.js';

type MatchdayRow = ResponseOf<'GET matches/deadline-info'>['weeks'][number];

/** A matchday with its deadline: open until then, locked until there are points. */
export function presentMatchday(
  { weekId, deadlineAt, state, openedAt, closedByMistakeAt }: SnapshotMatchday,
  now: number,
): MatchdayRow {
  const isOpen = deadlineAt > now;
  const moment = (at: number) => new Date(at).toISOString();
  const row: MatchdayRow = {
    weekId,
    deadlineDate: moment(deadlineAt),
    state: isOpen ? 'open' : state === 'open' ? 'locked' : state,
  };
  if (openedAt === null || closedByMistakeAt === null || openedAt > now) return row;
  return { ...row, openedAgain: { closedAt: moment(closedByMistakeAt), openedAt: moment(openedAt) } };
}
