import { lazyPage } from '@euro/platform/react';
import type { UpcomingRowProps } from './UpcomingRow.js';

/** It brings the scoring rules, which nothing else of the page needs. */
export const UpcomingRow = lazyPage<UpcomingRowProps>(
  () => import(/* webpackChunkName: "upcoming" */ './UpcomingRow.js').then((file) => file.UpcomingRow),
  () => null,
);
