import type { ResponseOf } from '@euro/api-contract';
import type { CatalogueMatchday } from './catalogue.js';

type MatchdayRow = ResponseOf<'GET matches/deadline-info'>['weeks'][number];

/** A matchday with its deadline: open until then, locked until there are points. */
export function presentMatchday({ weekId, deadlineAt, state }: CatalogueMatchday, now: number): MatchdayRow {
  const isOpen = deadlineAt > now;
  return {
    weekId,
    deadlineDate: new Date(deadlineAt).toISOString(),
    state: isOpen ? 'open' : state === 'open' ? 'locked' : state,
  };
}
