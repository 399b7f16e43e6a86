/**
 * Data that is shown to everybody straight from the database instead of the tournament's snapshot:
 * - `names`: names and badges of teams and of their managers
 */
export type TrackedData = 'names';

/** Number of this process's transactions that may have changed data, by kind of data. */
export interface DataChanges extends Readonly<Record<TrackedData, number>> {
  /** Any data: transactions that do not declare what they touch, or whose outcome is unknown. */
  readonly everything: number;
}

export const NO_CHANGES: DataChanges = { everything: 0, names: 0 };
