import {
  COACH,
  type CompetitionRules,
  competitionRules,
  matchOutcome,
  scoreAppearance,
  scoreCoach,
  sumPoints,
  toPoints,
} from '@euro/game';
import { storedSettings } from '../competition/storedSettings.js';
import type { Feed, FeedMatch } from './feed.js';

/** The content of a checked pack, as lines for an operator. */
export function describePack(feed: Feed): string[] {
  const { clubs, players, matches, matchdays, stats, pages, prizes } = feed;
  const settings = storedSettings.parse(JSON.parse(feed.settings));
  const coaches = players.filter(({ positionId }) => positionId === COACH).length;
  const groups = new Set(clubs.map(({ groupName }) => groupName)).size;
  const results = matches.filter(({ homeScore }) => homeScore !== null).length;
  const kickoffs = matches.map(({ kickoffAt }) => kickoffAt);
  const values = feed.values ? `${feed.values.length} changes of values` : 'no changes of values';
  const scoredWeeks = new Set(stats.map(({ weekId }) => weekId));
  const scoredMatchdays = matchdayPoints(feed, competitionRules(settings)).filter(({ weekId }) =>
    scoredWeeks.has(weekId),
  );
  return [
    `${feed.feed} ${feed.season}${feed.brand ? `: ${feed.brand.name.en}` : ''}${feed.slug && `, at /${feed.slug}`}`,
    `  ${clubs.length} nations in ${groups} groups, ${players.length - coaches} players, ${coaches} coaches, ${values}`,
    `  ${matches.length} matches in ${matchdays.length} matchdays, ${dayOf(Math.min(...kickoffs))} to ${dayOf(Math.max(...kickoffs))}; ${results} have a score`,
    `  ${stats.length} rows of statistics`,
    `  squads of ${settings.lineupSize + settings.benchSize} for ${settings.budget} million, ${settings.scoring.length} rules of points`,
    `  ${pages.length} pages, ${prizes.length / 2} prizes`,
    ...scoredMatchdays.map(
      ({ weekId, ofPlayers, ofCoaches }) =>
        `  matchday ${weekId}: points of all players ${ofPlayers}, of all coaches ${ofCoaches}`,
    ),
    ...feed.warnings.map((warning) => `Warning: ${warning}`),
  ];
}

/** The sum of all appearances' points in a matchday. */
export interface MatchdayPoints {
  readonly weekId: number;
  readonly ofPlayers: number;
  readonly ofCoaches: number;
}

/** The sum of all players' points, by matchday, for the part of the tournament that the feed contains. */
export function matchdayPoints(
  { matches, matchdays, players, stats }: Feed,
  rules: CompetitionRules,
): MatchdayPoints[] {
  const positions = new Map(players.map(({ id, positionId }) => [id, positionId]));
  const clubsWithCoach = new Set(players.flatMap((one) => (one.positionId === COACH ? [one.clubId] : [])));
  const sum = (points: readonly number[]) => toPoints(points.reduce((total, one) => total + one, 0));
  return matchdays.map(({ weekId }) => ({
    weekId,
    ofPlayers: sum(
      stats
        .filter((stat) => stat.weekId === weekId)
        .map((stat) => sumPoints(scoreAppearance(stat, positions.get(stat.playerId) ?? COACH, rules))),
    ),
    ofCoaches: sum(
      matches
        .filter((match) => match.weekId === weekId)
        .flatMap(outcomesOf)
        .map(({ clubId, outcome }) =>
          clubsWithCoach.has(clubId ?? 0) ? sumPoints(scoreCoach(outcome, rules)) : 0,
        ),
    ),
  }));
}

function outcomesOf({ homeId, awayId, homeScore, awayScore }: FeedMatch) {
  if (homeScore === null || awayScore === null) return [];
  return [
    { clubId: homeId, outcome: matchOutcome(homeScore, awayScore) },
    { clubId: awayId, outcome: matchOutcome(awayScore, homeScore) },
  ];
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
