import type { OperatorUser } from '@euro/api-contract';
import { Card, SearchField, Select, useDebouncedText } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { useFilters } from '../hooks/useFilters.js';
import { useUsersQuery } from '../store/deskApi.js';
import { userTexts } from '../texts/userTexts.js';
import { RolesDialog } from '../users/RolesDialog.js';
import { ROLES } from '../users/roles.js';
import { SignOutDialog } from '../users/SignOutDialog.js';
import { UserRow } from '../users/UserRow.js';

const SIZE = 20;

/** Accounts: found by name, address, number or role; their roles, and their sessions. */
export function UsersPage() {
  return (
    <DeskFrame place="users">
      <Users />
    </DeskFrame>
  );
}

function Users() {
  const t = useText(userTexts);
  const { values, page, choose, toPage } = useFilters('name', 'role');
  const role = ROLES.find((one) => one === values.role);
  const [name, typeName] = useDebouncedText(values.name, (text) => choose('name', text));
  const [dialog, setDialog] = useState<{ about: 'roles' | 'signOut'; user: OperatorUser } | null>(null);
  const users = useUsersQuery({
    pageNumber: page,
    pageRecords: SIZE,
    ...(values.name === '' ? {} : { name: values.name }),
    ...(role ? { role } : {}),
  });
  const close = () => setDialog(null);
  return (
    <>
      <Card>
        <DeskTools role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={t('search')}
            hint={t('search.hint')}
            clearLabel={t('clear')}
            maxLength={80}
            value={name}
            onChange={typeName}
          />
          <Select
            label={t('role')}
            value={role ?? ''}
            options={[
              { value: '', text: t('everybody') },
              ...ROLES.map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={(chosen) => choose('role', chosen)}
          />
        </DeskTools>
      </Card>
      <Answer
        query={users}
        empty={{ when: (answer) => answer.totalRecords === 0, title: t('none'), text: t('none.text') }}
      >
        {(answer) => (
          <Card aria-label={t('list')} aria-busy={users.isFetching}>
            <DeskRows>
              {answer.users.map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  onRoles={() => setDialog({ about: 'roles', user })}
                  onSignOut={() => setDialog({ about: 'signOut', user })}
                />
              ))}
            </DeskRows>
            <DeskPager page={page} size={SIZE} total={answer.totalRecords} onPage={toPage} />
          </Card>
        )}
      </Answer>
      {dialog?.about === 'roles' && <RolesDialog user={dialog.user} onClose={close} />}
      {dialog?.about === 'signOut' && <SignOutDialog user={dialog.user} onClose={close} />}
    </>
  );
}
