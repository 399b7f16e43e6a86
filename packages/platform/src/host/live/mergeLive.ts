import type { LiveMatch, LivePlayer, LiveState } from '@euro/api-contract';
import type { Live } from '../../contract/state.js';

/** The state of a message that holds all of it. Unchanged matches and players stay the same objects. */
export function wholeLive(message: LiveState, current: Live | null): Live {
  return {
    ...message,
    connected: current?.connected ?? false,
    matches: sameList(sortById(keepSame(message.matches, current?.matches ?? [])), current?.matches ?? []),
    players: sameRecord(keepSame(message.players, playersOf(current)), current?.players ?? {}),
  };
}

/** Merges a message that holds the head and what changed into the current state. */
export function mergeLive(current: Live, message: LiveState): Live {
  // Another matchday runs: points of the last one don't count in it.
  const isSameWeek = current.weekId === message.weekId;
  const players = isSameWeek ? playersOf(current) : [];
  const shown = message.weekId ?? 0;
  const matches = replaceMoved(current.matches, keepSame(message.matches, current.matches)).filter(
    ({ weekId }) => weekId === shown || weekId === shown + 1,
  );
  return {
    ...message,
    connected: current.connected,
    matches: sameList(sortById(matches), current.matches),
    players: sameRecord(replaceMoved(players, keepSame(message.players, players)), current.players),
  };
}

/** Ids of the players whose points of the matchday differ; all of them when another matchday runs. */
export function movedPlayers(before: Pick<Live, 'weekId' | 'players'>, after: Live): readonly number[] {
  const playersBefore = before.weekId === after.weekId ? before.players : {};
  const gone = playersOf(before).filter(({ id }) => before.weekId === after.weekId && !after.players[id]);
  const moved = playersOf(after).filter(({ id, points }) => playersBefore[id]?.points !== points);
  return [...moved, ...gone].map(({ id }) => id);
}

function playersOf(live: Pick<Live, 'players'> | null): LivePlayer[] {
  return Object.values(live?.players ?? {});
}

function replaceMoved<T extends { readonly id: number }>(current: readonly T[], moved: readonly T[]): T[] {
  const ids = new Set(moved.map(({ id }) => id));
  return [...current.filter(({ id }) => !ids.has(id)), ...moved];
}

/** The next items, each replaced by the current object when nothing in it differs. */
function keepSame<T extends { readonly id: number }>(next: readonly T[], current: readonly T[]): T[] {
  const before = new Map(current.map((one) => [one.id, one]));
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

function sameList(next: LiveMatch[], current: LiveMatch[]): LiveMatch[] {
  return next.length === current.length && next.every((match, at) => match === current[at]) ? current : next;
}

function sameRecord(next: readonly LivePlayer[], current: Live['players']): Live['players'] {
  const isKnown =
    next.length === Object.keys(current).length && next.every((player) => current[player.id] === player);
  return isKnown ? current : Object.fromEntries(next.map((player) => [player.id, player]));
}
