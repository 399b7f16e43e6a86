import type { Bus } from '../../contract/events.js';
import type { Live, MatchesState } from '../../contract/state.js';
import type { SyncedClock } from '../clock/createClock.js';
import { hasJumped } from '../clock/createClock.js';
import type { Report } from '../hostParts.js';
import { createLiveClient } from '../live/createLiveClient.js';
import { createLiveFetcher } from '../live/createLiveFetcher.js';
import { followLive } from '../live/followLive.js';
import type { EventLine } from '../live/openStream.js';
import type { PortalState } from '../state/portalState.js';
import { createGamePublisher, eventsBetween } from './createGamePublisher.js';
import { createRefetch } from './createRefetch.js';
import type { Loaders } from './loaders.js';

/** Dependencies of {@link followGame}. */
export interface GameParts {
  readonly page: Window;
  readonly fetch: typeof fetch;
  /** Where the API is, `/api`. */
  readonly base: string;
  /** Names the competition in calls beside the API client: `?competitionFeed=…`. */
  readonly search?: string;
  /** Opens the stream; null where the state is polled. */
  readonly open: (() => EventLine) | null;
  readonly state: Pick<PortalState, 'live' | 'matches' | 'players'>;
  /** Receives fixtures and matchdays that changed with the running matchday. */
  readonly onMatches: (matches: MatchesState) => void;
  readonly isSignedIn: () => boolean;
  readonly clock: SyncedClock;
  readonly bus: Bus;
  readonly loaders: Loaders;
  readonly report: Report;
}

/** Longest delay of `setTimeout`. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Follows the game by the live stream or by polling: each message updates the clock, the running matchday, fixtures and
 * matchdays, publishes events on the bus, and refetches what it changed elsewhere.
 */
export function followGame({
  page,
  fetch,
  base,
  search = '',
  open,
  state,
  onMatches,
  isSignedIn,
  clock,
  bus,
  loaders,
  report,
}: GameParts): { end(): void } {
  const refetch = createRefetch({ loaders, monotonic: () => page.performance.now() });
  const publisher = createGamePublisher(bus);
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const apply = (next: Live, last: Live | null) => {
    const isSet = hasJumped(clock.now(), next);
    clock.sync(next.now, next.speed);
    scheduleDeadline(next);
    const current = state.matches.value.value;
    const before = last ?? stateBefore(next, current);
    const updated = current && followLive(current, next, isSet);
    if (updated && updated !== current) onMatches(updated);
    state.live.set(next);
    const facts = eventsBetween(before, next);
    publisher.publish(facts);
    refetchChanges(isSet || mark(before) !== mark(next), facts.length > 0);
  };

  const refetchChanges = (hasOtherData: boolean, hasHappened: boolean) => {
    if (hasOtherData || state.matches.value.status === 'failed') refetch.schedule('matches');
    if (hasOtherData) refetch.schedule('application');
    if (!hasOtherData && !hasHappened) return;
    // Players are loaded at their first use; until then there is nothing to refetch.
    if (state.players.value.status !== 'loading') refetch.schedule('players');
    if (isSignedIn()) refetch.schedule('teams');
  };

  /** Polls after the deadline: without a stream nothing announces it. */
  const scheduleDeadline = ({ deadlineDate, speed }: Live) => {
    clearTimeout(deadline);
    if (deadlineDate === null || speed <= 0) return;
    const wait = (Date.parse(deadlineDate) - clock.now()) / speed;
    if (wait > 0 && wait < LONGEST_MS) deadline = setTimeout(client.poll, wait + 250);
  };

  const reportShell = (error: unknown) => report(error, 'shell');
  const client = createLiveClient({
    open,
    fetchLive: createLiveFetcher({ url: `${base}/live${search}`, fetch, report: reportShell }),
    page,
    onMessage: apply,
    onConnection: (next) => state.live.set(next),
    report: reportShell,
  });
  return {
    end() {
      client.end();
      refetch.end();
      publisher.end();
      clearTimeout(deadline);
    },
  };
}

type StateBefore = Omit<Live, 'connected' | 'cursor' | 'now'>;

/** The state before the first message: matchdays, matches and their version as fetched, everything else as in the message. */
function stateBefore(live: Live, current: MatchesState | null): StateBefore {
  if (!current) return live;
  const statuses = new Map(current.matches.map(({ id, status }) => [id, status]));
  const matches = live.matches.map((match) => ({ ...match, status: statuses.get(match.id) ?? match.status }));
  return { ...live, ...current, matches };
}

/**
 * A string that differs when players, fixtures and settings must be fetched again: the data version, and what the clock
 * reveals of it (a match that ends may decide a pairing).
 */
function mark({ dataVersion, weeks, matches: running }: StateBefore): string {
  const states = weeks.map(({ weekId, deadlineDate, state }) => `${weekId} ${deadlineDate} ${state}`);
  const statuses = running.map(({ id, status }) => `${id} ${status}`);
  return [dataVersion, ...states, ...statuses].join();
}
