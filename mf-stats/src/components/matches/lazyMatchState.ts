import { lazyPage } from '@euro/platform/react';
import type { MatchStateProps } from './MatchState.js';

/** Few matches have a state of their own. */
export const MatchState = lazyPage<MatchStateProps>(() =>
  import(/* webpackChunkName: "states" */ './MatchState.js').then((file) => file.MatchState),
);
