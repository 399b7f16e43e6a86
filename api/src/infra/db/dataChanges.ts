/**
 * What everybody is shown straight from the database, and not from the snapshot of the tournament:
 * - `names`: names and badges of teams and of their managers
 */
export type TrackedData = 'names';

/** How many transactions of this process have ended that may have changed something, by what that is. */
export interface DataChanges extends Readonly<Record<TrackedData, number>> {
  /** Whatever there is: a transaction that does not say what it touches, or whose outcome is not known. */
  readonly everything: number;
}

export const NO_CHANGES: DataChanges = { everything: 0, names: 0 };
