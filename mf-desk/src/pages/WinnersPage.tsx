import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

const Winners = lazyPage(
  () => import('../winners/Winners.js').then((module) => module.Winners),
  <Skeleton $height={240} $radius={16} />,
);

/** Who won which prize, and how far it is. */
export function WinnersPage() {
  return (
    <DeskFrame place="winners">
      <Winners />
    </DeskFrame>
  );
}
