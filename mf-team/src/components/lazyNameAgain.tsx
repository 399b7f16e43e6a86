import { lazyPage } from '@euro/platform/react';

/** Nobody waits for it to build a team. */
export const NameAgain = lazyPage(
  () => import(/* webpackChunkName: "name-again" */ './NameAgain.js').then((file) => file.NameAgain),
  () => null,
);
