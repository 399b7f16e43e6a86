/**
 * Finds the teams of a competition by any part of their name, or of a manager's name that they show, whatever its case and
 * accents. Names that change, and teams that are deleted, are seen at once.
 */
export interface NameSearch {
  /** Ids of all teams that are found, in no order; null when there are more than `most`. */
  find(text: string, most: number): Promise<readonly number[] | null>;
  /** Those of these teams that are found. */
  among(text: string, teamIds: readonly number[]): Promise<ReadonlySet<number>>;
}
