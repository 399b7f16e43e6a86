import type { FeedProblems } from './feedProblem.js';
import { orEmpty, utcMoment, whole, words } from './fields.js';
import { parseTable, type TableSource } from './parseTable.js';
import { CLUBS_FILE, type ClubRow } from './readClubs.js';

export const SPELLS_FILE = 'spells.csv';

/** The columns of a row of spells.csv. */
export const SPELL_FIELDS = {
  player: whole(1, 999_999),
  club: words(1, 8),
  from: utcMoment,
  shirt: orEmpty(whole(1, 99)),
};

/** A player's club from a moment on, with its line in the file. */
export interface SpellRow {
  readonly line: number;
  readonly playerId: number;
  readonly clubId: number;
  readonly fromAt: number;
  readonly shirt: number | null;
}

/** Clubs that players come to after the beginning; `readPlayers` gives each to his player. */
export function readSpells(
  source: TableSource,
  clubs: readonly Pick<ClubRow, 'id' | 'short'>[],
  problems: FeedProblems,
): SpellRow[] {
  const clubIds = new Map(clubs.map(({ short, id }) => [short, id]));
  return parseTable(SPELLS_FILE, source, SPELL_FIELDS, problems).map(
    ({ line, player, club, from, shirt }) => {
      const clubId = clubIds.get(club);
      if (clubId === undefined) problems.add(SPELLS_FILE, line, 'club', `${club} is not in ${CLUBS_FILE}.`);
      return { line, playerId: player, clubId: clubId ?? UNKNOWN, fromAt: from, shirt };
    },
  );
}

/** A club that is reported already. */
const UNKNOWN = 0;
