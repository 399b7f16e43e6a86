import type { PositionId } from './types.js';

export const COACH = 0 satisfies PositionId;
export const GOALKEEPER = 1 satisfies PositionId;
export const DEFENDER = 2 satisfies PositionId;
export const MIDFIELDER = 3 satisfies PositionId;
export const FORWARD = 4 satisfies PositionId;

/** Every position in the order in which a team sheet is read. */
export const POSITION_IDS: readonly PositionId[] = [COACH, GOALKEEPER, DEFENDER, MIDFIELDER, FORWARD];
