import type { OperatorUser } from '@euro/api-contract';
import { Segmented, Select, Soft } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { BulkDialog } from '../bulk/BulkDialog.js';
import { useRefetch } from '../hooks/useRefetch.js';
import { useGiveAndTakeRolesMutation } from '../store/deskApi.js';
import { roleTexts } from '../texts/roleTexts.js';
import { userTexts } from '../texts/userTexts.js';
import { nameOf, ROLES, type Role } from './roles.js';

interface RoleOfManyProps {
  readonly users: readonly OperatorUser[];
  readonly onClose: () => void;
}

/** Gives one role to several accounts, or takes it from them; their other roles stay as they are. */
export function RoleOfMany({ users, onClose }: RoleOfManyProps) {
  const t = useText(roleTexts);
  const word = useText(userTexts);
  const refetch = useRefetch();
  const [change] = useGiveAndTakeRolesMutation();
  const [action, setAction] = useState<'give' | 'take'>('give');
  const [role, setRole] = useState<Role | ''>('');
  const [count] = useState(users.length);
  return (
    <BulkDialog
      title={t('many.title', { count })}
      confirmText={t(`many.${action}`)}
      danger={action === 'take'}
      rows={users}
      nameOf={nameOf}
      blocked={role === '' ? t('many.first') : undefined}
      act={async ({ id }, reason) => {
        const { error } = await change({ id, [action]: [role], reason, isPart: true });
        return error ? asFailure(error) : null;
      }}
      onEnd={() => refetch(['Users', 'User', 'Overview', 'Audit'])}
      onClose={onClose}
    >
      <Segmented
        label={t('many.how')}
        value={action}
        options={[
          { value: 'give', text: t('many.give') },
          { value: 'take', text: t('many.take') },
        ]}
        onChange={setAction}
      />
      <Select
        label={word('role')}
        value={role}
        options={[
          { value: '', text: t('many.choose') },
          ...ROLES.map((one) => ({ value: one, text: word(one) })),
        ]}
        onChange={(value) => setRole(ROLES.find((one) => one === value) ?? '')}
      />
      <Soft>{t('many.text')}</Soft>
    </BulkDialog>
  );
}
