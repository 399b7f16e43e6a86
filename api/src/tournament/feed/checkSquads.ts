import { COACH, type Spell } from '@euro/game';
import { groupBy } from '../../infra/groupBy.js';
import { writeMoment } from '../../infra/text/writeMoment.js';
import type { FeedProblems } from './feedProblem.js';
import type { ClubRow } from './readClubs.js';
import type { MatchRow } from './readMatches.js';
import { PLAYERS_FILE, type PlayerRow } from './readPlayers.js';
import { SPELLS_FILE } from './readSpells.js';

const DAY = 24 * 60 * 60_000;
/** Moves and departures are at most this long before the first kick-off and after the last one. */
const MARGIN = 366 * DAY;
/** More than a player of a season can have, and what their column holds. */
const MAX_SPELLS = 40;

/** A player at a club, from a moment until another one. */
interface Stint extends Spell {
  readonly player: PlayerRow;
  /** Infinite for who stays. */
  readonly until: number;
  readonly file: string;
  /** Below 0 for rows that are stored already. */
  readonly line: number;
}

/**
 * Reports squads that can't be: clubs of a player that do not follow each other, and two players with one number, or
 * two coaches, of a club at the same time.
 */
export function checkSquads(
  players: readonly PlayerRow[],
  clubs: readonly Pick<ClubRow, 'id' | 'short'>[],
  matches: readonly Pick<MatchRow, 'kickoffAt'>[],
  problems: FeedProblems,
): void {
  const kickoffs = matches.map(({ kickoffAt }) => kickoffAt);
  const span =
    kickoffs.length === 0
      ? { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
      : { from: Math.min(...kickoffs) - MARGIN, until: Math.max(...kickoffs) + MARGIN };
  const shortOf = new Map(clubs.map(({ id, short }) => [id, short]));
  const stints = players.flatMap(stintsOf);
  for (const own of groupBy(stints, ({ player }) => player.id).values()) checkCareer(own, span, problems);
  const numbered = groupBy(stints, ({ clubId, shirt }) => (shirt === null ? '' : `${clubId} ${shirt}`));
  for (const [key, held] of numbered) {
    if (key === '') continue;
    reportOverlap(
      held,
      problems,
      'shirt',
      ({ clubId, shirt }) => `${shortOf.get(clubId)} has number ${shirt} twice`,
    );
  }
  const coaches = stints.filter(({ player }) => player.positionId === COACH);
  for (const held of groupBy(coaches, ({ clubId }) => clubId).values()) {
    reportOverlap(
      held,
      problems,
      'position',
      ({ clubId }) => `${shortOf.get(clubId)} has more than one coach`,
    );
  }
}

function stintsOf(player: PlayerRow): Stint[] {
  const { spells = [], spellLines = [], leftAt } = player;
  const all = spells.length > 0 ? spells : [{ fromAt: 0, clubId: player.clubId, shirt: player.shirt }];
  const offset = all.length - spellLines.length;
  return all.map((spell, index) => ({
    ...spell,
    player,
    until: Math.min(all[index + 1]?.fromAt ?? Number.POSITIVE_INFINITY, leftAt ?? Number.POSITIVE_INFINITY),
    file: index < offset ? PLAYERS_FILE : SPELLS_FILE,
    line: spellLines[index - offset] ?? player.line,
  }));
}

/** Clubs follow each other, within the season, until he leaves. */
function checkCareer(
  stints: readonly Stint[],
  span: { readonly from: number; readonly until: number },
  problems: FeedProblems,
): void {
  const [first] = stints;
  if (!first) return;
  const { id, leftAt, line } = first.player;
  const isOutside = (moment: number) => moment < span.from || moment > span.until;
  if (leftAt != null && isOutside(leftAt))
    problems.add(PLAYERS_FILE, line, 'leftAt', 'This is more than a year from all matches.');
  if (leftAt != null && leftAt <= first.fromAt)
    problems.add(PLAYERS_FILE, line, 'leftAt', `Player ${id} left before he came.`);
  if (stints.length > MAX_SPELLS)
    problems.add(SPELLS_FILE, first.line, 'player', `Player ${id} has more than ${MAX_SPELLS} clubs.`);
  stints.forEach((stint, index) => {
    if (stint.file !== SPELLS_FILE) return;
    const refuse = (column: string, message: string) =>
      problems.add(SPELLS_FILE, stint.line, column, message);
    const before = stints[index - 1];
    if (isOutside(stint.fromAt)) refuse('from', 'This is more than a year from all matches.');
    if (before?.fromAt === stint.fromAt) refuse('from', `Player ${id} has two clubs from this moment on.`);
    else if (before?.clubId === stint.clubId && before.shirt === stint.shirt)
      refuse('club', `Player ${id} is there already, with the same number.`);
    if (leftAt != null && stint.fromAt >= leftAt && index > 0)
      refuse('from', `Player ${id} left on ${writeMoment(leftAt)}; he has no club after that.`);
  });
}

/** Reports those of one place who are there at the same time, at the row of who came later. */
function reportOverlap(
  held: readonly Stint[],
  problems: FeedProblems,
  column: string,
  describe: (stint: Stint) => string,
): void {
  let last: Stint | undefined;
  for (const stint of held.toSorted((a, b) => a.fromAt - b.fromAt)) {
    if (stint.until <= stint.fromAt) continue;
    if (last && stint.fromAt < last.until && last.player.id !== stint.player.id) {
      const { file, line } = stint.line < 0 ? last : stint;
      const when = stint.fromAt === 0 ? '' : ` from ${writeMoment(stint.fromAt)} on`;
      const who = `players ${last.player.id} and ${stint.player.id}`;
      if (line >= 0)
        problems.add(
          file,
          line,
          file === SPELLS_FILE && column === 'position' ? 'club' : column,
          `${describe(stint)}${when}: ${who}.`,
        );
    }
    if (!last || stint.until > last.until) last = stint;
  }
}
