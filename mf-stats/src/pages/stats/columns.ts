import type { FilterColumn, PlayerStatsRow, StatColumn } from '@euro/api-contract';

/** Format of a column's numbers. */
export type ColumnKind = 'count' | 'points' | 'decimal' | 'millions' | 'percent' | 'bars';

/** A number of the statistics table. */
export interface Column {
  /** Its name in the texts, and in the phone's short list. */
  readonly key: ColumnKey;
  readonly kind: ColumnKind;
  /** The API's name for sorting by it; absent when it can't sort. */
  readonly sorter?: Exclude<StatColumn, 'name'>;
  readonly read: (row: PlayerStatsRow) => number;
  /** Waits for a wide screen; with `some` for one that is not quite narrow. */
  readonly roomy?: boolean | 'some';
}

export type ColumnKey = Exclude<StatColumn, 'name'> | 'bars';

/** The groups of the specification's table, and the overview that the others detail (spec §2 "Stats"). */
export const GROUPS = ['overview', 'attack', 'defense', 'minutes', 'popularity', 'cards'] as const;
export type Group = (typeof GROUPS)[number];

/** A column that waits for a wide screen. */
const roomy = (column: Column): Column => ({ ...column, roomy: true });

/** A column that a narrow table leaves out. */
const second = (column: Column): Column => ({ ...column, roomy: 'some' });

const plain = (key: Exclude<StatColumn, 'name'>, kind: ColumnKind = 'count'): Column => ({
  key,
  kind,
  sorter: key,
  read: (row) => row[key],
});

const points = plain('total', 'points');
const bars: Column = { key: 'bars', kind: 'bars', read: (row) => row.stats.length };

const columns: Readonly<Record<Group, readonly Column[]>> = {
  overview: [
    points,
    second(bars),
    roomy(plain('average', 'decimal')),
    plain('value', 'millions'),
    plain('goals'),
    plain('assists'),
    roomy(plain('cleanSheets')),
    roomy(plain('time')),
    plain('popularity', 'percent'),
  ],
  attack: [
    points,
    plain('goals'),
    plain('assists'),
    plain('bigChanceCreated'),
    plain('shotOffTarget'),
    second(plain('penalty_miss')),
  ],
  defense: [
    points,
    plain('cleanSheets'),
    plain('conceeded'),
    plain('saves'),
    plain('duelWon'),
    roomy(plain('duelLost')),
    second(plain('interception')),
    roomy(plain('headClearance')),
    plain('ballRecovery'),
    roomy(plain('errorLeadToGoal')),
    roomy(plain('penalty_saved')),
  ],
  minutes: [points, bars, plain('matches'), plain('time'), plain('minutesPerMatch')],
  popularity: [
    points,
    second(bars),
    plain('form', 'decimal'),
    plain('value', 'millions'),
    plain('popularity', 'percent'),
  ],
  cards: [points, plain('yellow_cards'), plain('red_card'), plain('own_goals')],
};

/** The columns of a group, points first. */
export function columnsOf(group: Group): readonly Column[] {
  return columns[group];
}

/** Columns on the second line of a phone, beside the bars: the important numbers of a group. */
const onPhone: Readonly<Record<Group, readonly ColumnKey[]>> = {
  overview: ['goals', 'assists', 'value'],
  attack: ['goals', 'assists', 'bigChanceCreated'],
  defense: ['cleanSheets', 'conceeded', 'duelWon'],
  minutes: ['matches', 'time', 'minutesPerMatch'],
  popularity: ['form', 'value', 'popularity'],
  cards: ['yellow_cards', 'red_card', 'own_goals'],
};

/** The columns that a phone shows under a name, `sorted` among them when it is not. */
export function phoneColumnsOf(group: Group, sorted: StatColumn): readonly Column[] {
  const phoneColumns = onPhone[group].flatMap((key) => columns[group].filter((column) => column.key === key));
  const sortedColumn = columns[group].find((column) => column.sorter === sorted && column.kind !== 'points');
  return !sortedColumn || phoneColumns.includes(sortedColumn)
    ? phoneColumns
    : [...phoneColumns.slice(0, 2), sortedColumn];
}

/** The columns of a group that the table can be sorted by. */
export function sortableColumnsOf(group: Group): readonly Column[] {
  return columns[group].filter((column) => column.sorter !== undefined);
}

/** Columns of statistics filters: all sortable ones of the groups, except those with a separate filter. */
export const filterColumns: readonly FilterColumn[] = [
  ...new Set(
    GROUPS.flatMap((group) =>
      columns[group].flatMap(({ sorter }) => (sorter && sorter !== 'value' ? [sorter] : [])),
    ),
  ),
];
