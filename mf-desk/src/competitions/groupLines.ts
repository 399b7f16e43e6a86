import type { PackImport } from '@euro/api-contract';

type Report = NonNullable<PackImport['report']>;
export type ImportLine = NonNullable<Report['lines']>[number];

/** The lines of one matchday, of the players, or of everything else. */
export interface LineGroup {
  /** The number of a matchday. */
  readonly of: number | 'players' | 'rest';
  readonly lines: readonly ImportLine[];
}

/** A few changes of values are lines like any other. */
const FEW_VALUES = 3;

export interface GroupedLines {
  /** Matchdays in their order, also those that are only counted again; then players and the rest. */
  readonly groups: readonly LineGroup[];
  /** Players of whom only the value changes, where they are many. */
  readonly values: readonly ImportLine[];
}

/** Groups the lines of an import by matchday. */
export function groupLines({ lines = [], reopens = [], toSettle, toSettleAgain }: Report): GroupedLines {
  const onlyValues = lines.filter(isValue);
  const values = onlyValues.length > FEW_VALUES ? onlyValues : [];
  const listed = lines.filter((line) => !values.includes(line));
  const ofLines = listed.flatMap(({ weekId }) => weekId ?? []);
  const weeks = [...new Set([...ofLines, ...reopens, ...toSettle, ...toSettleAgain])].toSorted(
    (a, b) => a - b,
  );
  const others = (['players', 'rest'] as const).map((of) => ({
    of,
    lines: listed.filter(
      ({ table, weekId }) => weekId === null && (table === 'players') === (of === 'players'),
    ),
  }));
  return {
    groups: [
      ...weeks.map((of) => ({ of, lines: listed.filter(({ weekId }) => weekId === of) })),
      ...others.filter((group) => group.lines.length > 0 || (group.of === 'players' && values.length > 0)),
    ],
    values,
  };
}

function isValue({ table, change, fields }: ImportLine): boolean {
  return table === 'players' && change === 'updated' && fields.every(({ field }) => field === 'value');
}

const CHANGES = ['added', 'updated', 'removed'] as const;

/** Changes of a table that have no line. */
export interface Unlisted {
  readonly table: string;
  readonly counts: readonly { readonly change: (typeof CHANGES)[number]; readonly count: number }[];
}

/** What the tables count beyond the lines: statistics that come, and what exceeds the lines of a table. */
export function unlistedOf({ tables, lines = [] }: Report): readonly Unlisted[] {
  return tables.flatMap((counted) => {
    const own = lines.filter(({ table }) => table === counted.table);
    // Settings are one row, and a line each.
    if (counted.table === 'competition' && own.length > 0) return [];
    const counts = CHANGES.map((change) => ({
      change,
      count: counted[change] - own.filter((line) => line.change === change).length,
    })).filter(({ count }) => count > 0);
    return counts.length === 0 ? [] : [{ table: counted.table, counts }];
  });
}
