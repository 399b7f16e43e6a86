import type { ScoredSelection } from '@euro/api-contract';
import { COACH, GOALKEEPER, type PositionId } from '@euro/game';

/** Two men opposite each other; null: an empty cell. */
export interface Pair {
  readonly own: ScoredSelection | null;
  readonly other: ScoredSelection | null;
}

/** Two teams of one matchday, man by man. */
export interface Comparison {
  /** Who makes the difference: first players of both teams with different armbands, then from attack to coach. */
  readonly pairs: readonly Pair[];
  /** Players of both teams who bring both the same, and the sum of their points. */
  readonly shared: readonly ScoredSelection[];
  readonly sharedPoints: number;
}

type PositionOf = (playerId: number) => PositionId | undefined;

/** Compares the players who count. Their order does not depend on points: pairs stay where they are during matches. */
export function compareSides(
  own: readonly ScoredSelection[],
  other: readonly ScoredSelection[],
  positionOf: PositionOf,
): Comparison {
  const left = inLineupOrder(own, positionOf);
  const right = inLineupOrder(other, positionOf);
  const twins = left.flatMap((one) => {
    const twin = right.find(({ playerId }) => playerId === one.playerId);
    return twin ? [{ own: one, other: twin }] : [];
  });
  const shared = twins
    .filter((pair) => pair.own.multiplier === pair.other.multiplier)
    .map((pair) => pair.own);
  const twinIds = new Set(twins.map((pair) => pair.own.playerId));
  const rest = (side: Side) => side.filter(({ playerId }) => !twinIds.has(playerId));
  const inRow = (side: Side, row: Row) => side.filter(({ playerId }) => rowOf(positionOf(playerId)) === row);
  return {
    pairs: [
      ...twins.filter((pair) => pair.own.multiplier !== pair.other.multiplier),
      ...ROWS.flatMap((row) => opposite(inRow(rest(left), row), inRow(rest(right), row))),
    ],
    shared,
    sharedPoints: shared.reduce((sum, { total }) => sum + total, 0),
  };
}

type Side = readonly ScoredSelection[];

/** Rows of which both teams have as many: an outfield player is opposite an outfield player. */
const ROWS = ['outfield', 'goalkeeper', 'coach'] as const;
type Row = (typeof ROWS)[number];

function rowOf(position: PositionId | undefined): Row {
  if (position === COACH) return 'coach';
  return position === GOALKEEPER ? 'goalkeeper' : 'outfield';
}

function inLineupOrder(side: Side, positionOf: PositionOf): Side {
  const position = ({ playerId }: ScoredSelection) => positionOf(playerId) ?? COACH;
  return side
    .filter(({ counted }) => counted)
    .toSorted((a, b) => position(b) - position(a) || b.positionId - a.positionId || a.order - b.order);
}

function opposite(own: Side, other: Side): Pair[] {
  return Array.from({ length: Math.max(own.length, other.length) }, (_, at) => ({
    own: own[at] ?? null,
    other: other[at] ?? null,
  }));
}
