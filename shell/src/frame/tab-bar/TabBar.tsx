import { Anchor, bareButton, media, onNight, token } from '@euro/design-system';
import type { MenuBadge } from '@euro/platform';
import { lazyPage, useShared, useText } from '@euro/platform/react';
import { Ellipsis, Lock } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { usePortal } from '../../portal/PortalContext.js';
import { FailureNotice } from '../../ui/FailureNotice.js';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { useWasTrue } from '../../ui/useWasTrue.js';
import { useMenu } from '../useMenu.js';
import type { DeadlineState } from './deadlineState.js';
import { menuIcon } from './menuIcons.js';
import { type Tab, tabsOf } from './tabsOf.js';
import { tabTexts } from './tabTexts.js';
import { useDeadlineState } from './useDeadlineState.js';

/** Fetched when a finger comes near. */
const MoreSheet = lazyPage(() => import('./MoreSheet.js').then((file) => file.MoreSheet));
const fetchSheet = () => void MoreSheet.preload().catch(() => {});

/** Most that a badge counts; more is "9+". */
const MOST = 9;

/** Below 768 px: four pages under the thumb, and the rest of the menu behind the fifth place (spec §2). */
export function TabBar() {
  const t = useText(tabTexts);
  const badgeOf = useBadges();
  const deadline = useDeadlineState();
  const { main, account, isComplete } = useMenu();
  const tabs = tabsOf(main);
  const others = [...main, ...account].filter((entry) => !tabs.some(({ href }) => href === entry.href));
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const hasLeft = useLeavingPage(() => setOpen(false));
  return (
    <>
      <RoomForTabs />
      <Bar aria-label={t('tabs')} data-open={isOpen} data-unhinted>
        <Tabs data-complete={isComplete}>
          {tabs.map((tab) => (
            <li key={tab.href}>
              <TabLink
                tab={tab}
                isCurrent={tab.current && !isOpen}
                deadline={tab.icon === 'team' ? deadline : null}
                badge={badgeOf(tab)}
              />
            </li>
          ))}
          <li>
            <MorePlace
              ref={more}
              type="button"
              aria-label={t('openMenu')}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              data-current={isOpen || undefined}
              onPointerEnter={fetchSheet}
              onFocus={fetchSheet}
              onClick={() => {
                hasLeft.current = false;
                setOpen(true);
              }}
            >
              <Ellipsis aria-hidden />
              <span>{t('more')}</span>
            </MorePlace>
          </li>
        </Tabs>
      </Bar>
      <PartBoundary
        retry="with-others"
        fallback={(failure, retry) => isOpen && <FailureNotice failure={failure} onRetry={retry} />}
      >
        {useWasTrue(isOpen) && (
          <MoreSheet
            isOpen={isOpen}
            entries={others}
            onLeave={() => setOpen(false)}
            returnFocus={() => hasLeft.current || more.current?.focus()}
          />
        )}
      </PartBoundary>
    </>
  );
}

/** Calls `onLeave` with each step to another page, and notes it. A page's own redirect is no step of its reader. */
function useLeavingPage(onLeave: () => void): RefObject<boolean> {
  const { history } = usePortal();
  const hasLeft = useRef(false);
  const handleLeave = useEffectEvent(onLeave);
  useEffect(() => {
    const subscription = history.steps.subscribe(({ kind, from, to }) => {
      if (kind === 'replace' || from.location.pathname === to.location.pathname) return;
      hasLeft.current = true;
      handleLeave();
    });
    return () => subscription.unsubscribe();
  }, [history]);
  return hasLeft;
}

/** Badges announced by sections; those about players only during matches. */
function useBadges(): (tab: Tab) => MenuBadge | null {
  const { menuBadges, state } = usePortal();
  const badges = useShared(menuBadges);
  const players = useShared(state.live)?.players;
  return ({ icon }) => {
    const badge = badges[icon] ?? null;
    if (badge?.kind !== 'live') return badge;
    return badge.playerIds.some((id) => players?.[id]?.status === 'playing') ? badge : null;
  };
}

interface TabLinkProps {
  readonly tab: Tab;
  readonly isCurrent: boolean;
  readonly deadline: DeadlineState | null;
  readonly badge: MenuBadge | null;
}

