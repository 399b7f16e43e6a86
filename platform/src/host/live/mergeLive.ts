import type { LiveMatch, LivePlayer, LiveState } from '@euro/api-contract';
import type { Live } from '../../contract/state.js';

/** The running matchday out of a message that holds all of it. Matches and players that did not move stay the same objects. */
export function wholeLive(message: LiveState, known: Live | null): Live {
  return {
    ...message,
    connected: known?.connected ?? false,
    matches: sameList(sortById(keepSame(message.matches, known?.matches ?? [])), known?.matches ?? []),
    players: sameRecord(keepSame(message.players, playersOf(known)), known?.players ?? {}),
  };
}

/** What is known, with a message that holds the head and who moved. */
export function mergeLive(known: Live, message: LiveState): Live {
  // Another matchday runs: nobody's points of the last one count in it.
  const isSameWeek = known.weekId === message.weekId;
  const players = isSameWeek ? playersOf(known) : [];
  const shown = message.weekId ?? 0;
  const matches = replaceMoved(known.matches, keepSame(message.matches, known.matches)).filter(
    ({ weekId }) => weekId === shown || weekId === shown + 1,
  );
  return {
    ...message,
    connected: known.connected,
    matches: sameList(sortById(matches), known.matches),
    players: sameRecord(replaceMoved(players, keepSame(message.players, players)), known.players),
  };
}

/** Whose points of the matchday differ; everybody's when another matchday runs. */
export function movedPlayers(before: Pick<Live, 'weekId' | 'players'>, after: Live): readonly number[] {
  const known = before.weekId === after.weekId ? before.players : {};
  const gone = playersOf(before).filter(({ id }) => before.weekId === after.weekId && !after.players[id]);
  const moved = playersOf(after).filter(({ id, points }) => known[id]?.points !== points);
  return [...moved, ...gone].map(({ id }) => id);
}

function playersOf(live: Pick<Live, 'players'> | null): LivePlayer[] {
  return Object.values(live?.players ?? {});
}

function replaceMoved<T extends { readonly id: number }>(known: readonly T[], moved: readonly T[]): T[] {
  const ids = new Set(moved.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...moved];
}

/** The new ones, each as the object that is already known when nothing in it differs. */
function keepSame<T extends { readonly id: number }>(next: readonly T[], known: readonly T[]): T[] {
  const before = new Map(known.map((one) => [one.id, one]));
  return next.map((one) => {
    const same = before.get(one.id);
    return same && isSame(same, one) ? same : one;
  });
}

function isSame(one: object, other: object): boolean {
  return Object.entries(other).every(([name, value]) => Reflect.get(one, name) === value);
}

function sortById(matches: readonly LiveMatch[]): LiveMatch[] {
  return [...matches].sort((a, b) => a.id - b.id);
}

function sameList(next: LiveMatch[], known: LiveMatch[]): LiveMatch[] {
  return next.length === known.length && next.every((match, at) => match === known[at]) ? known : next;
}

function sameRecord(next: readonly LivePlayer[], known: Live['players']): Live['players'] {
  const isKnown =
    next.length === Object.keys(known).length && next.every((player) => known[player.id] === player);
  return isKnown ? known : Object.fromEntries(next.map((player) => [player.id, player]));
}
