import type { HalfPoints } from '@euro/game';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { RANKING_PART, RANKING_PLACE, RankingPlaces } from '../../packed/index.js';
import type { Season } from '../../tournament/index.js';

/** Of a stored part, as SQL. */
const LAST_PLACE = `SUBSTR(places, -${RANKING_PLACE})`;

/**
 * The overall rank that a team would have with these points after the last matchday: one more than the teams above
 * it. A binary search reads the last place of some parts of the ranking, and one part whole. Null without a ranking.
 */
export async function rankWith(
  { sequelize }: Pick<Database, 'sequelize'>,
  { matchdays }: Pick<Season, 'matchdays'>,
  points: HalfPoints,
): Promise<number | null> {
  const last = matchdays.at(-1);
  if (!last || last.version === null) return null;
  const ranking = { weekId: last.weekId, version: last.version, firstWeek: matchdays[0]?.weekId ?? 0 };
  const [{ parts } = { parts: 0 }] = await select<{ readonly parts: number }>(
    sequelize,
    `SELECT COUNT(*) AS parts FROM ranking_parts
      WHERE week_id = :weekId AND version = :version AND first_week = :firstWeek`,
    ranking,
  );
  if (Number(parts) === 0) return null;
  const load = async (part: number, places: string): Promise<RankingPlaces> => {
    const [row] = await select<{ readonly places: Buffer | ArrayBuffer }>(
      sequelize,
      `SELECT ${places} AS places FROM ranking_parts
        WHERE week_id = :weekId AND version = :version AND first_week = :firstWeek AND part = :part`,
      { ...ranking, part },
    );
    return RankingPlaces.fromParts(row ? [row.places] : []);
  };
  let [from, to] = [0, Number(parts) - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const lowest = await load(middle, LAST_PLACE);
    if (lowest.pointsAt(0) > points) from = middle + 1;
    else to = middle;
  }
  return from * RANKING_PART + teamsAbove(await load(from, 'places'), points) + 1;
}

/** Teams of a part with more points. */
function teamsAbove(places: RankingPlaces, points: HalfPoints): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (places.pointsAt(middle) > points) from = middle + 1;
    else to = middle;
  }
  return from;
}
