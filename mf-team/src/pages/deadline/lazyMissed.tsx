import { PitchPageSkeleton } from '@euro/game-ui';
import { lazyPage } from '@euro/platform/react';
import type { MissedChoiceProps } from './MissedChoice.js';
import type { MissedNewTeamProps } from './MissedNewTeam.js';

// What is asked when a deadline passed: few ever see it, and at that moment all of them at once, so it is fetched ahead.

export const MissedNewTeam = lazyPage<MissedNewTeamProps>(
  () => import(/* webpackChunkName: "deadline" */ './MissedNewTeam.js').then((file) => file.MissedNewTeam),
  <PitchPageSkeleton band={null} />,
);

export const MissedChoice = lazyPage<MissedChoiceProps>(
  () => import(/* webpackChunkName: "deadline" */ './MissedChoice.js').then((file) => file.MissedChoice),
  <PitchPageSkeleton band={null} />,
);
