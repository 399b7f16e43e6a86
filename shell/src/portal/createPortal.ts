import type { Notice } from '@euro/platform';
import {
  browserTabs,
  cookieMarker,
  createApiClient,
  createBus,
  createChatClient,
  createClock,
  createHost,
  createPortalState,
  createRegistry,
  createSession,
  createState,
  type Host,
  type PortalBus,
  type PortalState,
  type RegistryOptions,
  type RegistryStore,
  type RemoteLoader,
  type Report,
  readCookie,
  type Session,
  type SessionMarker,
  type StateSource,
  type Tabs,
} from '@euro/platform/host';
import { ReplaySubject, Subject, skip } from 'rxjs';
import { loadAnalytics } from '../analytics/loadAnalytics.js';
import { type Consent, createConsent } from '../browser/createConsent.js';
import { createHelp, type Help } from '../browser/createHelp.js';
import { createHistory, type PortalHistory } from '../browser/createHistory.js';
import { createLeaveQuestion, type LeaveQuestion } from '../browser/createLeaveQuestion.js';
import { createAfterTeam, createOrigin, type Origin } from '../browser/createOrigin.js';
import { createPreferences, type Preferences } from '../browser/preferences.js';
import type { ArchiveRules } from '../competition/ArchiveRules.js';
import { premiumHere } from '../competition/premiumHere.js';
import { type PageCompetition, pageCompetition } from '../competition/readCompetition.js';
import { type Broadcaster, createBroadcaster } from '../session/broadcaster/createBroadcaster.js';
import { createSessionActions } from '../session/createSessionActions.js';
import { createProviderSignIn } from '../session/external-providers/createProviderSignIn.js';
import { pendingSignOut } from '../session/pendingSignOut.js';
import type { SessionActions } from '../session/SessionActions.js';
import { createSessionSource } from '../session/sessionSource.js';
import { createLoaders, type Loaders } from '../store/createLoaders.js';
import { feedState } from '../store/feedState.js';
import { rememberedUser, rememberUser } from '../store/rememberUser.js';
import { safeStorage } from '../store/safeStorage.js';
import { createStore, type Store, session as sessionSlice, teams as teamsSlice } from '../store/store.js';
import { type ActiveTeam, createActiveTeam } from './createActiveTeam.js';
import { createEmbedFrames, type EmbedFrames } from './createEmbedFrames.js';
import { createMenuBadges, type MenuBadges } from './createMenuBadges.js';
import { createNavigation, type FindPage } from './createNavigation.js';
import { createReporting } from './createReporting.js';
import type { ShellRelease } from './createShellRelease.js';
import { followReleases } from './followReleases.js';
import { noticeExpired } from './noticeExpired.js';
import { watchLater } from './watchLater.js';

/** All services of the portal. */
export interface Portal {
  readonly host: Host;
  readonly bus: PortalBus;
  readonly registry: RegistryStore;
  /** The page's competition: switching to another one loads a page. */
  readonly competition: PageCompetition;
  /** Rules of a read-only competition; undefined while it is played. */
  readonly archive: ArchiveRules | undefined;
  readonly history: PortalHistory;
  readonly session: Session;
  readonly marker: SessionMarker;
  readonly store: Store;
  readonly loaders: Loaders;
  readonly state: PortalState;
  readonly preferences: Preferences;
  readonly origin: Origin;
  /** Target after a first team was created. */
  readonly afterTeam: Origin;
  /** Notices, buffered until they can be shown. */
  readonly notices: ReplaySubject<Notice>;
  /** Titles that pages give themselves. */
  readonly titles: Subject<string>;
  /** Path on which the session expired: the page remains until the user signs in again or navigates. */
  readonly expiredAt: StateSource<string | null>;
  readonly activeTeam: ActiveTeam;
  /** True when the user has a team, as far as known: then a section's page may replace one of the shell. */
  hasTeam(): boolean;
  /** Badges that sections published for the menu. */
  readonly menuBadges: StateSource<MenuBadges>;
  /** The broadcaster's own sign-in. */
  readonly broadcaster: Broadcaster;
  /** Consent to third-party scripts. */
  readonly consent: Consent;
  /** The chat with the help desk. */
  readonly help: Help;
  readonly embedFrames: EmbedFrames;
  readonly leaveQuestion: LeaveQuestion;
  readonly shellRelease: ShellRelease;
  readonly report: Report;
  /** Session actions of the shell's own pages. */
  readonly sessionActions: SessionActions;
  /** Loads the data that every page needs; resolves when the session is known. */
  start(): Promise<void>;
  /** Closes the connection to the running game. */
  stop(): void;
}

