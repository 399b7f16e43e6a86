import type { ApiClient, Bus, MatchesState } from '@euro/platform';
import type { SyncedClock } from '@euro/platform/host';
import type { Loaders } from '../store/createLoaders.js';
import type { Store } from '../store/store.js';

interface WatchParts {
  readonly page: Window;
  readonly store: Store;
  readonly api: ApiClient;
  readonly clock: SyncedClock;
  readonly bus: Bus;
  readonly loaders: Loaders;
}

/** How often the server is asked where the game stands while somebody looks, milliseconds. */
const EVERY = 30_000;
/** The longest wait a timer can hold. */
const LONGEST = 2 ** 31 - 1;

/** Notices that a matchday closed or got points, tells it on the bus, and has fetched again what that changes. */
export function watchGame({ page, store, api, clock, bus, loaders }: WatchParts): void {
  let deadlineTimer: ReturnType<typeof setTimeout> | undefined;
  let lastAsked = Number.NEGATIVE_INFINITY;

  const look = async () => {
    lastAsked = page.performance.now();
    const known = store.getState().matches.value;
    const answer = await api.call('GET matches/deadline-info', {});
    if (!answer.data) return;
    clock.sync(answer.data.deadlineInfo.now, answer.data.deadlineInfo.speed);
    plan(answer.data.deadlineInfo);
    const now = { weeks: answer.data.weeks, deadline: answer.data.deadlineInfo };
    if (known && !hasMoved(known, now) && !isPlaying(known, clock.now())) return;
    await loaders.matches();
    if (!known || !hasMoved(known, now)) return;
    tell(known, now, bus);
    const { players, session } = store.getState();
    if (players.status !== 'loading') void loaders.players();
    if (session.status === 'signed-in') void loaders.teams();
  };

  const plan = ({ deadlineDate, speed }: MatchesState['deadline']) => {
    clearTimeout(deadlineTimer);
    if (deadlineDate === null || speed <= 0) return;
    const wait = (Date.parse(deadlineDate) - clock.now()) / speed;
    if (wait > 0 && wait < LONGEST) deadlineTimer = setTimeout(() => void look(), wait + 250);
  };

  const lookIfStale = () => {
    const isSeen = page.document.visibilityState === 'visible';
    if (isSeen && page.performance.now() - lastAsked > EVERY / 3) void look();
  };

  page.setInterval(() => {
    if (page.document.visibilityState === 'visible') void look();
  }, EVERY);
  page.document.addEventListener('visibilitychange', lookIfStale);
  page.addEventListener('online', lookIfStale);
  const stop = store.subscribe(() => {
    const { value } = store.getState().matches;
    if (!value) return;
    stop();
    lastAsked = page.performance.now();
    plan(value.deadline);
  });
}

type Moment = Pick<MatchesState, 'weeks' | 'deadline'>;

function hasMoved(before: Moment, now: Moment): boolean {
  return mark(before) !== mark(now);
}

function mark({ weeks, deadline }: Moment): string {
  const { deadlineWeek, deadlineDate, displayWeek, lastScoredWeek } = deadline;
  const states = weeks.map((week) => `${week.weekId} ${week.deadlineDate} ${week.state}`);
  return [deadlineWeek, deadlineDate, displayWeek, lastScoredWeek, ...states].join();
}

/** A match is on, or should be: its score may be known any moment. */
function isPlaying({ matches }: MatchesState, now: number): boolean {
  return matches.some(
    ({ status, date }) => status === 'live' || (status === 'scheduled' && Date.parse(date) <= now),
  );
}

function tell(before: Moment, now: Moment, bus: Bus): void {
  const states = new Map(before.weeks.map(({ weekId, state }) => [weekId, state]));
  for (const { weekId, state } of now.weeks) {
    const was = states.get(weekId);
    if (was === state) continue;
    if (was === 'open') bus.emit('matchday.locked@1', { weekId });
    if (state === 'provisional' || state === 'confirmed') {
      bus.emit('matchday.scored@1', { weekId, confirmed: state === 'confirmed' });
    }
  }
}
