import type { Match } from '@euro/api-contract';
import { isPlayedInMatchday } from '@euro/game';

/** A nation's match seen from its own side. */
export interface Fixture {
  readonly match: Match;
  readonly opponent: { readonly id: number; readonly short: string };
  readonly home: boolean;
}

/** The nation's match of a matchday; null when it has none, or its opponent is undecided. */
export function fixtureOf(clubId: number, weekId: number | null, matches: readonly Match[]): Fixture | null {
  const match = matches.find(
    (one) =>
      one.weekId === weekId &&
      (one.homeId?.id === clubId || one.awayId?.id === clubId) &&
      isPlayedInMatchday(one),
  );
  return match === undefined ? null : fixtureIn(match, clubId);
}

/** The nation's coming matches, soonest first, at `now` in epoch ms. */
export function comingFixtures(clubId: number, matches: readonly Match[], now: number): Fixture[] {
  return matches
    .filter((match) => {
      const { date, homeId, awayId } = match;
      const isOwn = homeId?.id === clubId || awayId?.id === clubId;
      return isOwn && Date.parse(date) > now && isPlayedInMatchday(match);
    })
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
    .flatMap((match) => fixtureIn(match, clubId) ?? []);
}

function fixtureIn(match: Match, clubId: number): Fixture | null {
  const home = match.homeId?.id === clubId;
  const opponent = home ? match.awayId : match.homeId;
  return opponent === null ? null : { match, opponent, home };
}

/** A match, with those of the given players that play in it. */
export interface OwnMatch<P> {
  readonly match: Match;
  readonly players: readonly P[];
}

/**
 * Matches of a matchday in order of kick-off, each with those of the given players that play in it; matches without any
 * are left out when `onlyOwn`.
 */
export function ownMatches<P extends { readonly clubId: number }>(
  matches: readonly Match[],
  weekId: number,
  players: readonly P[],
  { onlyOwn }: { readonly onlyOwn: boolean },
): OwnMatch<P>[] {
  return matches
    .filter((match) => match.weekId === weekId)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id)
    .map((match) => ({
      match,
      players: players.filter(({ clubId }) => clubId === match.homeId?.id || clubId === match.awayId?.id),
    }))
    .filter((ownMatch) => !onlyOwn || ownMatch.players.length > 0);
}

/** Things that happen at a moment, by calendar day in the given time zone (the viewer's when left out). */
export interface DayGroup<T> {
  /** The moment of the day's first thing. */
  readonly date: string;
  readonly items: readonly T[];
}

/** Groups matches by the viewer's day; their order stays. */
export function groupByDay<P>(matches: readonly OwnMatch<P>[], timeZone?: string): DayGroup<OwnMatch<P>>[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const groups: { key: string; date: string; items: OwnMatch<P>[] }[] = [];
  for (const ownMatch of matches) {
    const key = day.format(new Date(ownMatch.match.date));
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(ownMatch);
    else groups.push({ key, date: ownMatch.match.date, items: [ownMatch] });
  }
  return groups.map(({ date, items }) => ({ date, items }));
}