export interface PortalOptions {
  /** Release of the shell. */
  readonly version: string;
  readonly page: Window;
  readonly fetch: typeof fetch;
  /** Milliseconds for which a response of `fetch` waited before it was used. */
  readonly ageOf?: (url: string) => number;
  /** There was a session at page load. */
  readonly isMember?: boolean;
  readonly findPage: FindPage;
  readonly loader: RemoteLoader;
  /** The registry inlined in the page. */
  readonly inlinedRegistry?: unknown;
  /** Without it, the only competition of its installation. */
  readonly competition?: PageCompetition;
  /** Given where that can only be read. */
  readonly archive?: ArchiveRules | undefined;
  /** Replaces releases of the registry, for developers. */
  readonly overrule?: RegistryOptions['overrule'];
  readonly tabs?: Tabs;
}

/** Notices buffered until something shows them. */
const MAX_NOTICES = 3;
/** Events that change the user's list of teams. */
const TEAM_CHANGES = [
  'team.created@1',
  'team.saved@1',
  'team.renamed@1',
  'transfers.confirmed@1',
  'boosters.played@1',
] as const;

export function createPortal({
  version,
  page,
  fetch,
  ageOf,
  isMember,
  findPage,
  loader,
  inlinedRegistry,
  competition = pageCompetition(),
  archive,
  overrule,
  tabs,
}: PortalOptions): Portal {
  const { document } = page;
  const storage = safeStorage(page);
  const { addresses, storagePrefix, search } = competition;
  const innerPath = (pathname: string) => addresses.pathOf(pathname) ?? pathname;
  const reporting = createReporting({ version, page, fetch, findPage, innerPath });
  const { report, shellRelease } = reporting;
  const preferences = createPreferences(page);
  const source = createSessionSource(page);
  const activeTeam = createActiveTeam(page, storagePrefix);
  const consent = createConsent(page);
  const help = createHelp(page);
  const leaveQuestion = createLeaveQuestion();
  const reloading = { isDue: () => shellRelease.isOld.value, leave: shellRelease.leave };
  const history = createHistory(page, leaveQuestion.ask, reloading, addresses);
  const clock = createClock();
  const store = createStore();
  const marker = cookieMarker(document, isMember);
  const origin = createOrigin(page, storagePrefix);
  const afterTeam = createAfterTeam(page, storagePrefix);
  const notices = new ReplaySubject<Notice>(MAX_NOTICES);
  const titles = new Subject<string>();
  const expiredAt = createState<string | null>(null);
  const embedFrames = createEmbedFrames();
  const bus = createBus({ now: () => clock.now(), report });
  const shellBus = bus.forSource('shell', () => true);
  const menuBadges = createMenuBadges(shellBus);

  const session = createSession({
    marker,
    tabs: tabs ?? browserTabs(),
    refresh: () => api.call('POST user/refresh', {}),
    remembered: rememberedUser(storage),
    present: (user) => premiumHere(user, competition.own?.slug ?? ''),
    onStart: (user, before) => {
      expiredAt.set(null);
      // Another user's teams, or a visitor's none, are not his.
      if (before !== 'unknown') store.dispatch(teamsSlice.actions.cleared());
      preferences.adoptLocale(user);
      shellBus.emit('session.started@1', { userId: user.id });
      void loaders.teams();
    },
    onEnd: (reason) => {
      source.set(null);
      void loaders.teams();
      if (reason === 'expired') expiredAt.set(history.location.value.pathname);
      shellBus.emit('session.ended@1', { reason });
      if (reason !== 'signed-out') return noticeExpiry();
      afterTeam.forget();
      history.go('/home');
    },
  });
  const api = createApiClient({
    base: '/api',
    fetch,
    locale: () => preferences.locale.value,
    widgetUser: () => readCookie(document, 'widgetUser'),
    competition: competition.call,
    session,
    notices: { show: (notice) => notices.next(notice) },
  });

  const chat = createChatClient({
    base: '/api',
    fetch,
    locale: () => preferences.locale.value,
    session,
    page,
    report: (error) => report(error, 'shell'),
  });

  const state = createPortalState({
    locale: preferences.locale.value,
    theme: preferences.theme.value,
    online: page.navigator.onLine,
  });
  const loaders = createLoaders(store, api, clock, state.live, ageOf && ((url) => ageOf(url + search)));
  state.isArchive.set(archive !== undefined);
  preferences.locale.changes.subscribe((locale) => state.locale.set(locale));
  preferences.theme.changes.subscribe((theme) => state.theme.set(theme));
  session.changes.subscribe((now) => store.dispatch(sessionSlice.actions.changed(now)));
  rememberUser(session, storage);
  feedState(store, state, activeTeam, archive?.withoutDeadline);

  // The teams of the product's own competition travel with the code.
  if (competition.own) state.clubs.set([]);
  const loadClubs = async () => {
    const [{ data }, code] = await Promise.all([
      api.call('GET clubs', {}),
      import('../competition/applyClubColours.js').catch(() => null),
    ]);
    if (!data) return;
    code?.applyClubColours(data.clubs);
    state.clubs.set(data.clubs);
  };

  const noticeExpiry = noticeExpired(notices, state);

  const registry = createRegistry({
    url: '/registry.json',
    fetch,
    storage,
    inlined: inlinedRegistry,
    inlinedAt: page.performance.timeOrigin,
    overrule,
    report: (error) => report(error, 'registry'),
  });
  // While the user's teams are loading one is assumed: the guard waits for them.
  const hasTeam = () => {
    const { status, value } = state.myTeams.value;
    return marker.isSet() && (status === 'loading' || (value?.length ?? 0) > 0);
  };
  let arePlayersRequested = false;
  const host: Host = createHost({
    shellVersion: version,
    registry,
    keepsPage: (pathname) => findPage(pathname) !== null && !hasTeam(),
    loader,
    bus,
    api,
    chat,
    clock,
    state,
    session,
    refresh(part) {
      // A new token has the current roles, such as Premium right after payment.
      if (part === 'session') void session.token().then((token) => session.renew(token));
      else void loaders[part === 'myTeams' ? 'teams' : part]();
    },
    need() {
      if (arePlayersRequested) return;
      arePlayersRequested = true;
      void loaders.players();
    },
    innerPath,
    storagePrefix,
    navigation: createNavigation({
      history,
      addresses,
      registry,
      findPage,
      host: () => host,
      title: (text) => titles.next(text),
    }),
    staying: history.staying,
    notices: { show: (notice) => notices.next(notice) },
    storage,
    otherTabs: page,
    embedFrame: embedFrames,
    report,
  });
  preferences.locale.changes.pipe(skip(1)).subscribe(() => void loaders.matches());
  history.steps.subscribe(({ from, to }) => {
    if (from.location.pathname !== to.location.pathname) expiredAt.set(null);
  });
  followReleases({ page, history, registry });
  reporting.follow({ host, registry });
  for (const name of TEAM_CHANGES) shellBus.on(name, () => void loaders.teams());
  shellBus.on('team.created@1', async () => {
    if (afterTeam.peek() === null) return;
    // With the new team in everybody's list, and after its own page.
    await loaders.teams();
    const next = afterTeam.pop();
    if (next) history.go(next);
  });

  activeTeam.follow({ history, registry, myTeams: state.myTeams });
  const { services, locale } = state;
  const signInWith = createProviderSignIn({ page, api, history, addresses, origin, services, locale });
  /** At once, however long the server takes: the offline parts tell it (`resumeSignOut`). */
  async function signOut(): Promise<void> {
    pendingSignOut(page).write('1');
    session.end('signed-out');
  }
  const broadcaster = createBroadcaster({
    page,
    store,
    session,
    source,
    location: history.location,
    report,
    signInSilently: () => void signInWith('vrt', { isSilent: true }),
    signOut,
  });
  const sessionActions = createSessionActions({
    ...{ session, marker, notices, state, source, history, origin, afterTeam, preferences },
    ...{ broadcaster, host, signOut, signInWith },
    bus: shellBus,
  });
  const analytics = loadAnalytics({ page, bus: shellBus, services: state.services, consent });
  const watch = watchLater({ page, fetch, search, store, state, clock, bus: shellBus, loaders, report });

  return {
    host,
    bus,
    registry,
    competition,
    archive,
    history,
    session,
    marker,
    store,
    loaders,
    state,
    preferences,
    origin,
    afterTeam,
    expiredAt,
    notices,
    titles,
    activeTeam,
    menuBadges,
    hasTeam,
    broadcaster,
    consent,
    help,
    embedFrames,
    leaveQuestion,
    shellRelease,
    report,
    sessionActions,
    async start() {
      void loaders.application();
      void loaders.matches();
      if (competition.own) void loadClubs();
      void loaders.teams();
      if (registry.value.status === 'loading') void registry.refresh();
      watch.start();
      await session.restore();
      broadcaster.start();
      if (session.value.status === 'visitor') void loaders.teams();
    },
    stop() {
      watch.end();
      reporting.end();
      broadcaster.end();
      analytics.end();
    },
  };
}
