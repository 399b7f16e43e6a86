import type { PathMatch, RemoteFailure } from '@euro/platform/host';
import { lazyPage, useLocale, useShared, useText } from '@euro/platform/react';
import { type ReactNode, useEffect } from 'react';
import { pathOf } from '../browser/createHistory.js';
import type { ArchiveRules } from '../competition/ArchiveRules.js';
import { usePortal } from '../portal/PortalContext.js';
import { portalTexts } from '../portal/portalTexts.js';
import { loadRemotePage } from '../remote/lazyRemotes.js';
import { PageFailed } from '../remote/PageFailed.js';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';
import { PartBoundary } from '../ui/PartBoundary.js';
import { useRetry } from '../ui/useRetry.js';
import { decideAccess } from './guard.js';
import { StartRedirect } from './StartRedirect.js';
import { accessOf, type Place, titleOf } from './usePlace.js';

/** A section's page. */
export const RemotePage = lazyPage(loadRemotePage, ({ match }) => <RemoteComing match={match} />);
const NotFoundPage = lazyPage(() => import('../pages/NotFoundPage.js').then((file) => file.NotFoundPage));

/** Stands in for the code that shows sections, under the title of the page to come. */
function RemoteComing({ match }: { match: PathMatch }) {
  return <PagePlaceholder kind={match.route.path} title={match.route.title[useLocale()]} />;
}

/** The page of the address, behind the guard. */
export function CurrentPage({ place }: { place: Place }) {
  const { archive, history, marker, origin, afterTeam, session, expiredAt, state, notices } = usePortal();
  const t = useText(portalTexts);
  const location = useShared(history.location);
  // Signing in lifts a guard, and puts one before the guests' pages.
  const isSignedIn = useShared(session).status === 'signed-in';
  const title = titleOf(place, useLocale(), isSignedIn) ?? undefined;
  const { pathname } = location;
  const access = accessOf(place);
  // A read-only competition does not require a team.
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
  return <PageFailed failure={failure} onRetry={() => void registry.refresh()} />;
}

interface PageBoundaryProps {
  /** The page's own title, where it has one. */
  title?: string;
  children: ReactNode;
}

/** A page of the shell that breaks leaves the frame standing, like a remote's. */
function PageBoundary({ title, children }: PageBoundaryProps) {
  return (
    <PartBoundary fallback={(failure, retry) => <Broken failure={failure} title={title} onRetry={retry} />}>
      {children}
    </PartBoundary>
  );
}

/** A page that never came because the shell was released since: nothing is lost by a reload, with the new shell. */
function Broken({
  failure,
  title,
  onRetry,
}: {
  failure: RemoteFailure;
  title?: string;
  onRetry: () => void;
}) {
  const { isGone, renew, retry } = useRetry(failure, onRetry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is true
  useEffect(() => {
    if (isGone) renew();
  }, [isGone]);
  return <PageFailed failure={failure} title={title} onRetry={retry} />;
}
