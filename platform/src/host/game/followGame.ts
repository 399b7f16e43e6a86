import type { Bus } from '../../contract/events.js';
import type { Live, MatchesState } from '../../contract/state.js';
import type { SyncedClock } from '../clock/createClock.js';
import type { Report } from '../hostParts.js';
import { createLiveClient } from '../live/createLiveClient.js';
import { createLiveQuestion } from '../live/createLiveQuestion.js';
import { eventsBetween } from '../live/eventsBetween.js';
import { followLive } from '../live/followLive.js';
import type { EventLine } from '../live/openStream.js';
import type { PortalState } from '../state/portalState.js';
import { createGameNews } from './createGameNews.js';
import { createRefetch } from './createRefetch.js';
import { hasJumped } from './hasJumped.js';
import type { Loaders } from './loaders.js';

/** What following the game takes. */
export interface GameParts {
  readonly page: Window;
  readonly fetch: typeof fetch;
  /** Where the API is, `/api`. */
  readonly base: string;
  /** Opens the stream; null where the state is polled. */
  readonly open: (() => EventLine) | null;
  readonly state: Pick<PortalState, 'live' | 'matches' | 'players'>;
  /** Fixtures and matchdays moved with the running matchday. */
  readonly onMatches: (matches: MatchesState) => void;
  readonly isSignedIn: () => boolean;
  readonly clock: SyncedClock;
  readonly bus: Bus;
  readonly loaders: Loaders;
  readonly report: Report;
}

/** The longest wait a timer can hold. */
const LONGEST = 2 ** 31 - 1;

/**
 * Follows the game by the live stream or by polling: the clock, the running matchday, fixtures and matchdays move with each
 * message, what happened is published on the bus, and what it changed elsewhere is fetched again.
 */
export function followGame({
  page,
  fetch,
  base,
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
  const news = createGameNews(bus);
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const take = (next: Live, last: Live | null) => {
    const isSet = hasJumped(clock.now(), next);
    clock.sync(next.now, next.speed);
    planDeadline(next);
    const known = state.matches.value.value;
    const before = last ?? beginning(next, known);
    const followed = known && followLive(known, next, isSet);
    if (followed && followed !== known) onMatches(followed);
    state.live.set(next);
    const facts = eventsBetween(before, next);
    news.tell(facts);
    fetchAgain(isSet || mark(before) !== mark(next), facts.length > 0);
  };

  const fetchAgain = (isOther: boolean, hasHappened: boolean) => {
    if (isOther || state.matches.value.status === 'failed') refetch.want('matches');
    if (isOther) refetch.want('application');
    if (!isOther && !hasHappened) return;
    // Fetched when somebody first looked at them; until then there is nothing to fetch again.
    if (state.players.value.status !== 'loading') refetch.want('players');
    if (isSignedIn()) refetch.want('teams');
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
    open,
    ask: createLiveQuestion({ url: `${base}/live`, fetch, report: reportShell }),
    page,
    onMessage: take,
    onConnection: (next) => state.live.set(next),
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
