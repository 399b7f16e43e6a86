import { loadAnalytics } from '../analytics/loadAnalytics.js';
import { createBroadcaster } from '../session/broadcaster/createBroadcaster.js';
import { createSessionActions } from '../session/createSessionActions.js';
import { createProviderSignIn } from '../session/external-providers/createProviderSignIn.js';
import { pendingSignOut } from '../session/pendingSignOut.js';
import { teams as teamsSlice } from '../store/store.js';
import { type Access, createAccess, type SessionEvents } from './createAccess.js';
import { createGameState, type GameState } from './createGameState.js';
import { createPageServices, type PageServices } from './createPageServices.js';
import { createPortalHost } from './createPortalHost.js';
import { followReleases } from './followReleases.js';
import { noticeExpired } from './noticeExpired.js';
import type { Portal, PortalOptions } from './Portal.js';
import { watchLater } from './watchLater.js';

/** Events that change the user's list of teams. */
const TEAM_CHANGES = [
  'team.created@1',
  'team.saved@1',
  'team.renamed@1',
  'transfers.confirmed@1',
  'boosters.played@1',
] as const;

/** Builds the portal from its four parts, and lets them follow each other. */
export function createPortal(options: PortalOptions): Portal {
  const services = createPageServices(options);
  const access: Access = createAccess(
    services,
    sessionEvents(services, () => game),
  );
  const game: GameState = createGameState(services, access);
  const hosting = createPortalHost(services, access, game);
  const { page, fetch, shellBus, store, clock, reporting, report, consent, competition } = services;
  const { state, loaders } = game;
  const { registry } = hosting;

  followReleases({ page, history: services.history, registry });
  reporting.follow(hosting);
  followTeams(services, game);
  services.activeTeam.follow({ history: services.history, registry, myTeams: state.myTeams });
  const signing = createSigning(services, access, game, hosting);
  const analytics = loadAnalytics({ page, bus: shellBus, services: state.services, consent });
  const { search } = competition;
  const watch = watchLater({ page, fetch, search, store, state, clock, bus: shellBus, loaders, report });

  return {
    ...services,
    ...game,
    ...hosting,
    ...signing,
    archive: services.archive,
    session: access.session,
    async start() {
      void loaders.application();
      void loaders.matches();
      void game.loadClubs();
      void loaders.teams();
      if (registry.value.status === 'loading') void registry.refresh();
      watch.start();
      await access.session.restore();
      signing.broadcaster.start();
      if (access.session.value.status === 'visitor') void loaders.teams();
    },
    stop() {
      watch.end();
      reporting.end();
      signing.broadcaster.end();
      analytics.end();
    },
  };
}

function sessionEvents(services: PageServices, game: () => GameState): SessionEvents {
  const { expiredAt, store, preferences, shellBus, source, history, afterTeam, notices } = services;
  return {
    onStart(user, before) {
      expiredAt.set(null);
      // Another user's teams, or a visitor's none, are not his.
      if (before !== 'unknown') store.dispatch(teamsSlice.actions.cleared());
      preferences.adoptLocale(user);
      shellBus.emit('session.started@1', { userId: user.id });
      void game().loaders.teams();
    },
    onEnd(reason) {
      source.set(null);
      void game().loaders.teams();
      if (reason === 'expired') expiredAt.set(history.location.value.pathname);
      shellBus.emit('session.ended@1', { reason });
      if (reason !== 'signed-out') return noticeExpired(notices, game().state);
      afterTeam.forget();
      history.go('/home');
    },
  };
}

/** Loads the teams that changed, and leads on after the first one. */
function followTeams(
  { history, expiredAt, shellBus, afterTeam }: PageServices,
  { loaders }: GameState,
): void {
  history.steps.subscribe(({ from, to }) => {
    if (from.location.pathname !== to.location.pathname) expiredAt.set(null);
  });
  for (const name of TEAM_CHANGES) shellBus.on(name, () => void loaders.teams());
  shellBus.on('team.created@1', async () => {
    if (afterTeam.peek() === null) return;
    // With the new team in everybody's list, and after its own page.
    await loaders.teams();
    const next = afterTeam.pop();
    if (next) history.go(next);
  });
}

/** Signing in and out, by the shell's own pages and by the broadcaster. */
function createSigning(
  services: PageServices,
  { session, api }: Access,
  { state }: GameState,
  { host }: Pick<Portal, 'host'>,
) {
  const { page, history, origin, source, store, report } = services;
  const { addresses } = services.competition;
  const signInWith = createProviderSignIn({
    ...{ page, api, history, addresses, origin },
    services: state.services,
    locale: state.locale,
  });
  /** At once, however long the server takes: the offline parts tell it (`resumeSignOut`). */
  async function signOut(): Promise<void> {
    pendingSignOut(page).write('1');
    session.end('signed-out');
  }
  const broadcaster = createBroadcaster({
    ...{ page, store, session, source, report, signOut },
    location: history.location,
    signInSilently: () => void signInWith('vrt', { isSilent: true }),
  });
  const sessionActions = createSessionActions({
    ...services,
    ...{ session, state, broadcaster, host, signOut, signInWith },
    bus: services.shellBus,
  });
  return { broadcaster, sessionActions };
}
