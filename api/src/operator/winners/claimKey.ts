import type { PrizeClaim } from '../../models/index.js';

/** What a claim is about: a prize of one ranking, and the team that won it. */
export type WonPrize = Pick<PrizeClaim, 'prize' | 'ranking' | 'firstWeek' | 'lastWeek' | 'teamId'>;

/** A text that is the same for the same prize of the same team. */
export const keyOfWon = ({ prize, ranking, firstWeek, lastWeek, teamId }: WonPrize): string =>
  [prize, ranking, firstWeek, lastWeek, teamId].join(' ');
