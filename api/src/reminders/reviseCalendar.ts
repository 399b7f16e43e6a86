import type { Catalogue } from '../catalogue/index.js';
import type { AppContext } from '../context.js';

/** A deadline with its history, as calendars want to know it. */
export interface CalendarDeadline {
  readonly weekId: number;
  /** Epoch milliseconds of game time. */
  readonly deadlineAt: number;
  /** How often it moved. */
  readonly sequence: number;
  /** When it became known or last moved, epoch milliseconds of real time. */
  readonly changedAt: number;
}

type Told = Pick<Catalogue['matchdays'][number], 'weekId' | 'deadlineAt'>;

/** All deadlines in order, with what the calendar told of them before brought up to date. */
export async function reviseCalendar(
  context: Pick<AppContext, 'models' | 'realNow' | 'withTransaction'>,
  competitionId: number,
  matchdays: readonly Told[],
): Promise<CalendarDeadline[]> {
  const { models, realNow, withTransaction } = context;
  const load = { where: { competitionId }, raw: true } as const;
  const known = await models.CalendarEntry.findAll(load);
  if (matchdays.every((told) => known.some((entry) => isSame(entry, told)))) {
    return matchdays.map((told) => revise(told, known, 0));
  }
  return withTransaction(async (transaction) => {
    // Whoever comes second sees here what the first one wrote.
    const entries = await models.CalendarEntry.findAll({ ...load, transaction, lock: true });
    const revised = matchdays.map((told) => revise(told, entries, realNow()));
    await models.CalendarEntry.bulkCreate(
      revised.map((deadline) => ({ competitionId, ...deadline })),
      { updateOnDuplicate: ['deadlineAt', 'sequence', 'changedAt'], transaction },
    );
    return revised;
  });
}

function isSame(entry: Told, { weekId, deadlineAt }: Told): boolean {
  return entry.weekId === weekId && Number(entry.deadlineAt) === deadlineAt;
}

function revise(told: Told, entries: readonly CalendarDeadline[], now: number): CalendarDeadline {
  const { weekId, deadlineAt } = told;
  const entry = entries.find((candidate) => candidate.weekId === weekId);
  if (!entry) return { weekId, deadlineAt, sequence: 0, changedAt: now };
  const { sequence, changedAt } = entry;
  if (isSame(entry, told)) return { weekId, deadlineAt, sequence, changedAt: Number(changedAt) };
  return { weekId, deadlineAt, sequence: sequence + 1, changedAt: now };
}
