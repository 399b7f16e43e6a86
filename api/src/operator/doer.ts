/** Who does something that the audit log will tell of, and why. */
export interface Doer {
  /** The user; null for the command line. */
  readonly actorId: number | null;
  readonly reason: string;
}
