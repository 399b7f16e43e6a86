import { ButtonLink, WideOnly } from '@euro/design-system';
import { lazyPage, usePlatform, useShared, useText } from '@euro/platform/react';
import { Strip } from '../broadcaster/Strip.js';
import { shownLanguage } from '../browser/addedLanguages.js';
import { OFFERED_LANGUAGES } from '../browser/offeredLanguages.js';
import { useCompetition } from '../competition/useCompetition.js';
import { usePortal } from '../portal/PortalContext.js';
import { portalTexts } from '../portal/portalTexts.js';
import { useSessionActions } from '../session/SessionActions.js';
import { MAIN_ID } from '../ui/mainId.js';
import { Spare } from '../ui/Spare.js';
import { useSettled } from '../ui/useSettled.js';
import { HeaderBar } from './header/HeaderBar.js';
import { LanguageSwitch, ThemeSwitch } from './header/HeaderTools.js';
import { MainNav } from './header/MainNav.js';
import { HeaderAccount, HeaderChip } from './memberParts.js';
import { OwnWordmark } from './OwnWordmark.js';
import { useMenu } from './useMenu.js';

/** Without even this, the account menu asks for itself again. */
const AccountFailed = lazyPage(() =>
  import(/* webpackChunkName: "later" */ './AccountFailed.js').then(
    (file) => file.AccountFailed,
    () => () => null,
  ),
);

/** The competition switcher: after the first screen, in its reserved place. */
const CompetitionSwitcher = lazyPage(() =>
  import(/* webpackFetchPriority: "low" */ '../competition/switcher/CompetitionSwitcher.js').then(
    (file) => file.CompetitionSwitcher,
  ),
);
const SWITCHER_PLACE = { flex: 'none', width: 80 };

/** The bar on top of every page. */
export function Header() {
  const t = useText(portalTexts);
  const { main } = useMenu();
  const { preferences } = usePortal();
  const locale = useShared(preferences.locale);
  const theme = useShared(preferences.theme);
  const { chooseLanguage } = useSessionActions();
  const { seasonId } = useCompetition();
  const themeSwitch = <ThemeSwitch label={t('darkTheme')} theme={theme} onChange={preferences.chooseTheme} />;
  return (
    <HeaderBar
      skipText={t('skip')}
      skipTo={MAIN_ID}
      strip={<Strip />}
      wordmark={
        <>
          <OwnWordmark />
          {seasonId && <Switcher />}
        </>
      }
      nav={<MainNav label={t('mainMenu')} items={main} moreText={t('more')} />}
    >
      <MemberChip />
      <LanguageSwitch
        label={t('language')}
        languages={OFFERED_LANGUAGES}
        value={typeof ADDED_LANGUAGES === 'undefined' ? locale : shownLanguage(document, locale)}
        onChange={chooseLanguage}
      />
      <WideOnly>{themeSwitch}</WideOnly>
      <Account />
    </HeaderBar>
  );
}

function Switcher() {
  return (
    <span style={SWITCHER_PLACE}>
      <Spare>{useSettled() && <CompetitionSwitcher />}</Spare>
    </span>
  );
}

function MemberChip() {
  const isSignedIn = useShared(usePlatform().state.session).status === 'signed-in';
  return <Spare>{isSignedIn && <HeaderChip />}</Spare>;
}

function Account() {
  const t = useText(portalTexts);
  const session = useShared(usePlatform().state.session);
  if (session.status === 'unknown') return null;
  return (
    <WideOnly>
      {session.status === 'visitor' ? (
        <ButtonLink variant="ghost" size="small" href="/home">
          {t('signIn')}
        </ButtonLink>
      ) : (
        <Spare fallback={(failure, retry) => <AccountFailed failure={failure} onRetry={retry} />}>
          <HeaderAccount user={session.user} />
        </Spare>
      )}
    </WideOnly>
  );
}
