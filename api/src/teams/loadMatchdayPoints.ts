import type { PlayerMatchday, PointLine } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import type { TournamentSnapshot } from '../tournament/index.js';
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

/**
 * The points of a matchday for the players of a lineup as they were settled, so that they add up to the team's result. Who
 * belongs to a match that is not settled for good may still play.
 */
export async function loadMatchdayPoints(
  { sequelize }: Pick<Database, 'sequelize'>,
  { snapshot, weekId, lineup }: PointsQuery,
  transaction?: Transaction,
): Promise<MatchdayPoints> {
  const ids = [...lineup.starting, ...lineup.bench];
  const [points, over] = await Promise.all([
    select<SettledPoints>(
      sequelize,
      `SELECT match_id AS matchId, player_id AS playerId, half_points AS halfPoints, minutes, lines_json AS linesJson
         FROM player_points WHERE week_id = :weekId AND player_id IN (:ids)`,
      { weekId, ids },
      transaction,
    ),
    select<{ matchId: number }>(
      sequelize,
      `SELECT match_id AS matchId FROM player_points WHERE week_id = :weekId
        GROUP BY match_id HAVING MAX(live) = 0`,
      { weekId },
      transaction,
    ),
  ]);
  return matchdayPointsOf({ snapshot, weekId, lineup }, points, over);
}

/** @param over matches that are settled for good */
export function matchdayPointsOf(
  { snapshot, weekId, lineup }: PointsQuery,
  points: readonly SettledPoints[],
  over: readonly Pick<SettledPoints, 'matchId'>[],
): MatchdayPoints {
  const ids = [...lineup.starting, ...lineup.bench];
  const clubsToCome = clubsOfOthers(snapshot, weekId, new Set(over.map(({ matchId }) => matchId)));
  const matchdays = new Map<number, PlayerMatchday>();
  const lines = new Map<number, readonly PointLine[]>();
  for (const id of ids) {
    const own = points.filter(({ playerId }) => playerId === id);
    const clubId = snapshot.players.get(id)?.clubId ?? 0;
    matchdays.set(id, {
      points: own.reduce((sum, { halfPoints }) => sum + halfPoints, 0),
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
      mayStillPlay: clubsToCome.has(clubId),
    });
    lines.set(id, own.flatMap(linesOf));
  }
  return { matchdays, lines };
}

function clubsOfOthers(
  { matches }: TournamentSnapshot,
  weekId: number,
  settled: ReadonlySet<number>,
): ReadonlySet<number | null> {
  const open = matches.filter((match) => match.weekId === weekId && !settled.has(match.id));
  return new Set(open.flatMap(({ homeId, awayId }) => [homeId, awayId]));
}

/** Rows of an earlier release don't say why: until the matchday is settled again, which is at once, they are left out. */
function linesOf({ linesJson }: SettledPoints): readonly PointLine[] {
  return linesJson === null ? [] : (JSON.parse(linesJson) as PointLine[]);
}
