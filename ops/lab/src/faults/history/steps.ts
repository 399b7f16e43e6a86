/** Steps until the first one comes again. */
export const STEPS = 24;

/** A correction that a worker settles. */
export interface Step {
  readonly step: number;
  /** Before it was made: no answer before that may show it. */
  readonly from: number;
}
