import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

const Announcements = lazyPage(
  () => import('../announcements/Announcements.js').then((module) => module.Announcements),
  <Skeleton $height={240} $radius={16} />,
);

/** What operators announce. */
export function AnnouncementsPage() {
  return (
    <DeskFrame place="announcements">
      <Announcements />
    </DeskFrame>
  );
}
