import {
  AccountMenu,
  Button,
  ButtonLink,
  DeadlineChip,
  HeaderBar,
  LanguageSwitch,
  MainNav,
  ThemeSwitch,
  WideOnly,
  Wordmark,
} from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';
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
      menu={
        <PhoneMenu
          openLabel={t('openMenu')}
          closeLabel={t('closeMenu')}
          label={t('mainMenu')}
          items={[...main, ...account]}
        >
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
  const { firstName, lastName, email } = session.user;
  return (
    <WideOnly>
      <AccountMenu
        label={t('account', { name: firstName })}
        name={`${firstName} ${lastName}`}
        detail={team?.name ?? email}
        seed={team?.id}
        initials={`${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase()}
        items={account}
        signOutText={t('signOut')}
        onSignOut={() => void signOut()}
      />
    </WideOnly>
  );
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
