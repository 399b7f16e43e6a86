import type { Bus } from '@euro/platform';
import { followGame, type PortalState, type Report, type SyncedClock } from '@euro/platform/host';
import type { Loaders } from '../store/createLoaders.js';
import { matches, type Store } from '../store/store.js';

/** Dependencies of following the game. */
export interface WatchParts {
  readonly page: Window;
  readonly fetch: typeof fetch;
  /** Names the competition in calls: `?competitionFeed=…`; empty for the default. */
  readonly search?: string;
  readonly store: Store;
  readonly state: PortalState;
  readonly clock: SyncedClock;
  readonly bus: Bus;
  readonly loaders: Loaders;
  readonly report: Report;
}

/** Follows the game by the live stream, and stores the changes. */
export function watchGame({ page, search = '', store, ...parts }: WatchParts): { end(): void } {
  return followGame({
    ...parts,
    page,
    base: '/api',
    search,
    open: 'EventSource' in page ? () => new EventSource(`/api/live/stream${search}`) : null,
    onMatches: (update) => store.dispatch(matches.actions.loaded(update)),
    isSignedIn: () => store.getState().session.status === 'signed-in',
  });
}
