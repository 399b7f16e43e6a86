import type { LiveState } from '@euro/api-contract';
import type { PlatformEvent } from '../contract/events.js';
import type { Live, Loadable, MatchesState } from '../contract/state.js';
import { eventsBetween } from '../host/game/createGamePublisher.js';
import { mergeLive } from '../host/live/createLiveStore.js';
import { followLive } from '../host/live/followLive.js';
import { exampleLive } from './examples.js';
import type { WritableState } from './writableState.js';

/** The live stream in the hand of a test. */
export interface FakeLive {
  /**
   * A message as the portal takes it from the stream: the head is kept where it isn't given, `matches` and `players`
   * hold who moved. Moves `state.live`, the clock when `now` is given, `state.matches`, and says what follows on the
   * bus.
   */
  next(message: Partial<LiveState>): Live;
  /** The stream is interrupted, or back. */
  connected(isConnected: boolean): void;
}

interface FakeLiveParts {
  readonly live: WritableState<Live | null>;
  readonly matches: WritableState<Loadable<MatchesState>>;
  readonly now: () => number;
  readonly setNow: (now: number) => void;
  readonly deliver: (event: PlatformEvent) => void;
}

export function fakeLive({ live, matches, now, setNow, deliver }: FakeLiveParts): FakeLive {
  let messages = 0;
  const before = (): Live => {
    const { value } = matches.value;
    return live.value ?? exampleLive(value ? { weeks: value.weeks, ...headOf(value) } : {});
  };
  return {
    next(message) {
      const state = before();
      messages += 1;
      if (message.now !== undefined) setNow(Date.parse(message.now));
      const next = {
        ...mergeLive(state, {
          ...state,
          cursor: String(messages),
          now: new Date(now()).toISOString(),
          ...message,
          matches: message.matches ?? [],
          players: message.players ?? [],
        }),
        connected: true,
      };
      const shown = matches.value;
      if (shown.status === 'ready') {
        matches.set({ status: 'ready', value: followLive(shown.value, next, message.now !== undefined) });
      }
      live.set(next);
      for (const fact of eventsBetween(state, next)) deliver({ ...fact, source: 'shell', at: now() });
      return next;
    },
    connected: (isConnected) => live.set({ ...before(), connected: isConnected }),
  };
}

function headOf({ deadline, weeks }: MatchesState): Partial<Live> {
  const { deadlineWeek, deadlineDate, displayWeek } = deadline;
  const isBegun = weeks.some(({ state }) => state !== 'open');
  return { deadlineWeek, deadlineDate, weekId: isBegun ? displayWeek : null, version: null };
}
