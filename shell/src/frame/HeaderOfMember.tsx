import type { User } from '@euro/api-contract';
import { formatLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
import { initialsOf } from '../session/initialsOf.js';
import { useSessionActions } from '../session/SessionActions.js';
import { AccountMenu } from './header/AccountMenu.js';
import { DeadlineChip } from './header/DeadlineChip.js';
import { TeamSwitcher } from './header/TeamSwitcher.js';
import { memberTexts } from './memberTexts.js';
import { spokenDuration } from './spokenDuration.js';
import { useMenu } from './useMenu.js';

/** Time until the deadline. */
export function HeaderDeadline() {
  const t = useText(memberTexts);
  const { state, navigation } = usePlatform();
  const { preferences } = usePortal();
  const locale = useShared(preferences.locale);
  const deadline = useShared(state.matches).value?.deadline;
  if (!deadline?.deadlineDate || deadline.deadlineWeek === null) return null;
  const week = deadline.deadlineWeek;
  return (
    <DeadlineChip
      href={navigation.has('/deadlines') ? '/deadlines' : '/home'}
      deadline={Date.parse(deadline.deadlineDate)}
      locale={formatLocale(locale)}
      matchday={t('matchdayShort', { week })}
      spoken={(msLeft) => t('deadlineSpoken', { week, left: spokenDuration(msLeft, t) })}
    />
  );
}

/** Menu of the signed-in user: his teams, his pages, and signing out. */
export function HeaderAccount({ user }: { user: User }) {
  const t = useText(memberTexts);
  const { signOut } = useSessionActions();
  const team = useShared(usePlatform().state.myTeams).value?.[0];
  const teams = useTeams();
  const { account } = useMenu();
  const { firstName, lastName, email, avatar, role } = user;
  return (
    <AccountMenu
      label={t('account', { name: firstName })}
      name={`${firstName} ${lastName}`}
      avatar={avatar}
      premiumText={role === 'premium' ? t('premium') : undefined}
      detail={team?.name ?? email}
      seed={team?.id}
      badge={team?.badge}
      initials={initialsOf(user)}
      teams={teams}
      items={account}
      signOutText={t('signOut')}
      onSignOut={() => void signOut()}
    />
  );
}

/** The own teams, where there is something to choose. */
function useTeams() {
  const t = useText(memberTexts);
  const { activeTeam } = usePortal();
  const teams = useShared(usePlatform().state.myTeams).value ?? [];
  if (teams.length < 2) return;
  const [current] = teams;
  // By age: a list that is turned over with every choice is hard to read.
  const items = [...teams]
    .sort((a, b) => a.id - b.id)
    .map(({ id, name, badge }) => ({ id, name, badge, current: id === current?.id }));
  return { label: t('teams'), items, onChoose: activeTeam.play };
}

/** In the phone's menu: the own teams. */
export function PhoneTeams() {
  const teams = useTeams();
  return teams && <TeamSwitcher {...teams} />;
}
