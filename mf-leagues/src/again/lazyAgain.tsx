import { lazyPage } from '@euro/platform/react';
import type { AgainProps } from './Again.js';

/** Few have anything to begin again. */
export const Again = lazyPage<AgainProps>(
  () => import(/* webpackChunkName: "again" */ './Again.js').then((file) => file.Again),
  () => null,
);
