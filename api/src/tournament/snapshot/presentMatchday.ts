import type { ResponseOf } from '@euro/api-contract';
import type { SnapshotMatchday } from './tournamentSnapshot.js';

type MatchdayRow = ResponseOf<'GET matches/deadline-info'>['weeks'][number];

/** A matchday with its deadline: open until then, locked until there are points. */
export function presentMatchday({ weekId, deadlineAt, state }: SnapshotMatchday, now: number): MatchdayRow {
  const isOpen = deadlineAt > now;
  return {
    weekId,
    deadlineDate: new Date(deadlineAt).toISOString(),
    state: isOpen ? 'open' : state === 'open' ? 'locked' : state,
  };
}
