import { lazyPage } from '@euro/platform/react';
import type { GoodToKnowCardProps } from './GoodToKnowCard.js';

/** Below the first screen, and only while a matchday runs. */
export const GoodToKnowCard = lazyPage<GoodToKnowCardProps>(() =>
  import(/* webpackChunkName: "good-to-know" */ './GoodToKnowCard.js').then((file) => file.GoodToKnowCard),
);
