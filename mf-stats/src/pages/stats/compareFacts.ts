import type { PlayerStatsRow } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { lackOf } from './lackOf.js';
import { type ProfileColumn, profileColumns } from './profile.js';

/** The rows of a comparison. */
export type FactKey = 'value' | 'total' | 'perMillion' | 'form' | 'expected' | ProfileColumn;

/** Format of a row's numbers: whole, with one decimal, as points, or in millions. */
export type FactKind = 'count' | 'decimal' | 'points' | 'millions';

/** A row of the comparison. */
export interface Fact {
  readonly key: FactKey;
  readonly kind: FactKind;
  /** Of each player, at the precision that is shown; null where there is nothing to say, which is not the same as 0. */
  readonly values: readonly (number | null)[];
  /** Index of the best value; null when several share it. */
  readonly best: number | null;
  /** The value of a full bar; null when the row is not a race. */
  readonly full: number | null;
}

/** A player with his expected points in the coming matchday; null after the last one. */
export interface ComparedRow {
  readonly row: PlayerStatsRow;
  readonly expected: number | null;
}

/** The rows of a comparison: price, points and points per million, form, expected points, and statistics. */
export function compareFacts(players: readonly ComparedRow[]): Fact[] {
  const race = (key: FactKey, kind: FactKind, read: (player: ComparedRow) => number | null): Fact => {
    const values = players.map((player) => rounded(read(player), kind));
    return {
      key,
      kind,
      values,
      best: bestOf(values),
      full: Math.max(0, ...values.map((value) => value ?? 0)),
    };
  };
  const once = (read: (row: PlayerStatsRow) => number) => (player: ComparedRow) =>
    hasPlayed(player.row) ? read(player.row) : null;
  const onPitch = (column: ProfileColumn) => (player: ComparedRow) =>
    player.row.positionId === COACH || lackOf(player.row, column) === 'all'
      ? null
      : once((row) => row[column])(player);
  return [
    {
      key: 'value',
      kind: 'millions',
      values: players.map(({ row }) => row.value),
      best: null,
      full: null,
    },
    race(
      'total',
      'points',
      once((row) => row.total),
    ),
    race(
      'perMillion',
      'decimal',
      once((row) => row.total / row.value),
    ),
    race(
      'form',
      'decimal',
      once((row) => row.form),
    ),
    ...(players.some(({ expected }) => expected !== null)
      ? [race('expected', 'decimal', ({ expected }) => expected)]
      : []),
    ...profileColumns(players.map(({ row }) => row)).map((column) => race(column, 'count', onPitch(column))),
  ];
}

/** The place of the highest value among at least two; null when two share it. */
export function bestOf(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length < 2) return null;
  const highest = Math.max(...numbers);
  const first = values.indexOf(highest);
  return values.lastIndexOf(highest) === first ? first : null;
}

function hasPlayed({ stats }: Pick<PlayerStatsRow, 'stats'>): boolean {
  return stats.length > 0;
}

/** Rounds to the one decimal on screen, so that values that look equal are equal. */
function rounded(value: number | null, kind: FactKind): number | null {
  return value === null || kind !== 'decimal' ? value : Math.round(value * 10) / 10;
}
