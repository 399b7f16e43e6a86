import type { OperatorUser } from '@euro/api-contract';
import { Button, Cluster, TextLink } from '@euro/design-system';
import { lazyPage, useText } from '@euro/platform/react';
import { useState } from 'react';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { sheetTexts } from '../texts/sheetTexts.js';
import { userTexts } from '../texts/userTexts.js';
import { nameOf } from './roles.js';
import { SignOutDialog } from './SignOutDialog.js';

/** Opened by a press. */
const RolesDialog = lazyPage(() =>
  import(/* webpackChunkName: "roles" */ './RolesDialog.js').then((module) => module.RolesDialog),
);
const SuspendDialog = lazyPage(() =>
  import(/* webpackChunkName: "suspension" */ './SuspendDialog.js').then((module) => module.SuspendDialog),
);
const RestoreDialog = lazyPage(() =>
  import(/* webpackChunkName: "suspension" */ './RestoreDialog.js').then((module) => module.RestoreDialog),
);

const MergeDialog = lazyPage(() =>
  import(/* webpackChunkName: "removal" */ './RemoveDialog.js').then((module) => module.MergeDialog),
);
const EraseDialog = lazyPage(() =>
  import(/* webpackChunkName: "removal" */ './RemoveDialog.js').then((module) => module.EraseDialog),
);

/** What an operator does with an account: roles, sign-ins, a suspension, merging, deletion; and others of the same name. */
export function AccountActions({ user }: { readonly user: OperatorUser }) {
  const t = useText(sheetTexts);
  const word = useText(userTexts);
  const [dialog, setDialog] = useState<
    'roles' | 'signOut' | 'suspend' | 'restore' | 'merge' | 'erase' | null
  >(null);
  const name = nameOf(user);
  const suspending = user.suspension || user.mutedUntil ? 'restore' : 'suspend';
  const blocked = useRolesEverywhere()('operator') ? undefined : word('operator.only');
  const close = () => setDialog(null);
  return (
    <>
      <Cluster $gap={8}>
        <Button
          variant="secondary"
          size="small"
          disabledReason={blocked}
          aria-label={word('rolesOf', { name })}
          onClick={() => setDialog('roles')}
        >
          {word('roles')}
        </Button>
        <Button
          variant="text"
          size="small"
          disabledReason={blocked}
          aria-label={word('signOutOf', { name })}
          onClick={() => setDialog('signOut')}
        >
          {word('signOut')}
        </Button>
        <Button
          variant="text"
          size="small"
          aria-label={t(`${suspending}Of`, { name })}
          onClick={() => setDialog(suspending)}
        >
          {t(suspending)}
        </Button>
        {(['merge', 'erase'] as const).map((one) => (
          <Button
            key={one}
            variant="text"
            size="small"
            disabledReason={blocked}
            aria-label={t(`${one}Of`, { name })}
            onClick={() => setDialog(one)}
          >
            {t(one)}
          </Button>
        ))}
        <TextLink inline href={`/desk/users?name=${encodeURIComponent(name)}`}>
          {t('sameName')}
        </TextLink>
      </Cluster>
      {dialog === 'roles' && <RolesDialog user={user} onClose={close} />}
      {dialog === 'signOut' && <SignOutDialog user={user} onClose={close} />}
      {dialog === 'suspend' && <SuspendDialog user={user} onClose={close} />}
      {dialog === 'restore' && <RestoreDialog user={user} onClose={close} />}
      {dialog === 'merge' && <MergeDialog user={user} onClose={close} />}
      {dialog === 'erase' && <EraseDialog user={user} onClose={close} />}
    </>
  );
}
