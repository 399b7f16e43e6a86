import { playMatches, toPoints } from '@euro/game';
import { type LeagueFacts, matchdayTable, overallTable, type TableRow } from '../leagueTable.js';

/** Teams that are named when several are equal. */
const MAX_NAMED = 3;
/** Duels of a round that are listed. */
const MAX_DUELS = 10;

/** Teams that share a place; the first of them by id, and how many there are. */
export interface PlaceFacts {
  readonly teamIds: readonly number[];
  readonly count: number;
  readonly points: number;
}

/** A duel of a head-to-head league; without `away` against the league's average. */
export interface DuelFacts {
  readonly home: number;
  readonly away: number | null;
  readonly homePoints: number;
  readonly awayPoints: number;
}

/** The result of a matchday in a league, as it is stored: teams by id, because names may change or be hidden later. */
export interface ResultFacts {
  /** The teams with the most points of the matchday. */
  readonly winners: PlaceFacts;
  /** First in the table after it. */
  readonly leaders: PlaceFacts;
  /** The team that gained the most places; of several the one ranked highest now. Null when no team climbed. */
  readonly climber: { readonly teamId: number; readonly places: number; readonly rank: number } | null;
  readonly duels: readonly DuelFacts[];
  readonly duelCount: number;
}

/** The result of a matchday; null when fewer than two teams of the league played it, or the league starts later. */
export function resultFacts(facts: LeagueFacts, weekId: number): ResultFacts | null {
  const { members, fixtures, weeks, pointsOf } = facts;
  if (!weeks.includes(weekId) || members.filter((team) => team.weekId <= weekId).length < 2) return null;
  const table = overallTable(facts, weekId);
  const duels = playMatches(
    fixtures.filter((match) => match.weekId === weekId),
    pointsOf,
  );
  return {
    winners: firstOf(matchdayTable(facts, weekId)),
    leaders: firstOf(table),
    climber: climberOf(table),
    duels: duels.slice(0, MAX_DUELS).map(({ homeTeamId, awayTeamId, homePoints, awayPoints }) => ({
      home: homeTeamId,
      away: awayTeamId,
      homePoints: toPoints(homePoints),
      awayPoints: toPoints(awayPoints),
    })),
    duelCount: duels.length,
  };
}

function firstOf(rows: readonly TableRow[]): PlaceFacts {
  const first = rows.filter(({ rank }) => rank === 1);
  return {
    teamIds: first.slice(0, MAX_NAMED).map(({ team }) => team.teamId),
    count: first.length,
    points: first[0]?.points ?? 0,
  };
}

function climberOf(rows: readonly TableRow[]): ResultFacts['climber'] {
  const highest = Math.max(0, ...rows.map(({ move }) => move ?? 0));
  const climber = rows.find(({ move }) => highest > 0 && move === highest);
  return climber ? { teamId: climber.team.teamId, places: highest, rank: climber.rank } : null;
}

/** Every team that a result names. */
export function teamsOf({ winners, leaders, climber, duels }: ResultFacts): number[] {
  const ids = [
    ...winners.teamIds,
    ...leaders.teamIds,
    ...(climber ? [climber.teamId] : []),
    ...duels.flatMap(({ home, away }) => (away === null ? [home] : [home, away])),
  ];
  return [...new Set(ids)];
}
