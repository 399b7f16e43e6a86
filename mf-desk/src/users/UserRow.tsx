import type { OperatorUser } from '@euro/api-contract';
import { Anchor, Button, Chip, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { SelectCell } from '../bulk/SelectCell.js';
import type { Selection } from '../bulk/useSelection.js';
import { DeskActions, DeskName, DeskRow, DeskStates } from '../components/deskList.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { userTexts } from '../texts/userTexts.js';
import { localRolesOf, nameOf, rolesOf } from './roles.js';
import { useSignInMethodName } from './useSignInMethodName.js';

const NameLink = styled(Anchor)`
  color: ${token.brand};
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

interface UserRowProps {
  readonly user: OperatorUser;
  readonly selection: Selection<OperatorUser>;
  readonly onRoles: () => void;
  readonly onSignOut: () => void;
}

/** An account with its roles and its teams. */
export function UserRow({ user, selection, onRoles, onSignOut }: UserRowProps) {
  const t = useText(userTexts);
  const { date } = useFormat();
  const name = nameOf(user);
  const { teams, suspension } = user;
  const may = useRolesEverywhere();
  const methodName = useSignInMethodName();
  const methods = user.signsInWith.map(methodName).join(', ');
  const facts = [
    t('teams', { count: teams.length, paid: teams.filter(({ paid }) => paid).length }),
    t('since', { day: date(user.createdAt) }),
    ...(methods === '' ? [] : [t('by', { ways: methods })]),
  ];
  return (
    <DeskRow>
      {may('operator') && <SelectCell row={user} name={name} selection={selection} />}
      <DeskName>
        <b>
          <NameLink href={`/desk/users/${user.id}`}>{name}</NameLink>
        </b>
        <p>{`#${user.id} · ${user.email}`}</p>
        <p>{facts.join(' · ')}</p>
      </DeskName>
      <DeskStates>
        {suspension && <Chip tone="danger">{t('suspended')}</Chip>}
        {rolesOf(user).map((role) => (
          <Chip key={role} tone={role === 'operator' ? 'warning' : 'brand'}>
            {t(role)}
          </Chip>
        ))}
        {localRolesOf(user).map(({ role, competitionId }) => (
          <Chip key={`${role} ${competitionId}`} tone="brand">
            {t('inOne', { role: t(role) })}
          </Chip>
        ))}
      </DeskStates>
      {may('operator') && (
        <DeskActions>
          <Button variant="secondary" size="small" aria-label={t('rolesOf', { name })} onClick={onRoles}>
            {t('roles')}
          </Button>
          <Button variant="text" size="small" aria-label={t('signOutOf', { name })} onClick={onSignOut}>
            {t('signOut')}
          </Button>
        </DeskActions>
      )}
    </DeskRow>
  );
}
