import { isAwaited, isDecidedUnplayed, type PlayerMatchday, type PointLine } from '@euro/game';
import type { Database } from '../infra/db/database.js';
import type { JsonPart } from '../infra/db/jsonPart.js';
import { isSquadPlayerIn, type TournamentSnapshot } from '../tournament/index.js';
import type { StoredLineup } from './storedLineup.js';

/** Points of some players in one matchday, by player id, with the rules that gave them. */
export interface MatchdayPoints {
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly lines: ReadonlyMap<number, readonly PointLine[]>;
}

interface PointsQuery {
  readonly snapshot: TournamentSnapshot;
  readonly weekId: number;
  readonly lineup: Pick<StoredLineup, 'starting' | 'bench'>;
}

interface SettledPoints {
  readonly matchId: number;
  readonly playerId: number;
  readonly halfPoints: number;
  readonly minutes: number;
  readonly linesJson: string | null;
}

/** The settled points of the players `:playerIds` in the matchday `:weekId`. */
export const SETTLED_POINTS: JsonPart<SettledPoints> = {
  columns: {
    matchId: 'k.match_id',
    playerId: 'k.player_id',
    halfPoints: 'k.half_points',
    minutes: 'k.minutes',
    linesJson: 'k.lines_json',
  },
  key: 'k.match_id * 1000000000 + k.player_id',
  from: 'player_points k WHERE k.week_id = :weekId AND k.player_id IN (:playerIds)',
};

/**
 * The points of a matchday for the players of a lineup as they were settled, so that they add up to the team's result.
 * Who belongs to a match that is not settled for good may still play, unless it is called off, awarded or postponed.
 * @param over matches that are settled for good
 */
export function matchdayPointsOf(
  { snapshot, weekId, lineup }: PointsQuery,
  points: readonly SettledPoints[],
  over: readonly Pick<SettledPoints, 'matchId'>[],
): MatchdayPoints {
  const ids = [...lineup.starting, ...lineup.bench];
  const settledIds = new Set(over.map(({ matchId }) => matchId));
  const { settings } = snapshot.competition;
  // A match that nobody plays in this matchday is never settled, and nobody waits for it.
  const open = snapshot.matches.filter(
    (match) =>
      match.weekId === weekId &&
      !settledIds.has(match.id) &&
      isAwaited(match, settings) &&
      !isDecidedUnplayed(match),
  );
  const matchdays = new Map<number, PlayerMatchday>();
  const lines = new Map<number, readonly PointLine[]>();
  for (const id of ids) {
    const own = points.filter(({ playerId }) => playerId === id);
    const player = snapshot.players.get(id);
    matchdays.set(id, {
      points: own.reduce((sum, { halfPoints }) => sum + halfPoints, 0),
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
      mayStillPlay: open.some((match) => isSquadPlayerIn(player, match)),
    });
    lines.set(id, own.flatMap(linesOf));
  }
  return { matchdays, lines };
}

/**
 * Rows of an earlier release have no explanation; it is left out until the matchday is settled again, which is due
 * immediately.
 */
function linesOf({ linesJson }: SettledPoints): readonly PointLine[] {
  return linesJson === null ? [] : (JSON.parse(linesJson) as PointLine[]);
}

interface SettledMatch {
  readonly matchId: number;
}

/** Matches of the matchday `:weekId` that are settled for good. */
export const SETTLED_MATCHES: JsonPart<SettledMatch> = {
  columns: { matchId: 'o.match_id' },
  key: 'o.match_id',
  from: `(SELECT match_id FROM player_points WHERE week_id = :weekId
           GROUP BY match_id HAVING MAX(live) = 0) o`,
};

/** Versions that are remembered: those shown of the matchdays of several competitions. */
const MAX_CACHED = 100;
const cacheByDatabase = new WeakMap<Database['models'], Map<string, readonly SettledMatch[]>>();

/**
 * The matches that are settled for good under a version of a matchday, for all who ask: points and version change in
 * one transaction, and no version comes twice.
 */
export function settledMatches({ models }: Pick<Database, 'models'>, weekId: number, version: number | null) {
  const cache = cacheByDatabase.get(models) ?? new Map<string, readonly SettledMatch[]>();
  cacheByDatabase.set(models, cache);
  const name = `${weekId} ${version}`;
  return {
    /** Null when they are not cached. */
    cached: cache.get(name) ?? null,
    /** Stores matches; call it only if the version did not change during the read. */
    remember(matches: readonly SettledMatch[]): void {
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(name, matches);
    },
  };
}
