import type { Suspension, UserSheet } from '@euro/api-contract';
import { Card, CardTitle, Chip, Cluster, Soft, Stack, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { useLanguageName } from '../hooks/useLanguageName.js';
import { sheetTexts } from '../texts/sheetTexts.js';
import { userTexts } from '../texts/userTexts.js';
import { AccountActions } from './AccountActions.js';
import { localRolesOf, nameOf, type Role, rolesOf } from './roles.js';
import { useSignInMethodName } from './useSignInMethodName.js';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: 16px 24px;
  overflow-wrap: anywhere;
  dt { font-size: 0.875rem; font-weight: 600; color: ${token.inkSoft}; }
`;

/** An account with its roles; roles, sign-ins and a suspension are changed here. */
export function AccountCard({ sheet }: { readonly sheet: UserSheet }) {
  const t = useText(sheetTexts);
  const word = useText(userTexts);
  const methodName = useSignInMethodName();
  const languageName = useLanguageName();
  const { date, shortMoment } = useFormat();
  const { user, emailVerified, roleSources, identities } = sheet;
  const { suspension, mutedUntil } = user;
  const name = nameOf(user);
  const isBought = (role: Role) => roleSources.some((one) => one.role === role && one.source === 'order');
  const facts = [
    ...(suspension ? ([['suspension', suspensionText(suspension)]] as const) : []),
    ...(mutedUntil ? ([['muted', t('suspendedUntil', { moment: shortMoment(mutedUntil) })]] as const) : []),
    ['number', `#${user.id}`],
    ['email', `${user.email} (${t(emailVerified ? 'verified' : 'unverified')})`],
    ['since', date(user.createdAt)],
    ['language', languageName(sheet)],
    ['identities', signInText()],
  ] as const;

  /** Its end, and the notice to the person. */
  function suspensionText({ until, notice }: Suspension): string {
    const end = until === null ? t('untilLifted') : t('suspendedUntil', { moment: shortMoment(until) });
    return `${end}: “${notice}”`;
  }

  /** Each linked account with its address, and the password. */
  function signInText(): string {
    const providers = identities.map(({ provider, email, createdAt }) =>
      t('identities.since', {
        way: methodName(provider),
        email: email ?? t('noEmail'),
        day: date(createdAt),
      }),
    );
    return (
      [...(user.signsInWith.includes('password') ? [word('password')] : []), ...providers].join('; ') || '–'
    );
  }

  return (
    <Card $padded as="section" aria-label={t('account')}>
      <Stack>
        <CardTitle as="h2">{name}</CardTitle>
        <Facts>
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{t(fact)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <div>
          <CardTitle as="h3">{t('roles')}</CardTitle>
          {rolesOf(user).length + localRolesOf(user).length === 0 ? (
            <Soft>{t('roles.none')}</Soft>
          ) : (
            <Cluster $gap={8}>
              {rolesOf(user).map((role) => (
                <Chip key={role} tone={role === 'operator' ? 'warning' : 'brand'}>
                  {`${word(role)} · ${t(isBought(role) ? 'fromOrder' : 'fromHand')}`}
                </Chip>
              ))}
              {localRolesOf(user).map(({ role, competitionId }) => (
                <Chip key={`${role} ${competitionId}`} tone="brand">
                  {word('inOne', { role: word(role) })}
                </Chip>
              ))}
            </Cluster>
          )}
        </div>
        <AccountActions user={user} />
      </Stack>
    </Card>
  );
}
