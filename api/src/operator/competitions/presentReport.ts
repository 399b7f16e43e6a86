import type { PackImport } from '@euro/api-contract';
import { isMoment } from '../../infra/db/writeRows.js';
import type { Feed, ImportReport } from '../../tournament/index.js';

type Report = NonNullable<PackImport['report']>;
type Lines = NonNullable<Report['lines']>;

/** Edits that are named. */
const MAX_EDITS = 60;
/** Characters of a text before and after. */
const MAX_TEXT = 80;

/** The report of an import for the desk. */
export function presentReport(report: ImportReport, feed: Pick<Feed, 'places'>): Report {
  const said = new Set(report.warnings);
  return {
    competitionFeed: report.feed,
    seasonId: report.season,
    isDraft: report.isDraft,
    changes: report.changes,
    tables: report.tables.map(({ examples: _, ...table }) => ({
      ...table,
      addedNames: [...table.addedNames],
      removedNames: [...table.removedNames],
      updates: [...table.updates],
    })),
    moves: [...report.moves],
    lines: report.lines.map(presentLine),
    edits: report.edits.slice(0, MAX_EDITS),
    warnings: [...report.warnings],
    places: (feed.places ?? []).filter(({ warning }) => said.has(warning)),
    toSettle: [...report.toSettle],
    toSettleAgain: [...report.toSettleAgain],
    closes: report.closes.map(({ weekId, before, deadlineAt }) => ({
      weekId,
      from: new Date(before).toISOString(),
      to: new Date(deadlineAt).toISOString(),
    })),
    reopens: [...report.reopens],
    teams: report.teams && { ...report.teams, movers: [...report.teams.movers] },
  };
}

function presentLine({ matchId: _, fields, ...line }: ImportReport['lines'][number]): Lines[number] {
  return {
    ...line,
    fields: fields.map(({ field, from, to }) => {
      const show = isMoment(field) ? isoOf : shorten;
      return { field, from: show(from), to: show(to) };
    }),
  };
}

/** Pages are long. */
function shorten(value: Value): Value {
  return typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
}

type Value = string | number | boolean | null;

/** Drivers answer moments as they like; 0 means none. */
function isoOf(value: Value): string | null {
  return Number(value) > 0 ? new Date(Number(value)).toISOString() : null;
}
