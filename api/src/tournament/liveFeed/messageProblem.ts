import type { FeedProblem } from '../feed/feedProblem.js';
import { MATCHES_FILE } from '../feed/readMatches.js';
import { PLAYERS_FILE } from '../feed/readPlayers.js';
import { SPELLS_FILE } from '../feed/readSpells.js';
import { STATS_FILE } from '../feed/readStats.js';

/** Why a message is refused, and where to look: `matches[0].stats[3]`, and the column. */
export interface MessageProblem {
  readonly path: string;
  readonly column: string | null;
  readonly message: string;
}

/** Says that the transaction must be undone because of `problems`. */
export class MessageRefusal extends Error {
  constructor(readonly problems: readonly MessageProblem[]) {
    super('The message is refused.');
  }
}

/** Paths of the rows that tables were read from, by file. */
export type RowPaths = Readonly<Record<string, readonly string[]>>;

const ALL: Readonly<Record<string, string>> = {
  [MATCHES_FILE]: 'matches',
  [STATS_FILE]: 'matches',
  [PLAYERS_FILE]: 'players',
  [SPELLS_FILE]: 'players',
};

/** The same problem by its place in the message instead of a file. */
export function inMessage({ file, line, column, message }: FeedProblem, paths: RowPaths): MessageProblem {
  const path = line === null ? undefined : paths[file]?.[line];
  return { path: path ?? ALL[file] ?? '', column, message };
}
