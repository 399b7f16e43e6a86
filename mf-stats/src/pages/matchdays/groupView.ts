import type { Club, Match } from '@euro/api-contract';
import {
  type GroupCriterion,
  type GroupPhase,
  type GroupRow,
  groupTables,
  type TableCriterion,
} from '@euro/game';

/** The groups as the page draws them. */
export interface GroupView {
  readonly tables: GroupPhase['tables'];
  /** Every group has played all its matches: qualification is final. */
  readonly isOver: boolean;
}

/**
 * The present tables of all groups. No row is marked as qualifying before its group has played, and no third place
 * before every group has: until then the order means nothing.
 */
export function groupView(
  matches: readonly Match[],
  clubs: readonly Club[],
  order?: GroupCriterion | readonly TableCriterion[],
): GroupView {
  const { tables } = groupTables(matches, clubs, order);
  const hasPlayed = ({ rows }: { readonly rows: readonly GroupRow[] }) =>
    rows.some(({ played }) => played > 0);
  const havePlayed = tables.every(hasPlayed);
  const through = ({ through: place }: GroupRow, isStarted: boolean) =>
    isStarted && (place === 'direct' || havePlayed) ? place : null;
  return {
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({ ...row, through: through(row, hasPlayed(table)) })),
    })),
    isOver: tables.length > 0 && tables.every(({ isComplete }) => isComplete),
  };
}
