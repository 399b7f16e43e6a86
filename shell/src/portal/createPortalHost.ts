import { createHost, createRegistry, type Host } from '@euro/platform/host';
import type { Access } from './createAccess.js';
import type { GameState } from './createGameState.js';
import { createNavigation } from './createNavigation.js';
import type { PageServices } from './createPageServices.js';

/** The host of the sections, with the registry that names them. */
export function createPortalHost(
  services: PageServices,
  { session, api, chat }: Access,
  { state, loaders }: GameState,
) {
  const { page, fetch, storage, history, marker, findPage, report, version } = services;
  const { addresses, storagePrefix } = services.competition;
  const registry = createRegistry({
    url: '/registry.json',
    fetch,
    storage,
    inlined: services.inlinedRegistry,
    inlinedAt: page.performance.timeOrigin,
    overrule: services.overrule,
    report: (error) => report(error, 'registry'),
  });
  // While the user's teams are loading one is assumed: the guard waits for them.
  const hasTeam = () => {
    const { status, value } = state.myTeams.value;
    return marker.isSet() && (status === 'loading' || (value?.length ?? 0) > 0);
  };
  let arePlayersRequested = false;
  const host: Host = createHost({
    ...{ registry, api, chat, state, session, storage, storagePrefix, report },
    shellVersion: version,
    keepsPage: (pathname) => findPage(pathname) !== null && !hasTeam(),
    loader: services.loader,
    bus: services.bus,
    clock: services.clock,
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
    innerPath: services.innerPath,
    navigation: createNavigation({
      ...{ history, addresses, registry, findPage },
      host: () => host,
      title: (text) => services.titles.next(text),
    }),
    staying: history.staying,
    notices: { show: (notice) => services.notices.next(notice) },
    otherTabs: page,
    embedFrame: services.embedFrames,
  });
  return { registry, host, hasTeam };
}
