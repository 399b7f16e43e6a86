import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

const Entries = lazyPage(
  () => import('../audit/Entries.js').then((module) => module.Entries),
  <Skeleton $height={240} $radius={16} />,
);

/** Actions of operators and support, newest first. */
export function AuditPage() {
  return (
    <DeskFrame place="audit">
      <Entries />
    </DeskFrame>
  );
}
