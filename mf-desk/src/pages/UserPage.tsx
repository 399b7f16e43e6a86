import { Skeleton } from '@euro/design-system';
import type { PageProps } from '@euro/platform';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

/** Only who looks at one account needs it. */
const Account = lazyPage(
  () => import('../users/Account.js').then((module) => module.Account),
  <Skeleton $height={240} $radius={16} />,
);

/** One account: what it has, what it may, what it did, and what was done to it. */
export function UserPage({ params }: PageProps) {
  const id = Number(params.id);
  return (
    <DeskFrame place="users">
      <Account key={id} id={id} />
    </DeskFrame>
  );
}
