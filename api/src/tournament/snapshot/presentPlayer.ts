import type { Player, PointLine as PointLineJson } from '@euro/api-contract';
import { type HalfPoints, isDecidedUnplayed, type PointLine, toMillions, toPoints } from '@euro/game';
import { clubInMatch } from '../feed/clubInMatch.js';
import { eliminatedClubs } from './eliminatedClubs.js';
import { appearancesSoFar } from './explainedPoints.js';
import { cardStandings, isBanned } from './isBanned.js';
import { isInjured, newsOf } from './newsOf.js';
import { hasPlayed } from './scoreSheet.js';
import { cacheResult } from './snapshotCache.js';
import { squadMoment, squadPlaceOf } from './squadPlaceOf.js';
import type { Appearance, SnapshotMatch, SnapshotPlayer, TournamentSnapshot } from './tournamentSnapshot.js';
import { knownSides, lastScoredWeek } from './visibility.js';

/** Matchdays that make a player's form. */
const FORM_MATCHDAYS = 3;

/** The public view of a player at `now`; cached until something new becomes known, for all teams that have him. */
export function presentPlayer(snapshot: TournamentSnapshot, player: SnapshotPlayer, now: number): Player {
  const cache = cacheResult(snapshot, now, 'presented players', () => new Map<number, Player>());
  const cachedPlayer = cache.get(player.id) ?? buildPlayer(snapshot, player, now);
  cache.set(player.id, cachedPlayer);
  return cachedPlayer;
}

function buildPlayer(snapshot: TournamentSnapshot, player: SnapshotPlayer, now: number): Player {
  const appearances = appearancesSoFar(snapshot, player.id, now);
  const weeks = pointsByWeek(appearances);
  const { clubId, shirt, hasLeft } = squadPlaceOf(snapshot, player, now) ?? { ...player, hasLeft: false };
  return {
    id: player.id,
    feedId: player.feedId ?? player.id,
    name: player.name,
    short: player.short,
    forename: player.forename,
    surname: player.surname,
    positionId: player.positionId,
    clubId,
    shirt,
    value: toMillions(player.value),
    ban: isBanned(snapshot, player, now) ? 1 : 0,
    injury: isInjured(player, now) ? 1 : 0,
    eliminated: hasLeft || eliminatedClubs(snapshot, now).has(clubId),
    form: formOf(appearances),
    points: toPoints([...weeks.values()].reduce((sum, points) => sum + points, 0)),
    stats: presentWeeks(weeks),
    popularity: popularityOf(snapshot, player.id, now),
    portraitUrl: player.portraitUrl,
    info: player.clubName,
    upcomingMatches: upcomingMatches(snapshot, (match) => clubInMatch(player, match), now),
    ...(hasLeft && { leftAt: new Date(Number(player.leftAt)).toISOString() }),
    ...presentClubs(snapshot, player, now),
    news: newsOf(player, now) ?? undefined,
    cards: presentCards(snapshot, player.id, now),
  };
}

function presentCards(snapshot: TournamentSnapshot, playerId: number, now: number): Player['cards'] {
  const standing = cardStandings(snapshot, now).get(playerId);
  if (!standing) return undefined;
  const { kind, match } = standing;
  const homeId = presentClubRef(snapshot, match.homeId);
  return { kind, match: { id: match.match.id, homeId, awayId: presentClubRef(snapshot, match.awayId) } };
}

/** His clubs one after the other, where there are several or he has left the last. */
function presentClubs(
  { matchdays }: TournamentSnapshot,
  { clubId: onlyId, shirt: onlyShirt, spells, leftAt }: SnapshotPlayer,
  now: number,
): Pick<Player, 'clubs'> {
  const at = squadMoment(matchdays, now);
  const all = spells.length === 0 ? [{ fromAt: 0, clubId: onlyId, shirt: onlyShirt }] : spells;
  const known = all.filter(({ fromAt }) => fromAt <= at);
  const hasLeft = leftAt !== null && leftAt <= at;
  if (known.length < 2 && !hasLeft) return {};
  return {
    clubs: known.map(({ fromAt, clubId, shirt }) => ({
      from: fromAt === 0 ? null : new Date(fromAt).toISOString(),
      clubId,
      shirt,
    })),
  };
}

/** Half points per matchday with points, those of a card on the bench too. */
export function pointsByWeek(appearances: readonly Appearance[]): ReadonlyMap<number, HalfPoints> {
  const weeks = new Map<number, HalfPoints>();
  for (const { match, points } of appearances)
    weeks.set(match.weekId, (weeks.get(match.weekId) ?? 0) + points);
  return weeks;
}

export function presentWeeks(weeks: ReadonlyMap<number, HalfPoints>): { weekId: number; points: number }[] {
  return [...weeks].map(([weekId, points]) => ({ weekId, points: toPoints(points) }));
}

/** Mean points of the last matchdays played, one decimal; running matches don't count. */
export function formOf(appearances: readonly Appearance[]): number {
  const weeks = pointsByWeek(appearances.filter((one) => !one.live && hasPlayed(one)));
  const last = [...weeks.values()].slice(-FORM_MATCHDAYS);
  if (last.length === 0) return 0;
  return Math.round((toPoints(last.reduce((sum, points) => sum + points, 0)) / last.length) * 10) / 10;
}

/** Share of the teams that held him in the last matchday with points, in percent, one decimal. */
export function popularityOf(snapshot: TournamentSnapshot, playerId: number, now: number): number {
  const weekId = lastScoredWeek(snapshot, now);
  return weekId === null ? 0 : shareOfTeams(snapshot, playerId, weekId);
}

/** Share of the teams that held a player in a matchday, in percent, one decimal. */
export function shareOfTeams(
  { matchdays, popularity }: Pick<TournamentSnapshot, 'matchdays' | 'popularity'>,
  playerId: number,
  weekId: number,
): number {
  const teams = matchdays.find((matchday) => matchday.weekId === weekId)?.teams ?? 0;
  if (teams === 0) return 0;
  const holders = popularity.get(weekId)?.get(playerId)?.teams ?? 0;
  return Math.round((holders / teams) * 1000) / 10;
}

export function presentLines(lines: readonly PointLine[]): PointLineJson[] {
  return lines.map(({ rule, stat, points }) => ({ rule, stat, points: toPoints(points) }));
}

/**
 * Matches before their kick-off whose pairing is known.
 * @param clubIn the club whose match it would be; null for none
 */
export function upcomingMatches(
  snapshot: TournamentSnapshot,
  clubIn: (match: SnapshotMatch) => number | null,
  now: number,
): Player['upcomingMatches'] {
  return snapshot.matches.flatMap((match) => {
    if (match.kickoffAt <= now) return [];
    const { homeId, awayId } = knownSides(match, now);
    if (match.state === 'postponed' || isDecidedUnplayed(match)) return [];
    const clubId = clubIn(match);
    if (homeId !== clubId && awayId !== clubId) return [];
    const home = presentClubRef(snapshot, homeId);
    const away = presentClubRef(snapshot, awayId);
    if (!home || !away) return [];
    const { id, weekId, kickoffAt } = match;
    return [{ id, weekId, date: new Date(kickoffAt).toISOString(), homeId: home, awayId: away }];
  });
}

export function presentClubRef({ clubs }: Pick<TournamentSnapshot, 'clubs'>, id: number | null) {
  const club = id === null ? undefined : clubs.get(id);
  return club ? { id: club.id, short: club.short } : null;
}
