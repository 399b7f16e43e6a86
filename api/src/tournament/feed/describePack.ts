import {
  COACH,
  type CompetitionRules,
  competitionRules,
  givesPoints,
  matchOutcome,
  scoreAppearance,
  scoreCoach,
  sumPoints,
  toPoints,
} from '@euro/game';
import { storedSettings } from '../competition/storedSettings.js';
import { clubInMatch } from './clubInMatch.js';
import type { Feed, FeedMatch } from './feed.js';

/** The content of a checked pack, as lines for an operator. */
export function describePack(feed: Feed): string[] {
  const { clubs, players, matches, matchdays, stats, pages, prizes } = feed;
  const settings = storedSettings.parse(JSON.parse(feed.settings));
  const coaches = players.filter(({ positionId }) => positionId === COACH).length;
  const groups = new Set(clubs.map(({ groupName }) => groupName)).size;
  const results = matches.filter(({ homeScore }) => homeScore !== null).length;
  const kickoffs = matches.map(({ kickoffAt }) => kickoffAt);
  const moves = players.reduce(
    (sum, { spells = [] }) => sum + spells.filter(({ fromAt }) => fromAt > 0).length,
    0,
  );
  const sides =
    settings.sides === 'clubs' ? `${clubs.length} clubs` : `${clubs.length} nations in ${groups} groups`;
  const left = players.filter(({ leftAt }) => leftAt != null).length;
  const values = feed.values ? `${feed.values.length} changes of values` : 'no changes of values';
  const scoredWeeks = new Set(stats.map(({ weekId }) => weekId));
  const scoredMatchdays = matchdayPoints(feed, competitionRules(settings), settings).filter(({ weekId }) =>
    scoredWeeks.has(weekId),
  );
  return [
    `${feed.feed} ${feed.season}${feed.brand ? `: ${feed.brand.name.en}` : ''}${feed.slug && `, at /${feed.slug}`}`,
    `  ${sides}, ${players.length - coaches} players, ${coaches} coaches, ${values}`,
    ...(moves + left === 0 ? [] : [`  ${moves} moves to a club, ${left} players who leave`]),
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
  settings = { awardedScoresCoach: false },
): MatchdayPoints[] {
  const positions = new Map(players.map(({ id, positionId }) => [id, positionId]));
  const coaches = players.filter(({ positionId }) => positionId === COACH);
  const isCoached = (clubId: number | null, match: FeedMatch) =>
    clubId !== null && coaches.some((coach) => clubInMatch(coach, match) === clubId);
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
        .filter((match) => match.weekId === weekId && givesPoints(match, settings))
        .flatMap(outcomesOf)
        .map(({ clubId, match, outcome }) =>
          isCoached(clubId, match) ? sumPoints(scoreCoach(outcome, rules)) : 0,
        ),
    ),
  }));
}

function outcomesOf(match: FeedMatch) {
  const { homeId, awayId, homeScore, awayScore } = match;
  if (homeScore === null || awayScore === null) return [];
  return [
    { clubId: homeId, match, outcome: matchOutcome(homeScore, awayScore) },
    { clubId: awayId, match, outcome: matchOutcome(awayScore, homeScore) },
  ];
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
