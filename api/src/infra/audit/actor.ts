/** The author and the reason of an audited action. */
export interface Actor {
  /** The user; null for the command line. */
  readonly actorId: number | null;
  readonly reason: string;
}
