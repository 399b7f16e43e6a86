import { Skeleton } from '@euro/design-system';
import type { PageProps } from '@euro/platform';
import { lazyPage } from '@euro/platform/react';
import { DeskFrame } from '../components/DeskFrame.js';

/** A separate chunk: needed only on this page. */
const Account = lazyPage(
  () => import('../users/Account.js').then((module) => module.Account),
  <Skeleton $height={240} $radius={16} />,
);

/** One account: its data, its roles, its actions, and the operators' actions on it. */
export function UserPage({ params }: PageProps) {
  const id = Number(params.id);
  return (
    <DeskFrame place="users">
      <Account key={id} id={id} />
    </DeskFrame>
  );
}
