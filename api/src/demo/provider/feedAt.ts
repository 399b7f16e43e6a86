import {
  clubInMatch,
  type Feed,
  type FeedMatch,
  type FeedStat,
  matchAt,
  matchStatus,
  reconstructTimeline,
  type SidedStat,
  statsSoFar,
} from '../../tournament/index.js';

const MINUTE = 60_000;

/**
 * The feed that a provider would have sent at a moment (epoch milliseconds): results of finished matches, minute,
 * score and statistics so far of running ones, line-ups from an hour before the kick-off.
 */
export function feedAt(feed: Feed, now: number): Feed {
  const states = feed.matches.map((match) => statesOfMatch(feed, match)(now));
  return {
    ...feed,
    matches: states.map(({ match }) => match),
    stats: states.flatMap(({ stats }) => stats),
  };
}

/** The state of a match and of its players' statistics at a moment. */
export interface MatchStateAt {
  readonly match: FeedMatch;
  readonly stats: readonly FeedStat[];
}

/** One match of `feedAt`, at any moment (epoch milliseconds). */
export function statesOfMatch(
  { players, stats: all }: Pick<Feed, 'players' | 'stats'>,
  match: FeedMatch,
): (now: number) => MatchStateAt {
  const playerById = new Map(players.map((player) => [player.id, player]));
  const { id: matchId, weekId } = match;
  const rows: SidedStat[] = all
    .filter((stat) => stat.matchId === matchId)
    .map(({ matchId: _, weekId: __, ...stat }) => ({
      ...stat,
      clubId: clubInMatch(playerById.get(stat.playerId), match) ?? 0,
    }));
  const timeline = reconstructTimeline(match, rows);
  return (now) => {
    const stats = statsSoFar(match, rows, now, () => timeline).map(({ clubId: _, ...stat }) => ({
      ...stat,
      matchId,
      weekId,
    }));
    if (matchStatus(match, now) === 'finished') return { match, stats };
    const { status: _, stateName: __, ...state } = matchAt(match, now, () => timeline);
    const expectedEnd = match.kickoffAt + 115 * MINUTE;
    return { match: { ...match, ...state, finishedAt: expectedEnd, isFinal: false }, stats };
  };
}
