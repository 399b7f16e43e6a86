import type { Bus, Live, MatchesState } from '@euro/platform';
import {
  createLiveClient,
  createLiveQuestion,
  eventsBetween,
  followLive,
  type Report,
  type StateSource,
  type SyncedClock,
} from '@euro/platform/host';
import type { Loaders } from '../store/createLoaders.js';
import { hasJumped } from '../store/hasJumped.js';
import { matches, type Store } from '../store/store.js';
import { createGameNews } from './createGameNews.js';
import { createRefetch } from './createRefetch.js';

/** What following the game takes. */
export interface WatchParts {
  readonly page: Window;
  readonly fetch: typeof fetch;
  readonly store: Store;
  readonly live: StateSource<Live | null>;
  readonly clock: SyncedClock;
  readonly bus: Bus;
  readonly loaders: Loaders;
  readonly report: Report;
}

/** Where the stream is, and the same for who can not have it. */
const STREAM = '/api/live/stream';
const STATE = '/api/live';
/** The longest wait a timer can hold. */
const LONGEST = 2 ** 31 - 1;

/**
 * Follows the game by the live stream: the clock, the running matchday, fixtures and matchdays move with each message,
 * what happened is told on the bus, and what it changed elsewhere is fetched again.
 */
export function watchGame({ page, fetch, store, live, clock, bus, loaders, report }: WatchParts): {
  end(): void;
} {
  const refetch = createRefetch({ loaders, monotonic: () => page.performance.now() });
  const news = createGameNews(bus);
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const take = (next: Live, last: Live | null) => {
    const isSet = hasJumped(clock.now(), next);
    clock.sync(next.now, next.speed);
    planDeadline(next);
    const known = store.getState().matches.value;
    const before = last ?? beginning(next, known);
    const followed = known && followLive(known, next, isSet);
    if (followed && followed !== known) store.dispatch(matches.actions.loaded(followed));
    live.set(next);
    const facts = eventsBetween(before, next);
    news.tell(facts);
    fetchAgain(isSet || mark(before) !== mark(next), facts.length > 0);
  };

  const fetchAgain = (isOther: boolean, hasHappened: boolean) => {
    const { matches: fixtures, players, session } = store.getState();
    if (isOther || fixtures.status === 'failed') refetch.want('matches');
    if (isOther) refetch.want('application');
    if (!isOther && !hasHappened) return;
    // Fetched when somebody first looked at them; until then there is nothing to fetch again.
    if (players.status !== 'loading') refetch.want('players');
    if (session.status === 'signed-in') refetch.want('teams');
  };

  /** Without a stream nobody tells that the deadline passed. */
  const planDeadline = ({ deadlineDate, speed }: Live) => {
    clearTimeout(deadline);
    if (deadlineDate === null || speed <= 0) return;
    const wait = (Date.parse(deadlineDate) - clock.now()) / speed;
    if (wait > 0 && wait < LONGEST) deadline = setTimeout(client.askSoon, wait + 250);
  };

  const reportShell = (error: unknown) => report(error, 'shell');
  const client = createLiveClient({
    open: 'EventSource' in page ? () => new EventSource(STREAM) : null,
    ask: createLiveQuestion({ url: STATE, fetch, report: reportShell }),
    page,
    onMessage: take,
    onConnection: (next) => live.set(next),
    report: reportShell,
  });
  return {
    end() {
      client.end();
      refetch.end();
      news.end();
      clearTimeout(deadline);
    },
  };
}

type Beginning = Omit<Live, 'connected' | 'cursor' | 'now'>;

/** Before the first message: matchdays and matches as they were fetched, and everything else as it is told now. */
function beginning(live: Live, known: MatchesState | null): Beginning {
  if (!known) return live;
  const fetched = new Map(known.matches.map(({ id, status }) => [id, status]));
  const matches = live.matches.map((match) => ({ ...match, status: fetched.get(match.id) ?? match.status }));
  return { ...live, weeks: [...known.weeks], matches };
}

/**
 * What has players, fixtures and settings fetched again when it differs: the data, and what the clock makes known of it
 * (a match that ends may settle who meets whom).
 */
function mark({ dataVersion, weeks, matches: running }: Beginning): string {
  const states = weeks.map(({ weekId, deadlineDate, state }) => `${weekId} ${deadlineDate} ${state}`);
  const statuses = running.map(({ id, status }) => `${id} ${status}`);
  return [dataVersion, ...states, ...statuses].join();
}
