import type { OperatorUser } from '@euro/api-contract';
import { Button, Card, SearchField, Select, useDebouncedText } from '@euro/design-system';
import { lazyPage, useText } from '@euro/platform/react';
import { type ReactNode, useState } from 'react';
import { BulkBar } from '../bulk/BulkBar.js';
import { SelectAll } from '../bulk/SelectAll.js';
import { useSelection } from '../bulk/useSelection.js';
import { Answer } from '../components/Answer.js';
import { Csv } from '../components/Csv.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskRows, DeskTools } from '../components/deskList.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useFilters } from '../hooks/useFilters.js';
import { useUsersQuery } from '../store/deskApi.js';
import { userTexts } from '../texts/userTexts.js';
import { ROLES } from '../users/roles.js';
import { SignOutDialog } from '../users/SignOutDialog.js';
import { UserRow } from '../users/UserRow.js';

/** Opened by a press. */
const RolesDialog = lazyPage(() =>
  import(/* webpackChunkName: "roles" */ '../users/RolesDialog.js').then((module) => module.RolesDialog),
);
const RoleOfMany = lazyPage(() =>
  import(/* webpackChunkName: "bulk" */ '../users/RoleOfMany.js').then((module) => module.RoleOfMany),
);
const SignOutMany = lazyPage(() =>
  import(/* webpackChunkName: "bulk" */ '../users/SignOutMany.js').then((module) => module.SignOutMany),
);

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
  const isSuspended = values.role === 'suspended';
  const [name, typeName] = useDebouncedText(values.name, (text) => choose('name', text));
  const filter = {
    ...(values.name === '' ? {} : { name: values.name }),
    ...(role ? { role } : {}),
    ...(isSuspended ? { isSuspended: 'true' as const } : {}),
  };
  const may = useRolesEverywhere();
  const users = useUsersQuery({ pageNumber: page, pageRecords: SIZE, ...filter });
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
            value={isSuspended ? 'suspended' : (role ?? '')}
            options={[
              { value: '', text: t('everybody') },
              ...[...ROLES, 'suspended' as const].map((one) => ({ value: one, text: t(one) })),
            ]}
            onChange={(value) => choose('role', value)}
          />
        </DeskTools>
      </Card>
      <Answer
        query={users}
        empty={{ when: (answer) => answer.totalRecords === 0, title: t('none'), text: t('none.text') }}
      >
        {(answer) => (
          <UserList users={answer.users} isFetching={users.isFetching}>
            <DeskPager page={page} size={SIZE} total={answer.totalRecords} onPage={toPage} />
          </UserList>
        )}
      </Answer>
      {users.data && may('operator') && <Csv files={{ 'GET admin/exports/users': filter }} />}
    </>
  );
}

interface UserListProps {
  readonly users: readonly OperatorUser[];
  readonly isFetching: boolean;
  /** The way to the other pages. */
  readonly children: ReactNode;
}

const always = () => true;

function UserList({ users, isFetching, children }: UserListProps) {
  const t = useText(userTexts);
  const isOperator = useRolesEverywhere()('operator');
  const selection = useSelection(users, always);
  const [dialog, setDialog] = useState<{ about: 'roles' | 'signOut'; user: OperatorUser } | null>(null);
  const [many, setMany] = useState<'roles' | 'signOut' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Card aria-label={t('list')} aria-busy={isFetching}>
        {isOperator && <SelectAll selection={selection} />}
        <DeskRows data-select={isOperator ? '' : undefined}>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              selection={selection}
              onRoles={() => setDialog({ about: 'roles', user })}
              onSignOut={() => setDialog({ about: 'signOut', user })}
            />
          ))}
        </DeskRows>
        {children}
      </Card>
      <BulkBar selection={selection}>
        <Button variant="ghost" size="small" onClick={() => setMany('signOut')}>
          {t('signOut')}
        </Button>
        <Button variant="lime" size="small" onClick={() => setMany('roles')}>
          {t('roles.chosen')}
        </Button>
      </BulkBar>
      {dialog?.about === 'roles' && <RolesDialog user={dialog.user} onClose={close} />}
      {dialog?.about === 'signOut' && <SignOutDialog user={dialog.user} onClose={close} />}
      {many === 'roles' && <RoleOfMany users={selection.selectedRows} onClose={() => setMany(null)} />}
      {many === 'signOut' && <SignOutMany users={selection.selectedRows} onClose={() => setMany(null)} />}
    </>
  );
}
