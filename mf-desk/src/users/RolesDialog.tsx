import type { HeldRole, OperatorUser } from '@euro/api-contract';
import { Checkbox, Soft, Stack } from '@euro/design-system';
import { useUserId } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useSetRolesMutation } from '../store/deskApi.js';
import { roleTexts } from '../texts/roleTexts.js';
import { userTexts } from '../texts/userTexts.js';
import { LocalRoles } from './LocalRoles.js';
import { isSameRole, localRolesOf, nameOf, ROLES, type Role, rolesOf, splitRoles } from './roles.js';

interface RolesDialogProps {
  readonly user: OperatorUser;
  readonly onClose: () => void;
}

/** Gives and takes roles, after listing the changes. */
export function RolesDialog({ user, onClose }: RolesDialogProps) {
  const t = useText(roleTexts);
  const word = useText(userTexts);
  const { notices } = usePlatform();
  const ownId = useUserId();
  const before = rolesOf(user);
  const [roles, setRoles] = useState<readonly Role[]>(before);
  const localBefore = localRolesOf(user);
  const [localRoles, setLocalRoles] = useState<readonly HeldRole[]>(localBefore);
  const [save] = useSetRolesMutation();
  const name = nameOf(user);
  const addedRoles = roles.filter((role) => !before.includes(role));
  const removedRoles = before.filter((role) => !roles.includes(role));
  const roleNames = (roles: readonly Role[]) => roles.map((role) => word(role)).join(', ');
  const isLocalSame =
    localRoles.length === localBefore.length &&
    localRoles.every((one) => localBefore.some((other) => isSameRole(one, other)));
  const isSame = isLocalSame && addedRoles.length + removedRoles.length === 0;
  const isOwn = (role: Role) => role === 'operator' && user.id === ownId;
  return (
    <ReasonDialog
      title={word('rolesOf', { name })}
      confirmText={t('roles.save')}
      blocked={isSame ? t('roles.same') : undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await save({ id: user.id, ...splitRoles(roles, localRoles), reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('roles.done', { name }) });
        return null;
      }}
    >
      <Stack $gap={4}>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            disabled={isOwn(role)}
            label={
              <>
                <b>{word(role)}</b>
                <Soft as="span">{` ${t(isOwn(role) ? 'roles.own' : `${role}.does`)}`}</Soft>
              </>
            }
            onChange={({ target }) =>
              setRoles(target.checked ? [...roles, role] : roles.filter((one) => one !== role))
            }
          />
        ))}
      </Stack>
      <LocalRoles roles={localRoles} onChange={setLocalRoles} />
      <Soft role="status">
        {isSame
          ? t('roles.text')
          : [
              addedRoles.length > 0 && t('roles.gives', { roles: roleNames(addedRoles) }),
              removedRoles.length > 0 && t('roles.takes', { roles: roleNames(removedRoles) }),
              !isLocalSame && t('local.changed'),
            ]
              .filter(Boolean)
              .join(' ')}
      </Soft>
    </ReasonDialog>
  );
}
