import { lazyPage } from '@euro/platform/react';
import { HomeSkeleton } from '../pageSkeletons.js';
import type { ArchiveHomeProps } from './ArchiveHome.js';

/** The home of a competition that is over; nobody else waits for its code. */
export const ArchiveHome = lazyPage<ArchiveHomeProps>(
  () => import(/* webpackChunkName: "archive" */ './ArchiveHome.js').then((file) => file.ArchiveHome),
  <HomeSkeleton />,
);
