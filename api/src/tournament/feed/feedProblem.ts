/** Why a feed is refused, and where to look: a file, its line (1 is the header) and the column. */
export interface FeedProblem {
  readonly file: string;
  readonly line: number | null;
  readonly column: string | null;
  readonly message: string;
}

/** Collects problems, so that an operator can fix all of them in one go. */
export class FeedProblems {
  readonly list: FeedProblem[] = [];

  add(file: string, line: number | null, column: string | null, message: string): void {
    this.list.push({ file, line, column, message });
  }
}

/** One line for people: `stats.csv, line 12, column minutes: …`. */
export function describeProblem({ file, line, column, message }: FeedProblem): string {
  const place = [file, line === null ? null : `line ${line}`, column === null ? null : `column ${column}`];
  return `${place.filter((part) => part !== null).join(', ')}: ${message}`;
}
