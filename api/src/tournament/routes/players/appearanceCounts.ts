import { type CompetitionRules, cleanSheetMinutes } from '@euro/game';
import type { Appearance } from '../../snapshot/tournamentSnapshot.js';

/** Matches without a goal against in which he played long enough for a clean sheet (spec §9). */
export function countCleanSheets(
  appearances: readonly Pick<Appearance, 'stat'>[],
  rules: Pick<CompetitionRules, 'scoring'>,
): number {
  const requiredMinutes = cleanSheetMinutes(rules);
  return appearances.filter(
    ({ stat }) =>
      stat !== null &&
      stat.minutes >= requiredMinutes &&
      stat.conceeded === 0 &&
      !stat.unknown?.includes('conceeded'),
  ).length;
}
