import type { EmbedProps } from '@euro/platform';
import { lazyPage } from '@euro/platform/react';

/** Shown below the first screen of the points. */
export const LiveLeagueCard = lazyPage<EmbedProps>(
  () => import(/* webpackChunkName: "live" */ './LiveLeagueCard.js').then((file) => file.LiveLeagueCard),
  () => null,
);
