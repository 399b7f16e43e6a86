import { lazyPage } from '@euro/platform/react';
import type { MatchdayStatesProps } from './MatchdayStates.js';

/** Few matchdays have something to say beside their matches. */
export const MatchdayStates = lazyPage<MatchdayStatesProps>(() =>
  import(/* webpackChunkName: "states" */ './MatchdayStates.js').then((file) => file.MatchdayStates),
);
