import {
  Anchor,
  Badge,
  bareButton,
  media,
  Segmented,
  token,
  useLayer,
  useOverlayContainer,
} from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import * as Radix from '@radix-ui/react-dialog';
import { Bell, ChevronRight, Download, Languages, LogIn, LogOut, MoonStar } from 'lucide-react';
import styled, { css, keyframes } from 'styled-components';
import { shownLanguage } from '../../browser/addedLanguages.js';
import { OFFERED_LANGUAGES } from '../../browser/offeredLanguages.js';
import { useInstall } from '../../offline/useInstall.js';
import { usePortal } from '../../portal/PortalContext.js';
import { usePush } from '../../push/usePush.js';
import { useSessionActions } from '../../session/SessionActions.js';
import { Spare } from '../../ui/Spare.js';
import type { MenuEntry } from '../buildMenu.js';
import { PhoneTeams } from '../memberParts.js';
import { menuIcon } from './menuIcons.js';
import { tabTexts } from './tabTexts.js';

interface MoreSheetProps {
  /** Items of the menu without a tab. */
  readonly entries: readonly MenuEntry[];
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  /** After it closed, unless another page has the focus. */
  readonly returnFocus: () => void;
}

/** A tile of its own would repeat the row of who is signed in. */
const PROFILE = '/profile';
const THEMES = ['light', 'dark', 'system'] as const;

