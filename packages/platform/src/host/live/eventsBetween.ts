import type { PlatformEvents } from '../../contract/events.js';
import type { Live } from '../../contract/state.js';
import { movedPlayers } from './mergeLive.js';

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
