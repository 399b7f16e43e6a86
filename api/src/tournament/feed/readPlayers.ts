import { COACH, type PositionId } from '@euro/game';
import type { FeedPlayer } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { type Cell, field, matching, millions, orEmpty, whole, words, yesNo } from './fields.js';
import { parseTable, type TableSource } from './parseTable.js';
import { CLUBS_FILE, type ClubRow } from './readClubs.js';

export const PLAYERS_FILE = 'players.csv';

const POSITIONS: readonly PositionId[] = [0, 1, 2, 3, 4];

const position = field(
  (raw): Cell<PositionId> => {
    const value = POSITIONS.find((id) => String(id) === raw);
    return value === undefined
      ? { ok: false, expected: '0 (coach), 1 (goalkeeper), 2 (defender), 3 (midfielder) or 4 (forward)' }
      : { ok: true, value };
  },
  { enum: [...POSITIONS, ...POSITIONS.map(String)] },
);

/** The columns of a row of players.csv. */
export const PLAYER_FIELDS = {
  id: whole(1, 999_999),
  club: words(1, 8),
  position,
  shirt: orEmpty(whole(1, 99)),
  name: words(1, 120),
  short: words(1, 12),
  forename: words(0, 80),
  surname: words(1, 80),
  clubName: orEmpty(words(1, 120)),
  value: millions(1, 999),
  ban: yesNo,
  injury: yesNo,
  portraitUrl: orEmpty(matching(/^(https:\/\/|\/)[^\s"'<>\\]{1,280}$/, 'an https:// address or a path')),
};

/** A player with his line in the file. */
export interface PlayerRow extends FeedPlayer {
  readonly line: number;
}

/**
 * The squads of the feed, coaches included.
 * @param others players of the competition that the source does not name
 */
export function readPlayers(
  source: TableSource,
  clubs: readonly Pick<ClubRow, 'id' | 'short'>[],
  problems: FeedProblems,
  others: readonly PlayerRow[] = [],
): PlayerRow[] {
  const clubIds = new Map(clubs.map((club) => [club.short, club.id]));
  const shorts = new Map(clubs.map((club) => [club.id, club.short]));
  const ids = new Set<number>();
  const shirts = new Set(others.map(({ clubId, shirt }) => `${shorts.get(clubId)} ${shirt}`));
  const players: PlayerRow[] = [];
  for (const row of parseTable(PLAYERS_FILE, source, PLAYER_FIELDS, problems)) {
    const { club, position: positionId, line, ...rest } = row;
    const clubId = clubIds.get(club);
    const shirt = `${club} ${row.shirt}`;
    if (ids.has(row.id)) problems.add(PLAYERS_FILE, line, 'id', `The id ${row.id} is there twice.`);
    if (clubId === undefined) problems.add(PLAYERS_FILE, line, 'club', `${club} is not in ${CLUBS_FILE}.`);
    if (row.shirt === null && positionId !== COACH) {
      problems.add(PLAYERS_FILE, line, 'shirt', 'A player needs a shirt number.');
    } else if (row.shirt !== null && shirts.has(shirt)) {
      problems.add(PLAYERS_FILE, line, 'shirt', `${club} has number ${row.shirt} twice.`);
    }
    ids.add(row.id);
    shirts.add(shirt);
    if (clubId !== undefined) players.push({ ...rest, line, clubId, positionId });
  }
  checkCoaches(clubs, [...others, ...players], problems);
  return players;
}

function checkCoaches(
  clubs: readonly Pick<ClubRow, 'id' | 'short'>[],
  players: readonly PlayerRow[],
  problems: FeedProblems,
): void {
  // A file that could not be read has its own problem already.
  if (players.length === 0) return;
  for (const club of clubs) {
    const coaches = players.filter((player) => player.clubId === club.id && player.positionId === COACH);
    const second = coaches[1];
    if (coaches.length === 0) {
      problems.add(PLAYERS_FILE, null, 'position', `${club.short} has no coach (position 0).`);
    } else if (second) {
      problems.add(PLAYERS_FILE, second.line, 'position', `${club.short} has more than one coach.`);
    }
  }
}
