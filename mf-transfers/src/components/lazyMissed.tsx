import { PitchPageSkeleton } from '@euro/game-ui';
import { lazyPage } from '@euro/platform/react';
import type { MissedTransfersProps } from './MissedTransfers.js';

/** The dialog after a passed deadline, prefetched: few users see it, but all of them at the same moment. */
export const MissedTransfers = lazyPage<MissedTransfersProps>(
  () =>
    import(/* webpackChunkName: "deadline" */ './MissedTransfers.js').then((file) => file.MissedTransfers),
  <PitchPageSkeleton band={null} />,
);
