import { lazyPage } from '@euro/platform/react';
import type { FirstSaveProps } from './FirstSave.js';

/** What follows the first save of a team. */
export const FirstSave = lazyPage<FirstSaveProps>(
  () => import(/* webpackChunkName: "first-save" */ './FirstSave.js').then((file) => file.FirstSave),
  () => null,
);
