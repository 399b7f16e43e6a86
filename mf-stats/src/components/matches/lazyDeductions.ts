import { lazyPage } from '@euro/platform/react';
import type { DeductionsProps } from './Deductions.js';

/** In most tables no points are taken from anybody. */
export const Deductions = lazyPage<DeductionsProps>(() =>
  import(/* webpackChunkName: "states" */ './Deductions.js').then((file) => file.Deductions),
);
