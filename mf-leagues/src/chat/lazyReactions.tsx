import { lazyPage } from '@euro/platform/react';
import type { ReactionsProps } from './Reactions.js';

/** Beside the votes, whose line is as high without them. */
export const Reactions = lazyPage<ReactionsProps>(
  () => import(/* webpackChunkName: "reactions" */ './Reactions.js').then((file) => file.Reactions),
  () => null,
);
