import { Skeleton } from '@euro/design-system';
import type { PageProps } from '@euro/platform';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

const Settings = lazyPage(
  () => import('../competitions/Settings.js').then((module) => module.Settings),
  <Skeleton $height={240} $radius={16} />,
);

const FourEyesCard = lazyPage(() =>
  import('../competitions/FourEyesCard.js').then((module) => module.FourEyesCard),
);

/** The settings of one competition. */
export function CompetitionPage({ params }: PageProps) {
  const id = Number(params.id);
  return (
    <DeskFrame place="competitions">
      <Settings key={id} id={id} />
      <FourEyesCard key={`eyes ${id}`} id={id} />
    </DeskFrame>
  );
}
