import {
  AccountMenu,
  Button,
  ButtonLink,
  DeadlineChip,
  HeaderBar,
  LanguageSwitch,
  MainNav,
  TeamSwitcher,
  ThemeSwitch,
  WideOnly,
  Wordmark,
} from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { Strip } from '../broadcaster/Strip.js';
import { usePortal } from '../portal/PortalContext.js';
import { initialsOf } from '../session/initialsOf.js';
import { useSessionActions } from '../session/SessionActions.js';
import { frameTexts } from './frameTexts.js';
import { MAIN_ID } from './mainId.js';
import { PhoneMenu } from './PhoneMenu.js';
import { spokenDuration } from './spokenDuration.js';
import { useMenu } from './useMenu.js';

const languages = [
  { value: 'nl', short: 'NL', name: 'Nederlands' },
  { value: 'en', short: 'EN', name: 'English' },
] as const;

/** The bar on top of every page. */
export function Header() {
  const t = useText(frameTexts);
  const { main, account } = useMenu();
  const { preferences } = usePortal();
  const locale = useShared(preferences.locale);
  const theme = useShared(preferences.theme);
  const chooseLocale = useChooseLocale();
  const themeSwitch = <ThemeSwitch label={t('darkTheme')} theme={theme} onChange={preferences.chooseTheme} />;
  return (
    <HeaderBar
      skipText={t('skip')}
      skipTo={MAIN_ID}
      strip={<Strip />}
      menu={
        <PhoneMenu
          openLabel={t('openMenu')}
          closeLabel={t('closeMenu')}
          label={t('mainMenu')}
          items={[...main, ...account]}
        >
          <PhoneTeams />
          {themeSwitch}
          <SessionButton />
        </PhoneMenu>
      }
      wordmark={<Wordmark href="/home" label={t('wordmark')} />}
      nav={<MainNav label={t('mainMenu')} items={main} moreText={t('more')} />}
    >
      <Deadline />
      <LanguageSwitch label={t('language')} languages={languages} value={locale} onChange={chooseLocale} />
      <WideOnly>{themeSwitch}</WideOnly>
      <Account />
    </HeaderBar>
  );
}

/** The choice is kept in this browser, and with the account. */
function useChooseLocale() {
  const { preferences, session } = usePortal();
  const { api } = usePlatform();
  return async (locale: 'nl' | 'en') => {
    preferences.chooseLocale(locale);
    if (session.value.status !== 'signed-in') return;
    const { data } = await api.call('PUT user', { body: { language: locale } });
    if (data) session.change(data);
  };
}

function Deadline() {
  const t = useText(frameTexts);
  const { state, navigation } = usePlatform();
  const { preferences } = usePortal();
  const locale = useShared(preferences.locale);
  const isSignedIn = useShared(state.session).status === 'signed-in';
  const deadline = useShared(state.matches).value?.deadline;
  if (!isSignedIn || !deadline?.deadlineDate || deadline.deadlineWeek === null) return null;
  const week = deadline.deadlineWeek;
  return (
    <DeadlineChip
      href={navigation.has('/deadlines') ? '/deadlines' : '/home'}
      deadline={Date.parse(deadline.deadlineDate)}
      locale={locale === 'nl' ? 'nl-BE' : 'en-GB'}
      matchday={t('matchdayShort', { week })}
      spoken={(left) => t('deadlineSpoken', { week, left: spokenDuration(left, t) })}
    />
  );
}

function Account() {
  const t = useText(frameTexts);
  const { signOut } = useSessionActions();
  const { state } = usePlatform();
  const session = useShared(state.session);
  const team = useShared(state.myTeams).value?.[0];
  const teams = useTeams();
  const { account } = useMenu();
  if (session.status === 'unknown') return null;
  if (session.status === 'visitor') {
    return (
      <WideOnly>
        <ButtonLink variant="ghost" size="small" href="/home">
          {t('signIn')}
        </ButtonLink>
      </WideOnly>
    );
  }
  const { user } = session;
  const { firstName, lastName, email, avatar, role } = user;
  return (
    <WideOnly>
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
    </WideOnly>
  );
}

/** The own teams, where there is something to choose. */
function useTeams() {
  const t = useText(frameTexts);
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

function PhoneTeams() {
  const teams = useTeams();
  return teams && <TeamSwitcher {...teams} />;
}

/** In the phone's menu: in or out. */
function SessionButton() {
  const t = useText(frameTexts);
  const { signOut } = useSessionActions();
  const { state } = usePlatform();
  const { status } = useShared(state.session);
  if (status === 'visitor') {
    return (
      <ButtonLink variant="ghost" size="small" href="/home">
        {t('signIn')}
      </ButtonLink>
    );
  }
  return (
    <Button variant="ghost" size="small" onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  );
}
