/** Who does something that goes into the audit log, and why. */
export interface Actor {
  /** The user; null for the command line. */
  readonly actorId: number | null;
  readonly reason: string;
}
