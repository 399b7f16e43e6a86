import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

const Competitions = lazyPage(
  () => import('../competitions/Competitions.js').then((module) => module.Competitions),
  <Skeleton $height={240} $radius={16} />,
);

/** The competitions of this installation: their states, and importing packs. */
export function CompetitionsPage() {
  return (
    <DeskFrame place="competitions">
      <Competitions />
    </DeskFrame>
  );
}
