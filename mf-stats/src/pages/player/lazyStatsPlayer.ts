import { lazyPage } from '@euro/platform/react';
import type { StatsPlayerProps } from './StatsPlayer.js';

/** The sheet of a pressed player; its code is fetched ahead. */
export const StatsPlayer = lazyPage<StatsPlayerProps>(() =>
  import(/* webpackChunkName: "player" */ './StatsPlayer.js').then((file) => file.StatsPlayer),
);
