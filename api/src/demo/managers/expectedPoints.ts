import {
  COACH,
  type Difficulty,
  fixtureDifficulty,
  type NationRecord,
  nationRatings,
  toPoints,
} from '@euro/game';
import {
  clubInMatch,
  isSquadPlayerIn,
  type MatchNow,
  type SnapshotPlayer,
  type TournamentSnapshot,
  tournamentAt,
} from '../../tournament/index.js';

/** Matches that make a player's form, and his nation's habit of letting him play. */
const FORM = 3;
const HABIT = 2;
const FULL_TIME = 90;
/** Number of a nation's most valuable players in its rating. */
const RATED_PLAYERS = 16;

/**
 * Factor by the opponent's difficulty, the easiest first: how much more or less a player scores than against an
 * average one.
 */
const AGAINST: readonly [number, number, number, number, number] = [1.25, 1.1, 1, 0.88, 0.75];
/** Expected points of a coach by the opponent's difficulty, the easiest first. */
const COACHING: readonly [number, number, number, number, number] = [2.4, 2, 1.5, 1.1, 0.7];
/** Minimum of expected points of a player who plays. */
const MIN_POINTS = 0.1;
/** A pairing is not known yet: the nation may still take part. */
const MAYBE = 0.3;

/**
 * The expected points of each player in a matchday, by player id, as a manager who follows the tournament would
 * estimate them. It uses only data that is public at `now`: form, minutes, values, results, pairings and announced
 * line-ups.
 */
export function expectedPoints(
  snapshot: TournamentSnapshot,
  weekId: number,
  now: number,
): ReadonlyMap<number, number> {
  const { matches, appearances } = tournamentAt(snapshot, now);
  const ratings = nationRatings(nationRecords(snapshot, matches));
  const ofWeek = matches.filter(({ match }) => match.weekId === weekId);
  const isDrawn = ofWeek.every(({ homeId, awayId }) => homeId !== null && awayId !== null);
  const expected = new Map<number, number>();
  for (const player of snapshot.players.values()) {
    const own = ofWeek.find((match) => playsIn(player, match));
    const difficulty = own ? fixtureDifficulty(ratings, opponentOf(own, clubInMatch(player, own.match))) : 3;
    const chance = own ? 1 : isDrawn ? 0 : MAYBE;
    const form = (appearances.get(player.id) ?? []).slice(-FORM).map(({ points }) => toPoints(points));
    const startedMatches = matches.filter((match) => match.status !== 'scheduled' && playsIn(player, match));
    const share = minutesShare(player, startedMatches.slice(-HABIT)) * lineupFactor(player, own);
    expected.set(player.id, chance * share * Math.max(MIN_POINTS, atHisBest(player, form, difficulty)));
  }
  return expected;
}

function plays({ homeId, awayId }: MatchNow, clubId: number): boolean {
  return homeId === clubId || awayId === clubId;
}

function playsIn(player: SnapshotPlayer, { match, homeId, awayId }: MatchNow): boolean {
  return isSquadPlayerIn(player, { kickoffAt: match.kickoffAt, homeId, awayId });
}

function opponentOf({ homeId, awayId }: MatchNow, clubId: number | null): number {
  return (homeId === clubId ? awayId : homeId) ?? 0;
}

/** Points if he plays the whole match: half what he showed, half what his value promises. */
function atHisBest(
  { positionId, value }: SnapshotPlayer,
  form: readonly number[],
  difficulty: Difficulty,
): number {
  if (positionId === COACH) return COACHING[difficulty - 1] ?? 1;
  const promise = value * 0.042;
  const average = form.length === 0 ? promise : form.reduce((sum, points) => sum + points, 0) / form.length;
  return ((average + promise) / 2) * (AGAINST[difficulty - 1] ?? 1);
}

/** Share of his nation's last matches that he played, 0 to 1; 0.5 before the first. */
function minutesShare(
  { id, positionId, ban, injury }: SnapshotPlayer,
  startedMatches: readonly MatchNow[],
): number {
  if (positionId === COACH) return 1;
  if (ban || injury) return 0;
  if (startedMatches.length === 0) return 0.5;
  const minutes = startedMatches.reduce((sum, { sheet }) => sum + (sheet.get(id)?.stat?.minutes ?? 0), 0);
  return Math.min(1, 0.03 + minutes / (FULL_TIME * startedMatches.length));
}

/** Factor by the line-up announced an hour before the kick-off: starters play more, others hardly. */
function lineupFactor({ id, positionId }: SnapshotPlayer, own: MatchNow | undefined): number {
  if (own?.status !== 'scheduled' || own.sheet.size === 0 || positionId === COACH) return 1;
  return own.sheet.get(id)?.stat?.started ? 1.2 : 0.2;
}

function nationRecords({ clubs, players }: TournamentSnapshot, matches: readonly MatchNow[]): NationRecord[] {
  return [...clubs.keys()].map((clubId) => ({
    clubId,
    squadValue: [...players.values()]
      .filter((player) => player.clubId === clubId)
      .map(({ value }) => value)
      .sort((a, b) => b - a)
      .slice(0, RATED_PLAYERS)
      .reduce((sum, value) => sum + value, 0),
    results: matches.flatMap((match) => {
      const { status, homeId, homeScore, awayScore } = match;
      if (status !== 'finished' || homeScore === null || awayScore === null || !plays(match, clubId))
        return [];
      return homeId === clubId
        ? [{ for: homeScore, against: awayScore }]
        : [{ for: awayScore, against: homeScore }];
    }),
  }));
}
