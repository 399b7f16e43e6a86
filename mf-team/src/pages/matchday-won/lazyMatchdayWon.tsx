import { lazyPage } from '@euro/platform/react';
import type { MatchdayWonProps } from './MatchdayWon.js';

/** The screen after a matchday that the team won. */
export const MatchdayWon = lazyPage<MatchdayWonProps>(
  () => import(/* webpackChunkName: "matchday-won" */ './MatchdayWon.js').then((file) => file.MatchdayWon),
  () => null,
);
