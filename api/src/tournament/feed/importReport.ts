import { describeUpdate, type Row, type RowChanges } from '../../infra/db/writeRows.js';
import { writeMoment } from '../../infra/text/writeMoment.js';
import type { ChangeLine } from './changeLines.js';
import type { ClosedMatchday } from './closedBy.js';
import type { FeedEdit } from './feed.js';
import type { MatchdaysToSettle } from './matchdaysToSettle.js';

/** Changes of one table by an import. */
export interface TableReport {
  readonly table: string;
  readonly added: number;
  readonly updated: number;
  readonly removed: number;
  /** Rows there are afterwards; not known of the competition itself. */
  readonly rows?: number;
  /** Some of the rows that are added and removed, by name. */
  readonly addedNames: readonly string[];
  readonly removedNames: readonly string[];
  /** Some of the changes in words; `examples` are the first of them. */
  readonly updates: readonly string[];
  readonly examples: readonly string[];
}

/** Changes of all tables. */
export interface ChangeReport {
  readonly feed: string;
  readonly season: number;
  /** It is hidden until an operator opens it. */
  readonly isDraft: boolean;
  readonly tables: readonly TableReport[];
  /** Rows added, updated and removed. */
  readonly changes: number;
  /** Changes of matches, in words. */
  readonly moves: readonly string[];
  /** Some of the changes, by row. */
  readonly lines: readonly ChangeLine[];
  /** What operators changed by hand: what holds against the feed, and what ends. */
  readonly edits: readonly FeedEdit[];
  readonly warnings: readonly string[];
}

/** What the next settlement changes in the overall ranking. */
export interface TeamsPreview {
  /** Teams whose points change, of all that take part. */
  readonly teams: number;
  readonly of: number;
  /** Teams that had a place and get another, and the greatest number of places among them. */
  readonly moved: number;
  readonly farthest: number;
  /** Some of the teams, those that move farthest first; `from` of a rank is null for a team without a place. */
  readonly movers: readonly {
    readonly teamId: number;
    readonly name: string;
    readonly points: { readonly from: number; readonly to: number };
    readonly rank: { readonly from: number | null; readonly to: number };
  }[];
}

export type ImportReport = ChangeReport &
  MatchdaysToSettle & {
    /** Deadlines that would pass at once or within the hour. */
    readonly closes: readonly ClosedMatchday[];
    /** Confirmed matchdays that would be provisional again. */
    readonly reopens: readonly number[];
    /** Only of a dry run after which matchdays are settled. */
    readonly teams: TeamsPreview | null;
  };

const EXAMPLES = 3;
const MAX_NAMES = 20;

export function tableReport(
  table: string,
  changes: RowChanges,
  rows: number,
  nameOf: (row: Row) => string,
): TableReport {
  const updates = changes.updates.slice(0, MAX_NAMES).map(describeUpdate);
  return {
    ...{ table, rows },
    added: changes.added.length,
    updated: changes.updated.length,
    removed: changes.removed.length,
    addedNames: changes.added.slice(0, MAX_NAMES).map(nameOf),
    removedNames: changes.removed.slice(0, MAX_NAMES).map(nameOf),
    updates,
    examples: updates.slice(0, EXAMPLES),
  };
}

/** The report as lines for an operator. */
export function describeImport(report: ImportReport): string[] {
  const changedTables = report.tables.filter(({ added, updated, removed }) => added + updated + removed > 0);
  return [
    `${report.feed} ${report.season}: ${report.changes} ${report.changes === 1 ? 'change' : 'changes'}`,
    ...changedTables.flatMap(({ table, added, updated, removed, examples }) => [
      `  ${table}: ${added} added, ${updated} updated, ${removed} removed`,
      ...examples.map((example) => `    ${example}`),
      ...(examples.length > 0 && updated > examples.length
        ? [`    … and ${updated - examples.length} more`]
        : []),
    ]),
    ...report.moves,
    ...report.toSettle.map(
      (week) => `Matchday ${week} gets its first points: a running portal settles it by itself.`,
    ),
    ...report.toSettleAgain.map(
      (week) => `Matchday ${week} has points already: a running portal settles it again by itself.`,
    ),
    ...report.closes.map(
      ({ weekId, deadlineAt }) => `Matchday ${weekId} closes at ${writeMoment(deadlineAt)}, within the hour.`,
    ),
    ...report.reopens.map(
      (week) => `Matchday ${week} is not confirmed any more: a match is still to be played.`,
    ),
    ...(report.teams ? describeTeams(report.teams) : []),
    ...(report.isDraft
      ? ['It is a draft, shown to nobody: open it at the desk, or import it with --open.']
      : []),
    ...report.warnings.map((warning) => `Warning: ${warning}`),
  ];
}

function describeTeams({ teams, of, moved, farthest, movers }: TeamsPreview): string[] {
  return [
    `${teams} of ${of} teams get other points, ${moved} another place, by ${farthest} at most`,
    ...movers.map(
      ({ name, points, rank }) =>
        `  ${name}: ${points.from} → ${points.to} points, place ${rank.from ?? '–'} → ${rank.to}`,
    ),
  ];
}
