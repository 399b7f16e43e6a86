import type { User } from '@euro/api-contract';
import { formatPoints } from '@euro/design-system';
import { formatLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { ShownSince } from '../offline/ShownSince.js';
import { usePortal } from '../portal/PortalContext.js';
import { initialsOf } from '../session/initialsOf.js';
import { useSessionActions } from '../session/SessionActions.js';
import { AccountMenu } from './header/AccountMenu.js';
import { DeadlineChip } from './header/DeadlineChip.js';
import { PointsChip } from './header/PointsChip.js';
import { TeamSwitcher } from './header/TeamSwitcher.js';
import { memberTexts } from './memberTexts.js';
import { spokenDuration } from './spokenDuration.js';
import { useDeadlineState } from './tab-bar/useDeadlineState.js';
import { useMenu } from './useMenu.js';

/**
 * The points of the team in a matchday that runs; else, and in the last hour before a deadline, the time until it.
 * Nothing while the own teams are unknown.
 */
export function HeaderChip() {
  const running = useRunningPoints();
  const deadline = useDeadlineState()?.kind;
  const isClosing = deadline === 'minutes' || deadline === 'seconds';
  if (useShared(usePlatform().state.myTeams).status === 'loading') return null;
  return (
    <>
      {running && !isClosing ? <RunningPoints {...running} /> : <Deadline />}
      <ShownSince />
    </>
  );
}

interface RunningPointsProps {
  readonly teamId: number;
  readonly weekId: number;
  readonly points: number;
  readonly isPlaying: boolean;
}

/**
 * The team's points of the matchday that runs, null otherwise. They are in the list of own teams, which is fetched
 * again with each settlement: every page has them, whichever section is loaded.
 */
function useRunningPoints(): RunningPointsProps | null {
  const { state } = usePlatform();
  const { value } = useShared(state.matches);
  const team = useShared(state.myTeams).value?.[0];
  const { weekId, points } = team?.scoredWeek ?? {};
  const week = value?.weeks.find((row) => row.weekId === weekId);
  const isRunning = week?.weekId === value?.deadline.displayWeek && week?.state === 'provisional';
  if (!value || !team || !isRunning || weekId === undefined || points === undefined) return null;
  const isPlaying = value.matches.some((match) => match.weekId === weekId && match.status === 'live');
  return { teamId: team.id, weekId, points, isPlaying };
}

function RunningPoints({ teamId, weekId: week, points, isPlaying }: RunningPointsProps) {
  const t = useText(memberTexts);
  const { navigation } = usePlatform();
  const locale = formatLocale(useShared(usePortal().preferences.locale));
  const href = `/points/${teamId}`;
  const written = formatPoints(points, locale, 'always');
  return (
    <PointsChip
      href={navigation.has(href) ? href : '/home'}
      points={written}
      label={t('runningPoints', { week, points: written })}
      live={isPlaying}
    />
  );
}

/** Time until the deadline. */
function Deadline() {
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
