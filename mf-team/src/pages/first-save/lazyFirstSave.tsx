import { lazyPage } from '@euro/platform/react';
import type { FirstSaveProps } from './FirstSave.js';

/** The screen after the first save of a team. */
export const FirstSave = lazyPage<FirstSaveProps>(
  () => import(/* webpackChunkName: "first-save" */ './FirstSave.js').then((file) => file.FirstSave),
  () => null,
);
