import type { EmbedProps } from '@euro/platform';
import { lazyPage } from '@euro/platform/react';

/** Shown below the first screen of home. */
export const DuelsCard = lazyPage<EmbedProps>(
  () => import(/* webpackChunkName: "duels-card" */ './DuelsCard.js').then((file) => file.DuelsCard),
  () => null,
);
