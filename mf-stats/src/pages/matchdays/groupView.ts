import type { Club, Match } from '@euro/api-contract';
import { type GroupCriterion, type GroupPhase, type GroupRow, groupTables } from '@euro/game';

/** The groups as the page draws them. */
export interface GroupView {
  readonly tables: GroupPhase['tables'];
  /** Every group has played all its matches: who is through is sure. */
  readonly isOver: boolean;
}

/**
 * The present tables of all groups. Nobody is marked as through before his group has played, and no third before
 * every group has: until then the order says nothing.
 */
export function groupView(
  matches: readonly Match[],
  clubs: readonly Club[],
  first?: GroupCriterion,
): GroupView {
  const { tables } = groupTables(matches, clubs, first);
  const hasPlayed = ({ rows }: { readonly rows: readonly GroupRow[] }) =>
    rows.some(({ played }) => played > 0);
  const havePlayed = tables.every(hasPlayed);
  const through = ({ through: brought }: GroupRow, isStarted: boolean) =>
    isStarted && (brought === 'direct' || havePlayed) ? brought : null;
  return {
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({ ...row, through: through(row, hasPlayed(table)) })),
    })),
    isOver: tables.length > 0 && tables.every(({ isComplete }) => isComplete),
  };
}
