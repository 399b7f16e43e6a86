import type { Bus } from '../../contract/events.js';
import type { GameFact } from '../live/eventsBetween.js';

/** Publishes events of the game on the bus, throttled and with jitter between tabs. */
export interface GamePublisher {
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
