import type { OperatorUser } from '@euro/api-contract';
import { Button, ButtonLink, Chip } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { DeskActions, DeskName, DeskRow, DeskStates } from '../components/deskList.js';
import { userTexts } from '../texts/userTexts.js';
import { nameOf } from './roles.js';

interface UserRowProps {
  readonly user: OperatorUser;
  readonly onRoles: () => void;
  readonly onSignOut: () => void;
}

/** An account: who it is, what it may, what it has. */
export function UserRow({ user, onRoles, onSignOut }: UserRowProps) {
  const t = useText(userTexts);
  const { date } = useFormat();
  const name = nameOf(user);
  const { teams, roles } = user;
  const ways = user.signsInWith.map((way) => (isWay(way) ? t(way) : way)).join(', ');
  const facts = [
    t('teams', { count: teams.length, paid: teams.filter(({ paid }) => paid).length }),
    t('since', { day: date(user.createdAt) }),
    ...(ways === '' ? [] : [t('by', { ways })]),
  ];
  return (
    <DeskRow>
      <DeskName>
        <b>{name}</b>
        <p>
          #{user.id} · {user.email}
        </p>
        <p>{facts.join(' · ')}</p>
      </DeskName>
      <DeskStates>
        {roles.map((role) => (
          <Chip key={role} tone={role === 'operator' ? 'warning' : 'brand'}>
            {t(role)}
          </Chip>
        ))}
      </DeskStates>
      <DeskActions>
        <ButtonLink variant="text" size="small" href={`/desk/orders?user=${user.id}`}>
          {t('orders')}
        </ButtonLink>
        <Button variant="secondary" size="small" aria-label={t('rolesOf', { name })} onClick={onRoles}>
          {t('roles')}
        </Button>
        <Button variant="danger" size="small" aria-label={t('signOutOf', { name })} onClick={onSignOut}>
          {t('signOut')}
        </Button>
      </DeskActions>
    </DeskRow>
  );
}

function isWay(way: string): way is 'password' | 'vrt' | 'facebook' {
  return way === 'password' || way === 'vrt' || way === 'facebook';
}
