import type { ScoredSelection } from '@euro/api-contract';

/** A starter who plays, for no points yet. */
export function scoredSelection(playerId: number, fields: Partial<ScoredSelection> = {}): ScoredSelection {
  return {
    ...{ playerId, positionId: 1, order: 0, captain: 0, minutes: 0, points: 0, multiplier: 1, total: 0 },
    ...{ counted: true, autoSub: null, powerSub: null, status: 'playing', lines: [] },
    ...fields,
  };
}
