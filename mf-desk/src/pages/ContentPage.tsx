import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

/** Only who writes needs it. */
const Pages = lazyPage(
  () => import('../content/Pages.js').then((module) => module.Pages),
  <Skeleton $height={240} $radius={16} />,
);

/** Pages that the operator writes: rules, terms, privacy, cookies, prizes. */
export function ContentPage() {
  return (
    <DeskFrame place="content">
      <Pages />
    </DeskFrame>
  );
}
