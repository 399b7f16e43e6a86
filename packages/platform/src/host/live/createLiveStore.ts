import type { LiveMatch, LivePlayer, LiveState } from '@euro/api-contract';
import type { Live } from '../../contract/state.js';

/**
 * Where a state comes from: the first message of a stream, a later one, the response to a poll, or the response to a
 * fetch that decides between two states.
 */
export type Origin = 'snapshot' | 'change' | 'answer' | 'truth';

/**
 * `same`: nothing new; `older`: the current state is newer, or the clock was set back meanwhile; `not-whole`: a change
 * without a state to apply it to.
 */
export type Outcome = 'applied' | 'same' | 'older' | 'not-whole';

/** The running matchday as received so far. */
interface LiveStore {
  readonly value: Live | null;
  /** Replaces or merges the state with a message, unless that is older. */
  apply(origin: Origin, message: LiveState): Outcome;
  /** Sets the state of the connection; null when nothing differs. */
  connect(isConnected: boolean): Live | null;
  /** Begins another stream: its messages need not be newer than those of the last one. */
  restart(): void;
}

/**
 * An older state never replaces a newer one. Within one stream messages arrive in order: an earlier timestamp means
 * that the clock was set back. Between streams and responses that looks the same as a server that lags behind: the
 * message is ignored, and a later fetch decides.
 */
export function createLiveStore(): LiveStore {
  let current: Live | null = null;
  let isConnected = false;
  // Timestamp of the stream's last message; null before its first.
  let streamedAt: number | null = null;

  const isOlder = (origin: Origin, createdAt: number) => {
    if (!current || origin === 'truth') return false;
    const isFromStream = origin === 'snapshot' || origin === 'change';
    if (isFromStream && streamedAt !== null && createdAt < streamedAt) return false;
    return createdAt < Date.parse(current.now);
  };

  return {
    get value() {
      return current;
    },
    apply(origin, message) {
      if (origin === 'change' && !current) return 'not-whole';
      const createdAt = Date.parse(message.now);
      const older = isOlder(origin, createdAt);
      if (origin === 'snapshot' || origin === 'change') streamedAt = createdAt;
      // The same state again, perhaps serialized a moment earlier: the current clock stays.
      if (current?.cursor === message.cursor && createdAt <= Date.parse(current.now)) return 'same';
      if (older) return 'older';
      const next = origin === 'change' && current ? mergeLive(current, message) : wholeLive(message, current);
      current = { ...next, connected: isConnected };
      return 'applied';
    },
    connect(next) {
      isConnected = next;
      if (!current || current.connected === next) return null;
      current = { ...current, connected: next };
      return current;
    },
    restart() {
      streamedAt = null;
    },
  };
}

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
