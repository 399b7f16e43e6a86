import type { PlayerStatsRow } from '@euro/api-contract';
import { COACH } from '@euro/game';
import { type ProfileColumn, profileColumns } from './profile.js';

/** What players are compared by. */
export type FactKey = 'value' | 'total' | 'perMillion' | 'form' | 'expected' | ProfileColumn;

/** How its numbers are written: whole, with one decimal, as points, or in millions. */
export type FactKind = 'count' | 'decimal' | 'points' | 'millions';

/** A row of the comparison. */
export interface Fact {
  readonly key: FactKey;
  readonly kind: FactKind;
  /** Of each player, at the precision that is shown; null where there is nothing to say, which is not the same as 0. */
  readonly values: readonly (number | null)[];
  /** Whose value is the best; null when nobody's is alone at the top. */
  readonly best: number | null;
  /** The value of a full bar; null when the row is not a race. */
  readonly full: number | null;
}

/** A player with what he is expected to score in the coming matchday; null when there is none. */
export interface ComparedRow {
  readonly row: PlayerStatsRow;
  readonly expected: number | null;
}

/** The rows of a comparison: price, points and what they are worth, what is to come, and what was done on the pitch. */
export function compareFacts(compared: readonly ComparedRow[]): Fact[] {
  const race = (key: FactKey, kind: FactKind, read: (player: ComparedRow) => number | null): Fact => {
    const values = compared.map((player) => shown(read(player), kind));
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
  const onPitch = (read: (row: PlayerStatsRow) => number) => (player: ComparedRow) =>
    player.row.positionId === COACH ? null : once(read)(player);
  return [
    {
      key: 'value',
      kind: 'millions',
      values: compared.map(({ row }) => row.value),
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
    ...(compared.some(({ expected }) => expected !== null)
      ? [race('expected', 'decimal', ({ expected }) => expected)]
      : []),
    ...profileColumns(compared.map(({ row }) => row)).map((column) =>
      race(
        column,
        'count',
        onPitch((row) => row[column]),
      ),
    ),
  ];
}

/** The place of the highest value among at least two; null when two share it. */
export function bestOf(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length < 2) return null;
  const most = Math.max(...numbers);
  const first = values.indexOf(most);
  return values.lastIndexOf(most) === first ? first : null;
}

function hasPlayed({ stats }: Pick<PlayerStatsRow, 'stats'>): boolean {
  return stats.length > 0;
}

/** What looks equal is equal: one decimal is all that a reader sees. */
function shown(value: number | null, kind: FactKind): number | null {
  return value === null || kind !== 'decimal' ? value : Math.round(value * 10) / 10;
}
