import type { ProgrammeEntry } from '../../domain/programme.js';
import { loadOf, type PlannerRow } from './plannerRows.js';

/** A match is against a strong side from this difficulty on, and against a weak one up to {@link WEAK}. */
const STRONG = 4;
const WEAK = 2;

type KnownEntry = Extract<ProgrammeEntry, { kind: 'known' }>;

/** A notable point of a team's programme. */
export type Remark =
  /** The matchday that is harder than each other one, and how many men meet a strong side in it. */
  | { readonly kind: 'heaviest'; readonly weekId: number; readonly strong: number }
  /** A man who meets a strong side first and a weak one after it. */
  | {
      readonly kind: 'hardStart';
      readonly row: PlannerRow;
      readonly first: KnownEntry;
      readonly next: KnownEntry;
    };

/** The remarks on a team's programme: each kind at most once, and only for notable differences. */
export function remarksOn(rows: readonly PlannerRow[], weeks: readonly number[]): Remark[] {
  return [...heaviest(rows, weeks), ...hardStart(rows)];
}

function heaviest(rows: readonly PlannerRow[], weeks: readonly number[]): Remark[] {
  const loads = loadOf(rows, weeks).flatMap(({ weekId, mean }) => (mean === null ? [] : { weekId, mean }));
  const [first, second] = loads.sort((one, other) => other.mean - one.mean);
  if (!first || !second || rounded(first.mean) === rounded(second.mean)) return [];
  const strong = rows.filter(({ entries }) =>
    entries.some((entry) => entry.weekId === first.weekId && isKnown(entry) && entry.level >= STRONG),
  ).length;
  return strong > 0 ? [{ kind: 'heaviest', weekId: first.weekId, strong }] : [];
}

/** At the precision of the table: what looks equal there is equal. */
function rounded(mean: number): number {
  return Math.round(mean * 10);
}

/** The greatest relief; the first among equals. */
function hardStart(rows: readonly PlannerRow[]): Remark[] {
  const starts = rows.flatMap((row) => {
    const [first, next] = row.entries.filter(isKnown);
    if (!first || !next || first.level < STRONG || next.level > WEAK) return [];
    return { kind: 'hardStart' as const, row, first, next };
  });
  const [hardest] = starts.sort(
    (one, other) => other.first.level - other.next.level - (one.first.level - one.next.level),
  );
  return hardest ? [hardest] : [];
}

function isKnown(entry: ProgrammeEntry): entry is KnownEntry {
  return entry.kind === 'known';
}
