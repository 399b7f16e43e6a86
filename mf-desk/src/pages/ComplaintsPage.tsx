import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

const Complaints = lazyPage(
  () => import('../complaints/Complaints.js').then((module) => module.Complaints),
  <Skeleton $height={240} $radius={16} />,
);

/** Complaints of users, and the answers of the desk. */
export function ComplaintsPage() {
  return (
    <DeskFrame place="complaints">
      <Complaints />
    </DeskFrame>
  );
}
