import { PitchPageSkeleton } from '@euro/game-ui';
import { lazyPage } from '@euro/platform/react';
import type { MissedChoiceProps } from './MissedChoice.js';
import type { MissedNewTeamProps } from './MissedNewTeam.js';

// The dialog after a passed deadline, prefetched: few users see it, but all of them at the same moment.

export const MissedNewTeam = lazyPage<MissedNewTeamProps>(
  () => import(/* webpackChunkName: "deadline" */ './MissedNewTeam.js').then((file) => file.MissedNewTeam),
  <PitchPageSkeleton band={null} />,
);

export const MissedChoice = lazyPage<MissedChoiceProps>(
  () => import(/* webpackChunkName: "deadline" */ './MissedChoice.js').then((file) => file.MissedChoice),
  <PitchPageSkeleton band={null} />,
);