/** A tab with one badge at most: a deadline before all others. */
function TabLink({ tab, isCurrent, deadline, badge }: TabLinkProps) {
  const t = useText(tabTexts);
  const Icon = menuIcon(tab.icon);
  const countBadge = badge && badge.kind !== 'live' && badge.count > 0 ? badge : null;
  const deadlineText =
    deadline && deadline.kind !== 'locked' ? t(deadline.kind, { count: deadline.count }) : null;
  const label = (() => {
    if (deadlineText) return t('deadline', { tab: tab.short, left: deadlineText });
    if (deadline) return t('locked', { tab: tab.short });
    if (countBadge) return t(countBadge.kind, { tab: tab.short, count: countBadge.count });
    return badge?.kind === 'live' ? t('live', { tab: tab.short }) : undefined;
  })();
  return (
    <Place
      href={tab.href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      data-current={isCurrent || undefined}
    >
      <Drawn>
        <Icon aria-hidden />
        {deadlineText ? (
          <Badge data-kind="problems">{deadlineText}</Badge>
        ) : deadline ? (
          <Badge data-kind="available">
            <Lock aria-hidden />
          </Badge>
        ) : countBadge ? (
          <Badge data-kind={countBadge.kind}>{countBadge.count > MOST ? `${MOST}+` : countBadge.count}</Badge>
        ) : (
          badge?.kind === 'live' && <Live />
        )}
      </Drawn>
      <span>{tab.short}</span>
    </Place>
  );
}

/** The foot of the page ends above the bar, toasts are placed above it, and it never covers the focused element. */
const RoomForTabs = createGlobalStyle`
  @media (max-width: 47.9375em) {
    html { --em-tabs-height: calc(64px + env(safe-area-inset-bottom)); }
    body { padding-bottom: var(--em-tabs-height); }
    html[data-em-bar-stays] body { padding-bottom: 0; }
  }
  @media (max-width: 47.9375em) and (max-height: 25em) and (orientation: landscape) {
    html { --em-tabs-height: calc(48px + env(safe-area-inset-bottom)); }
  }
`;

const Bar = styled.nav`
  ${onNight}
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  background: ${token.nightDeep};
  color: ${token.onNightSoft};
  box-shadow: 0 -1px 0 #ffffff1f, 0 -8px 24px #0c153033;
  transition: translate 180ms;
  /* Above the scrim of the sheet that grows out of it. */
  &[data-open='true'] { z-index: 92; }
  /* Never two bars above each other: where something can be saved, its bar takes this place. */
  html[data-em-bar-stays] & { translate: 0 100%; visibility: hidden; }
  ${media.tablet} { display: none; }
  @media print { display: none; }
`;

const Tabs = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  max-width: 520px;
  height: 64px;
  margin: 0 auto;
  /* A manager's pages take places of those for everybody: no place changes under a thumb. */
  &[data-complete='false'] li:not(:last-child) { visibility: hidden; }
  @media (max-height: 25em) and (orientation: landscape) { height: 48px; }
`;

const place = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  width: 100%;
  height: 100%;
  font-size: min(0.75rem, 3.9vw);
  line-height: 1;
  font-weight: 650;
  text-align: center;
  svg { flex: none; width: 26px; height: 26px; }
  &:focus-visible { outline-offset: -3px; }
  &[data-current] {
    color: #fff;
    font-weight: 800;
    & svg { color: ${token.accent}; }
    &::before { content: ''; position: absolute; top: 0; left: 18px; right: 18px; height: 5px; background: ${token.accent}; transform: skewX(-22deg); }
  }
  @media (max-height: 25em) and (orientation: landscape) { font-size: 0; }
`;

const Place = styled(Anchor)`
  ${place}
`;

const MorePlace = styled.button`
  ${bareButton}
  ${place}
`;

const Drawn = styled.span`
  position: relative;
  display: grid;
`;

const Badge = styled.span`
  position: absolute;
  left: 19px;
  top: -8px;
  display: grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: 99px;
  box-shadow: 0 0 0 2.5px ${token.nightDeep};
  background: ${token.nightLine};
  color: #fff;
  font-size: 0.75rem;
  font-weight: 800;
  line-height: 1;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-kind='problems'] { background: #ffc24b; color: #0c1530; }
  &[data-kind='unread'] { background: #c8273b; }
  && svg { width: 12px; height: 12px; color: inherit; }
`;

const Live = styled.span`
  position: absolute;
  right: -5px;
  top: -3px;
  width: 11px;
  height: 11px;
  border-radius: 99px;
  background: ${token.live};
  box-shadow: 0 0 0 2.5px ${token.nightDeep}, 0 0 0 6px #5bf0a533;
`;
