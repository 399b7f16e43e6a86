import type { Bus } from '../../contract/events.js';
import type { GameFact } from '../live/eventsBetween.js';

/** Says on the bus what happened in the game: not more often than pages can ask for it, and not in all tabs at once. */
export interface GameNews {
  tell(facts: readonly GameFact[]): void;
  end(): void;
}

/** Between two tellings, milliseconds of real time: a listener may ask the server for something at each one. */
const GAP = 2_000;
/** All tabs hear it from the stream in one moment. */
const SPREAD = 1_000;

export function createGameNews(bus: Bus, random: () => number = Math.random): GameNews {
  let waiting: readonly GameFact[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    timer = undefined;
    const said = waiting;
    waiting = [];
    for (const { name, detail } of said) bus.emit(name, detail);
    if (said.length > 0) timer = setTimeout(say, GAP);
  };

  return {
    tell(facts) {
      if (facts.length === 0) return;
      waiting = facts.reduce(add, waiting);
      timer ??= setTimeout(say, random() * SPREAD);
    },
    end() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}

/** Points that moved twice before anybody was told moved once. */
function add(waiting: readonly GameFact[], fact: GameFact): readonly GameFact[] {
  if (fact.name !== 'points.changed@1') return [...waiting, fact];
  const { weekId } = fact.detail;
  const playerIds = new Set(fact.detail.playerIds);
  const others = waiting.filter((earlier) => {
    if (earlier.name !== 'points.changed@1' || earlier.detail.weekId !== weekId) return true;
    for (const id of earlier.detail.playerIds) playerIds.add(id);
    return false;
  });
  return [...others, { name: fact.name, detail: { ...fact.detail, playerIds: [...playerIds] } }];
}
