import { groupBy } from '../../infra/groupBy.js';

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
  /** Files without any row that could be read: what refers to their rows is wrong for that reason alone. */
  readonly #unreadable = new Set<string>();

  add(file: string, line: number | null, column: string | null, message: string): void {
    this.list.push({ file, line, column, message });
  }

  /** A problem of the whole file, which has no rows therefore. */
  addUnreadable(file: string, line: number | null, column: string | null, message: string): void {
    this.#unreadable.add(file);
    this.add(file, line, column, message);
  }

  /** What an operator has to mend first, each kind of mistake at most five times and then counted. */
  report(): FeedProblem[] {
    const causes = this.list.filter(({ file }) => this.#unreadable.size === 0 || this.#unreadable.has(file));
    return countRepeated(causes);
  }
}

const SHOWN = 5;

function countRepeated(problems: readonly FeedProblem[]): FeedProblem[] {
  const byKind = groupBy(problems, ({ file, column, message }) =>
    JSON.stringify([file, column, message.replace(/"[^"]*"|\d+/g, '…')]),
  );
  return [...byKind.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length <= SHOWN) return alike;
    const message = `${alike.length - SHOWN} more of the same kind.`;
    return [...alike.slice(0, SHOWN), { file: first.file, line: null, column: first.column, message }];
  });
}

/** One line for people: `stats.csv, line 12, column minutes: …`. */
export function describeProblem({ file, line, column, message }: FeedProblem): string {
  const place = [file, line === null ? null : `line ${line}`, column === null ? null : `column ${column}`];
  return `${place.filter((part) => part !== null).join(', ')}: ${message}`;
}
