import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

const Work = lazyPage(
  () => import('../work/Work.js').then((module) => module.Work),
  <Skeleton $height={240} $radius={16} />,
);

/** Background jobs: waiting, running, and failed with the cause. */
export function WorkPage() {
  return (
    <DeskFrame place="work">
      <Work />
    </DeskFrame>
  );
}
