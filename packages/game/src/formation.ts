import { COACH, DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER, POSITION_IDS } from './positions.js';
import type { CompetitionRules, PositionId } from './types.js';

/** Starters of each position; index = position id. */
export type PositionCounts = [number, number, number, number, number];

/** Number of players of each position. */
export function countPositions(positionIds: Iterable<PositionId>): PositionCounts {
  const counts: PositionCounts = [0, 0, 0, 0, 0];
  for (const positionId of positionIds) counts[positionId] += 1;
  return counts;
}

/** Whether these starters make a legal XI with its coach (spec §5: 1 goalkeeper, 3–5, 3–5, 1–3). */
export function isValidFormation(
  counts: Readonly<PositionCounts>,
  rules: Pick<CompetitionRules, 'formationLimits' | 'lineupSize'>,
): boolean {
  let players = 0;
  for (const positionId of POSITION_IDS) {
    const { min, max } = rules.formationLimits[positionId];
    const count = counts[positionId];
    if (count < min || count > max) return false;
    if (positionId !== COACH) players += count;
  }
  return players === rules.lineupSize;
}

/** Whether the XI stays legal when a starter of one position makes way for a player of another (decisions §1.2). */
export function mayReplace(
  counts: Readonly<PositionCounts>,
  outPosition: PositionId,
  inPosition: PositionId,
  rules: Pick<CompetitionRules, 'formationLimits'>,
): boolean {
  if (outPosition === COACH || inPosition === COACH) return false;
  if (outPosition === inPosition) return true;
  if (outPosition === GOALKEEPER || inPosition === GOALKEEPER) return false;
  return (
    counts[outPosition] - 1 >= rules.formationLimits[outPosition].min &&
    counts[inPosition] + 1 <= rules.formationLimits[inPosition].max
  );
}

/** The formation as people write it, defenders first: '4-4-2'. */
export function formationText(counts: Readonly<PositionCounts>): string {
  return `${counts[DEFENDER]}-${counts[MIDFIELDER]}-${counts[FORWARD]}`;
}
