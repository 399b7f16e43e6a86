import type { OperatorUser } from '@euro/api-contract';
import { Soft } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { BulkDialog } from '../bulk/BulkDialog.js';
import { useRefetch } from '../hooks/useRefetch.js';
import { useSignOutUserMutation } from '../store/deskApi.js';
import { userTexts } from '../texts/userTexts.js';
import { nameOf } from './roles.js';

interface SignOutManyProps {
  readonly users: readonly OperatorUser[];
  readonly onClose: () => void;
}

/** Ends every session of several accounts. */
export function SignOutMany({ users, onClose }: SignOutManyProps) {
  const t = useText(userTexts);
  const refetch = useRefetch();
  const [signOut] = useSignOutUserMutation();
  const [count] = useState(users.length);
  return (
    <BulkDialog
      title={t('signOut.many', { count })}
      confirmText={t('signOut')}
      danger
      rows={users}
      nameOf={nameOf}
      act={async ({ id }, reason) => {
        const { error } = await signOut({ id, reason, isPart: true });
        return error ? asFailure(error) : null;
      }}
      onEnd={() => refetch(['User', 'Audit'])}
      onClose={onClose}
    >
      <Soft>{t('signOut.these')}</Soft>
    </BulkDialog>
  );
}
