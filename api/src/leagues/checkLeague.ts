import { validateLeagueName } from '@euro/game';
import { Refusal } from '../infra/errors.js';
import type { Season } from '../tournament/index.js';

/** The normalized name, or a refusal (spec §5). */
export function checkLeagueName(name: string): string {
  const result = validateLeagueName(name);
  if (!result.ok) throw new Refusal('league-name-invalid', { reason: result.code, ...result.params });
  return result.name;
}

/** The first matchday that a new league counts: the requested one, which must be open, or the next one. */
export function checkFirstWeek({ info, matchdays }: Season, firstWeek: number | undefined): number {
  const { deadlineWeek } = info;
  const weekId = firstWeek ?? deadlineWeek;
  const isThere = matchdays.some((matchday) => matchday.weekId === weekId);
  if (deadlineWeek === null || weekId === null || !isThere || weekId < deadlineWeek) {
    throw new Refusal('league-week-invalid', { deadlineWeek });
  }
  return weekId;
}

/** An admin may let a league score from any matchday: the table follows. */
export function checkStart({ matchdays }: Season, weekId: number): number {
  if (!matchdays.some((matchday) => matchday.weekId === weekId)) throw new Refusal('league-week-invalid');
  return weekId;
}
