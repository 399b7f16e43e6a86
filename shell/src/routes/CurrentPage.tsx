import { lazyPage, useLocale, useShared, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { pathOf } from '../browser/createHistory.js';
import type { ArchiveRules } from '../portal/ArchiveRules.js';
import { usePortal } from '../portal/PortalContext.js';
import { portalTexts } from '../portal/portalTexts.js';
import { loadRemotePage } from '../remote/lazyRemotes.js';
import { RemoteComing } from '../remote/RemoteComing.js';
import { RemoteFailed } from '../remote/RemoteFailed.js';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';
import { accessOf, type Place, titleOf } from './findPlace.js';
import { decideAccess } from './guard.js';
import { PageBoundary } from './PageBoundary.js';
import { StartRedirect } from './StartRedirect.js';

const RemotePage = lazyPage(loadRemotePage, ({ match }) => <RemoteComing match={match} />);
const NotFoundPage = lazyPage(() => import('../pages/NotFoundPage.js').then((file) => file.NotFoundPage));

/** What the address bar says, behind the guard. */
export function CurrentPage({ place }: { place: Place }) {
  const { archive, history, marker, origin, afterTeam, session, expiredAt, state, notices } = usePortal();
  const t = useText(portalTexts);
  const location = useShared(history.location);
  // Signing in lifts a guard, and puts one before the guests' pages.
  const isSignedIn = useShared(session).status === 'signed-in';
  const title = titleOf(place, useLocale(), isSignedIn) ?? undefined;
  const { pathname } = location;
  const access = accessOf(place);
  // Nobody is sent to make a team in a competition that can only be read.
  const verdict = decideAccess(pathname, archive && access === 'with-team' ? 'signed-in' : access, {
    hasMarker: marker.isSet(),
    hasExpired: useShared(expiredAt) === pathname,
    teams: useShared(state.myTeams),
  });

  useEffect(() => {
    if (verdict === 'sign-in-first') origin.remember(pathOf(history.location.value));
    if (verdict === 'sign-in-first' || verdict === 'go-home') history.go('/home', { replace: true });
    if (verdict === 'team-first') {
      afterTeam.remember(pathOf(history.location.value));
      notices.next({ tone: 'neutral', text: t('teamFirst') });
      history.go('/new', { replace: true });
    }
  }, [verdict, history, origin, afterTeam, notices, t]);

  if (verdict === 'go-to-start') return <StartRedirect />;
  if (verdict === 'wait' || verdict === 'team-first')
    return <PagePlaceholder kind={pathname === '/home' ? 'home' : 'form'} />;
  if (verdict !== 'enter') return <PagePlaceholder kind="home" />;
  return (
    <PageBoundary key={keyOf(place)} title={title}>
      {draw(place, archive)}
    </PageBoundary>
  );
}

/** A page that broke does not break the next one; a remote stays mounted from one of its pages to the next. */
function keyOf(place: Place): string {
  if (place.kind === 'page') return place.page.path;
  return place.kind === 'remote' ? place.match.remote.name : place.kind;
}

function draw(place: Place, archive: ArchiveRules | undefined) {
  switch (place.kind) {
    case 'page': {
      const Page = archive?.pages[place.page.path] ?? place.page.Page;
      return <Page />;
    }
    case 'remote':
      return <RemotePage key={place.match.remote.name} match={place.match} />;
    case 'waiting':
      return <PagePlaceholder kind="text" />;
    case 'unreachable':
      return <Unreachable failure={place.failure} />;
    case 'missing':
      return <NotFoundPage />;
  }
}

function Unreachable({ failure }: { failure: Extract<Place, { kind: 'unreachable' }>['failure'] }) {
  const { registry } = usePortal();
  return <RemoteFailed failure={failure} onRetry={() => void registry.refresh()} />;
}
