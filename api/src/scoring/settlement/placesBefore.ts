import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { Database } from '../../infra/db/database.js';
import { RankingPlaces } from '../../packed/index.js';
import type { MatchdayRow } from './loadMatchday.js';

/** Places of teams in a ranking after the previous matchday, by team id. */
export class PlacesBefore {
  private readonly points: Int32Array;
  private readonly ranks: Int32Array;

  constructor(places: RankingPlaces) {
    let highest = 0;
    for (let index = 0; index < places.length; index += 1) highest = Math.max(highest, places.teamAt(index));
    this.points = new Int32Array(highest + 1);
    this.ranks = new Int32Array(highest + 1);
    for (let index = 0; index < places.length; index += 1) {
      const teamId = places.teamAt(index);
      this.points[teamId] = places.pointsAt(index);
      this.ranks[teamId] = places.rankAt(index);
    }
  }

  /** Half points; 0 for a team that was not in it. */
  pointsOf(teamId: number): number {
    return this.points[teamId] ?? 0;
  }

  /** 0 for a team that was not in it. */
  rankOf(teamId: number): number {
    return this.ranks[teamId] ?? 0;
  }
}

/**
 * Places of teams after the previous matchday, by the first matchday of each ranking that continues; null when that
 * matchday was settled without these rankings and has to be settled again first.
 */
export async function loadPlacesBefore(
  context: GameContext,
  { weekId, version, teams }: Pick<MatchdayRow, 'weekId' | 'version' | 'teams'>,
  firstWeeks: readonly number[],
  transaction: Transaction | null = null,
): Promise<ReadonlyMap<number, PlacesBefore> | null> {
  const before = new Map<number, PlacesBefore>();
  for (const firstWeek of firstWeeks) {
    const places = await loadPlaces(context, { weekId, version: version ?? 0, firstWeek }, transaction);
    if (places.length !== (teams ?? 0)) return null;
    before.set(firstWeek, new PlacesBefore(places));
  }
  return before;
}

interface StoredRanking {
  readonly weekId: number;
  readonly version: number;
  readonly firstWeek: number;
}

/** A whole stored ranking, for the next settlement; without places when there is none. */
async function loadPlaces(
  { sequelize }: Pick<Database, 'sequelize'>,
  { weekId, version, firstWeek }: StoredRanking,
  transaction: Transaction | null,
): Promise<RankingPlaces> {
  const parts = await sequelize.query<{ places: Buffer | ArrayBuffer }>(
    `SELECT places FROM ranking_parts
      WHERE week_id = :weekId AND version = :version AND first_week = :firstWeek ORDER BY part`,
    { type: QueryTypes.SELECT, replacements: { weekId, version, firstWeek }, transaction },
  );
  return RankingPlaces.fromParts(parts.map(({ places }) => places));
}
