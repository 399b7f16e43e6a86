/**
 * One search of the names of a competition: finds teams by any part of their name, or of a manager's name that they
 * show, whatever its case and accents. Names that change, and teams that are deleted, are seen at once.
 */
export interface NameSearch {
  /** The teams that are found, in no order; about `most` of them when there are more. */
  find(text: string, limit: number): Promise<FoundTeams>;
  /** Those of these teams that are found. */
  among(text: string, teamIds: readonly number[]): Promise<ReadonlySet<number>>;
}

export interface FoundTeams {
  readonly teamIds: readonly number[];
  readonly isAll: boolean;
}
