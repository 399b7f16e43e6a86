import type { TournamentSnapshot } from '../../tournament/index.js';
import type { MailContext } from '../context.js';

/** A deadline with its history, as calendars want to know it. */
export interface CalendarDeadline {
  readonly weekId: number;
  /** Epoch milliseconds of game time. */
  readonly deadlineAt: number;
  /** Number of changes so far. */
  readonly sequence: number;
  /** When it became known or last moved, epoch milliseconds of real time. */
  readonly changedAt: number;
}

type Deadline = Pick<TournamentSnapshot['matchdays'][number], 'weekId' | 'deadlineAt'>;

/** All deadlines in order, with what the calendar showed of them before brought up to date. */
export async function reviseCalendar(
  context: Pick<MailContext, 'models' | 'realNow' | 'withTransaction'>,
  competitionId: number,
  matchdays: readonly Deadline[],
): Promise<CalendarDeadline[]> {
  const { models, realNow, withTransaction } = context;
  const load = { where: { competitionId }, raw: true } as const;
  const before = await models.CalendarEntry.findAll(load);
  if (matchdays.every((current) => before.some((entry) => isSame(entry, current)))) {
    return matchdays.map((current) => revise(current, before, 0));
  }
  return withTransaction(async (transaction) => {
    // The second of two processes sees here what the first one wrote.
    const entries = await models.CalendarEntry.findAll({ ...load, transaction, lock: true });
    const deadlines = matchdays.map((current) => revise(current, entries, realNow()));
    await models.CalendarEntry.bulkCreate(
      deadlines.map((deadline) => ({ competitionId, ...deadline })),
      { updateOnDuplicate: ['deadlineAt', 'sequence', 'changedAt'], transaction },
    );
    return deadlines;
  });
}

function isSame(entry: Deadline, { weekId, deadlineAt }: Deadline): boolean {
  return entry.weekId === weekId && Number(entry.deadlineAt) === deadlineAt;
}

function revise(current: Deadline, entries: readonly CalendarDeadline[], now: number): CalendarDeadline {
  const { weekId, deadlineAt } = current;
  const entry = entries.find((candidate) => candidate.weekId === weekId);
  if (!entry) return { weekId, deadlineAt, sequence: 0, changedAt: now };
  const { sequence, changedAt } = entry;
  if (isSame(entry, current)) return { weekId, deadlineAt, sequence, changedAt: Number(changedAt) };
  return { weekId, deadlineAt, sequence: sequence + 1, changedAt: now };
}