/** The rest of the menu on phones: who I am, all pages, settings in place. */
export function MoreSheet({ entries, isOpen, onLeave, returnFocus }: MoreSheetProps) {
  const t = useText(tabTexts);
  const container = useOverlayContainer();
  const { status } = useShared(usePlatform().state.session);
  const install = useInstall();
  useLayer(isOpen, onLeave);
  const profile = entries.find(({ href }) => href === PROFILE);
  const tiles = entries.filter((entry) => entry !== profile);
  const counts = {
    '--lines-of-3': Math.ceil(tiles.length / 3),
    '--lines-of-4': Math.ceil(tiles.length / 4),
    '--settings': (install ? 3 : 2) + (status === 'signed-in' ? 2 : 1),
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(opens) => opens || onLeave()}>
      <Radix.Portal container={container}>
        <Scrim />
        <Sheet
          aria-describedby={undefined}
          style={counts}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <Radix.Title hidden>{t('menu')}</Radix.Title>
          <Radix.Close asChild>
            <Grip type="button" aria-label={t('closeMenu')} />
          </Radix.Close>
          <Menu aria-label={t('menu')}>
            <Me isCurrent={profile?.current ?? false} onLeave={onLeave} />
            <Tiles>
              {tiles.map(({ href, text, current, icon }) => {
                const Icon = menuIcon(icon);
                return (
                  <li key={href}>
                    <Tile href={href} aria-current={current ? 'page' : undefined} onClick={onLeave}>
                      <Icon aria-hidden />
                      <span>{text}</span>
                    </Tile>
                  </li>
                );
              })}
            </Tiles>
          </Menu>
          <Settings install={install} onLeave={onLeave} />
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MeProps extends Pick<MoreSheetProps, 'onLeave'> {
  readonly isCurrent: boolean;
}

/** Who is signed in, as the menu's link to the profile, and the teams to choose from. */
function Me({ isCurrent, onLeave }: MeProps) {
  const t = useText(tabTexts);
  const { state } = usePlatform();
  const session = useShared(state.session);
  const team = useShared(state.myTeams).value?.[0];
  if (session.status !== 'signed-in') return null;
  const { firstName, lastName } = session.user;
  const name = `${firstName} ${lastName}`;
  return (
    <>
      <Person href={PROFILE} aria-current={isCurrent ? 'page' : undefined} onClick={onLeave}>
        {team && <Badge seed={team.id} src={team.badge} size={40} />}
        <span>
          <b>{team?.name ?? name}</b>
          <small>{t('profile', { name })}</small>
        </span>
        <ChevronRight size={20} aria-hidden />
      </Person>
      <Night>
        <Spare>
          <PhoneTeams />
        </Spare>
      </Night>
    </>
  );
}

interface SettingsProps extends Pick<MoreSheetProps, 'onLeave'> {
  readonly install: ReturnType<typeof useInstall>;
}

function Settings({ install, onLeave }: SettingsProps) {
  const t = useText(tabTexts);
  const { preferences } = usePortal();
  const { chooseLanguage, signOut } = useSessionActions();
  const theme = useShared(preferences.themeChoice);
  const locale = useShared(preferences.locale);
  const { status } = useShared(usePlatform().state.session);
  return (
    <Rows aria-label={t('settings')}>
      {install && (
        <ButtonRow
          type="button"
          onClick={() => {
            onLeave();
            install();
          }}
        >
          <Download size={20} aria-hidden />
          <span>{t('install')}</span>
        </ButtonRow>
      )}
      {status === 'signed-in' && <NotificationsRow onLeave={onLeave} />}
      <Row>
        <MoonStar size={20} aria-hidden />
        <span>{t('theme')}</span>
        <Segmented
          label={t('theme')}
          options={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
          value={theme}
          onChange={preferences.chooseTheme}
        />
      </Row>
      <Row>
        <Languages size={20} aria-hidden />
        <span>{t('language')}</span>
        <Segmented
          label={t('language')}
          options={Object.entries(OFFERED_LANGUAGES).map(([value, { name }]) => ({
            value,
            text: value.toUpperCase(),
            label: name,
          }))}
          value={typeof ADDED_LANGUAGES === 'undefined' ? locale : shownLanguage(document, locale)}
          onChange={chooseLanguage}
        />
      </Row>
      {status === 'visitor' ? (
        <LinkRow href="/home" onClick={onLeave}>
          <LogIn size={20} aria-hidden />
          <span>{t('signIn')}</span>
        </LinkRow>
      ) : (
        <ButtonRow type="button" onClick={() => void signOut()}>
          <LogOut size={20} aria-hidden />
          <span>{t('signOut')}</span>
        </ButtonRow>
      )}
    </Rows>
  );
}

/** The way to the notifications, with how many kinds this device gets. */
function NotificationsRow({ onLeave }: Pick<MoreSheetProps, 'onLeave'>) {
  const t = useText(tabTexts);
  const { isOn, settings } = usePush();
  const kinds = settings.value && Object.values(settings.value.kinds);
  return (
    <LinkRow href={`${PROFILE}#push`} onClick={onLeave}>
      <Bell size={20} aria-hidden />
      <span>{t('notifications')}</span>
      {kinds && (
        <small>
          {isOn
            ? t('notifications.on', { count: kinds.filter(Boolean).length, all: kinds.length })
            : t('notifications.off')}
        </small>
      )}
      <ChevronRight size={20} aria-hidden />
    </LinkRow>
  );
}

const rise = keyframes`from { transform: translateY(100%); }`;
const fade = keyframes`from { opacity: 0; }`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 90;
  background: ${token.scrim};
  animation: ${fade} 150ms ease-out;
  ${media.tablet} { display: none; }
`;

/** Screens on which all of it fits only closer together, and as wide as four tiles. */
const LOW = '@media (max-height: 47.6875em) and (min-width: 22.5em)';

const Sheet = styled(Radix.Content)`
  position: fixed;
  z-index: 91;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  max-height: calc(100dvh - 44px);
  padding: 0 16px calc(var(--em-tabs-height, 0px) + var(--gap));
  --gap: 14px;
  --row: 56px;
  --between: 8px;
  --columns: 3;
  --lines: var(--lines-of-3);
  ${LOW} { --gap: 6px; --row: 53px; --between: 6px; --columns: 4; --lines: var(--lines-of-4); }
  /* All but the tiles: 44 px above the sheet, its grip and team, the settings, and the gaps. */
  --rest: calc(var(--em-tabs-height, 0px) + 130px + 4 * var(--gap) + var(--settings) * var(--row));
  overflow-y: auto;
  border-radius: 20px 20px 0 0;
  background: ${token.canvas};
  color: ${token.ink};
  box-shadow: ${token.shadow2};
  animation: ${rise} 220ms cubic-bezier(0.2, 0.7, 0.2, 1);
  @media (prefers-reduced-motion: reduce) { animation: none; }
  ${media.tablet} { display: none; }
`;

const Menu = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
`;

const Grip = styled.button`
  justify-self: center;
  position: relative;
  width: 88px;
  height: 44px;
  margin-bottom: -16px;
  border: 0;
  background: linear-gradient(${token.control}, ${token.control}) center 11px / 40px 5px no-repeat;
  cursor: pointer;
`;

const Person = styled(Anchor)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  min-height: 56px;
  & > span { min-width: 0; overflow-wrap: anywhere; }
  b { display: block; font-size: 1.125rem; font-weight: 850; font-stretch: 116%; line-height: 1.2; }
  small { font-size: 0.875rem; color: ${token.inkSoft}; }
`;

/** Parts that are drawn for night. */
const Night = styled.div`
  border-radius: ${token.radiusCard};
  background: ${token.nightDeep};
  color: #fff;
  &:empty { display: none; }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--between);
`;

const Tile = styled(Anchor)`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 8px;
  height: 100%;
  min-height: clamp(48px, (100dvh - var(--rest)) / var(--lines) - var(--between), 84px);
  padding: 4px 2px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
  font-size: 0.875rem;
  font-weight: 700;
  font-stretch: 94%;
  line-height: 1.15;
  text-align: center;
  overflow-wrap: anywhere;
  /* A word such as "Rangschikking" on one line. */
  @media (max-width: 22em) { font-stretch: 75%; }
  ${LOW} { padding-inline: 0; font-size: 0.8125rem; font-stretch: 75%; }
  svg { width: 24px; height: 24px; color: ${token.brand}; }
  ${LOW} { gap: 3px; svg { width: 20px; height: 20px; } }
  &[aria-current='page'] { border-color: ${token.brand}; box-shadow: inset 0 0 0 1px ${token.brand}; }
`;

const Rows = styled.section`
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: var(--row);
  padding: 0 12px 0 16px;
  font-size: 0.9375rem;
  font-weight: 700;
  &:not(:first-child) { border-top: 1px solid ${token.line}; }
  & > span { flex: 1; }
  & > svg { color: ${token.inkSoft}; }
  small { font-size: 0.875rem; font-weight: 500; color: ${token.inkSoft}; }
`;

const Row = styled.div`
  ${row}
`;

const LinkRow = styled(Anchor)`
  ${row}
`;

const ButtonRow = styled.button`
  ${bareButton}
  width: 100%;
  text-align: left;
  ${row}
`;
