import type { Feed, FeedPlayer } from './feed.js';

/** A value as the database keeps it. */
export interface StoredValue {
  readonly playerId: number;
  readonly fromAt: number;
  readonly value: number;
  /** Its moment has come. */
  readonly applied: boolean;
}

/** A player's columns that depend on time. */
export interface PlayerWorth {
  readonly value: number;
  readonly openingValue: number;
}

export interface ValuePlan {
  readonly values: readonly StoredValue[];
  /** By player id. */
  readonly worth: ReadonlyMap<number, PlayerWorth>;
}

interface StoredValues {
  readonly players: readonly {
    readonly id: number;
    readonly value: number;
    readonly openingValue: number | null;
  }[];
  readonly values: readonly Omit<StoredValue, 'applied'>[];
}

/**
 * Values of players at `now`, before and after. A feed with a file of values has all of them;
 * without one a player whose value is another than it was is worth that from now on.
 */
export function planValues(
  feed: Pick<Feed, 'players' | 'values'>,
  storedValues: StoredValues,
  now: number,
): ValuePlan {
  const storedById = new Map(storedValues.players.map((player) => [player.id, player]));
  const values = groupByPlayer(feed.values ?? storedValues.values);
  const plans = feed.players.map((player) => {
    const own = values.get(player.id) ?? [];
    const before = storedById.get(player.id);
    const openingValue =
      feed.values !== null || !before ? player.value : (before.openingValue ?? before.value);
    // He keeps the value he had when he left (decisions §11.2).
    const hasLeft = player.leftAt != null && player.leftAt <= now;
    const at = hasLeft ? Number(player.leftAt) : now;
    const all = feed.values === null && !hasLeft ? withChange(player, openingValue, own, now) : own;
    return { playerId: player.id, openingValue, value: valueAt(openingValue, all, at), all };
  });
  return {
    values: plans.flatMap(({ playerId, all }) =>
      all.map(({ fromAt, value }) => ({ playerId, fromAt, value, applied: fromAt <= now })),
    ),
    worth: new Map(plans.map(({ playerId, value, openingValue }) => [playerId, { value, openingValue }])),
  };
}

type Change = Pick<StoredValue, 'fromAt' | 'value'>;

function groupByPlayer(rows: readonly Omit<StoredValue, 'applied'>[]): Map<number, Change[]> {
  const groups = new Map<number, Change[]>();
  for (const { playerId, fromAt, value } of rows) {
    const one = { fromAt: Number(fromAt), value };
    const group = groups.get(playerId);
    if (group) group.push(one);
    else groups.set(playerId, [one]);
  }
  for (const group of groups.values()) group.sort((a, b) => a.fromAt - b.fromAt);
  return groups;
}

function valueAt(openingValue: number, changes: readonly Change[], now: number): number {
  return changes.findLast(({ fromAt }) => fromAt <= now)?.value ?? openingValue;
}

function withChange(
  player: FeedPlayer,
  openingValue: number,
  changes: readonly Change[],
  now: number,
): readonly Change[] {
  if (valueAt(openingValue, changes, now) === player.value) return changes;
  const others = changes.filter(({ fromAt }) => fromAt !== now);
  return [...others, { fromAt: now, value: player.value }].sort((a, b) => a.fromAt - b.fromAt);
}
