import type { Bus, PlatformEvents } from '../../contract/events.js';
import type { Live } from '../../contract/state.js';
import { movedPlayers } from '../live/createLiveStore.js';

/** Publishes events of the game on the bus, throttled and with jitter between tabs. */
interface GamePublisher {
  publish(facts: readonly GameFact[]): void;
  end(): void;
}

/** Between two publications, in real time: listeners may call the API at each one. */
const GAP_MS = 2_000;
/** Jitter: all tabs receive a message of the stream at once. */
const JITTER_MS = 1_000;

export function createGamePublisher(bus: Bus, random: () => number = Math.random): GamePublisher {
  let queue: readonly GameFact[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    timer = undefined;
    const facts = queue;
    queue = [];
    for (const { name, detail } of facts) bus.emit(name, detail);
    if (facts.length > 0) timer = setTimeout(flush, GAP_MS);
  };

  return {
    publish(facts) {
      if (facts.length === 0) return;
      queue = facts.reduce(add, queue);
      timer ??= setTimeout(flush, random() * JITTER_MS);
    },
    end() {
      clearTimeout(timer);
      queue = [];
    },
  };
}

/** Appends a fact; `points.changed` of the same matchday coalesce. */
function add(queue: readonly GameFact[], fact: GameFact): readonly GameFact[] {
  if (fact.name !== 'points.changed@1') return [...queue, fact];
  const { weekId } = fact.detail;
  const playerIds = new Set(fact.detail.playerIds);
  const others = queue.filter((earlier) => {
    if (earlier.name !== 'points.changed@1' || earlier.detail.weekId !== weekId) return true;
    for (const id of earlier.detail.playerIds) playerIds.add(id);
    return false;
  });
  return [...others, { name: fact.name, detail: { ...fact.detail, playerIds: [...playerIds] } }];
}

type GameEvent = 'matchday.locked@1' | 'matchday.scored@1' | 'points.changed@1';

/** Something that happened in the game, as an event of the bus. */
export type GameFact = {
  [N in GameEvent]: { readonly name: N; readonly detail: PlatformEvents[N] };
}[GameEvent];

/** The events between two states of the running matchday, for the bus. */
export function eventsBetween(
  before: Pick<Live, 'weeks' | 'weekId' | 'version' | 'players'>,
  after: Live,
): GameFact[] {
  const facts: GameFact[] = [];
  const states = new Map(before.weeks.map(({ weekId, state }) => [weekId, state]));
  for (const { weekId, state } of after.weeks) {
    const was = states.get(weekId);
    if (was === state) continue;
    if (was === 'open') facts.push({ name: 'matchday.locked@1', detail: { weekId } });
    if (state === 'provisional' || state === 'confirmed') {
      facts.push({ name: 'matchday.scored@1', detail: { weekId, confirmed: state === 'confirmed' } });
    }
  }
  const { weekId, version } = after;
  const playerIds = movedPlayers(before, after);
  const isNewVersion = before.weekId === weekId ? before.version !== version : version !== null;
  if (weekId !== null && (playerIds.length > 0 || isNewVersion)) {
    facts.push({ name: 'points.changed@1', detail: { weekId, version, playerIds } });
  }
  return facts;
}
