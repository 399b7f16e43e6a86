import type { Platform } from '@euro/platform';
import { forgetLeague } from './forgetLeague.js';
import type { leaguesApi } from './leaguesApi.js';
import type { LeaguesStore } from './leaguesStore.js';

type Tags = Parameters<typeof leaguesApi.util.invalidateTags>[0];

interface SentParts {
  readonly store: LeaguesStore;
  readonly platform: Pick<Platform, 'bus' | 'navigation'>;
  readonly invalidate: (tags: Tags) => void;
}

/** Handles waiting changes that the portal sent for this section; direct changes handle their own responses. */
export function followSent({ store, platform, invalidate }: SentParts): () => void {
  const { bus, navigation } = platform;
  const stops = [
    bus.on('leagues.joined@1', ({ source }) => {
      if (source === 'shell') invalidate(['Mine', 'League', 'Found']);
    }),
    bus.on('leagues.changed@1', ({ source }) => {
      if (source === 'shell') invalidate(['Mine', 'League', 'Found']);
    }),
    bus.on('leagues.left@1', ({ detail, source }) => {
      if (source !== 'shell') return;
      // Its table may no longer be requested.
      if (navigation.location.value.pathname === `/leagues/${detail.leagueId}`)
        navigation.go('/leagues', { replace: true });
      store.dispatch(forgetLeague(detail.leagueId));
      invalidate(['Mine', 'Found']);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
