import type { ParsedQueryOf } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { BaseContext } from '../../../infra/context.js';
import { select } from '../../../infra/db/select.js';
import { lastScoredWeek, type TournamentSnapshot } from '../../../tournament/index.js';
import { indexRange, StoredRanking } from '../../rankings/index.js';
import { chooseRanking } from './chooseRanking.js';

/** Places of one step. */
const STEP = 500;

/** A published ranking with the number of its teams; null where there is none. */
export type ExportedRanking = Parameters<typeof StoredRanking.open>[1] | null;

/** A place with the team and its owner, whether or not the team shows a name. */
export interface PlaceRow {
  readonly rank: number;
  readonly teamId: number;
  readonly team: string;
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly points: number;
  readonly weekPoints: number;
}

/** The ranking that an export asks for, as it is published now. */
export function rankingToExport(
  snapshot: TournamentSnapshot,
  now: number,
  { type, weekId }: Pick<ParsedQueryOf<'GET admin/exports/ranking'>, 'type' | 'weekId'>,
): ExportedRanking {
  const { competition, matchdays } = snapshot;
  const { settings } = competition;
  const facts = { matchdays, lastScoredWeek: lastScoredWeek(snapshot, now), settings };
  const { ranking } = chooseRanking(type, { weekId }, facts);
  return ranking && publishedRanking(snapshot, ranking);
}

/** The published version of a ranking after a matchday; null while it has no points. */
export function publishedRanking(
  { competition, matchdays }: TournamentSnapshot,
  { weekId, firstWeek }: { readonly weekId: number; readonly firstWeek: number },
): ExportedRanking {
  const { version = null, teams = 0 } = matchdays.find((matchday) => matchday.weekId === weekId) ?? {};
  return version === null ? null : { competitionId: competition.id, weekId, firstWeek, version, teams };
}

/**
 * The places of a ranking, the best first, in batches; nothing without one. Teams that were deleted are left out.
 * @param lastRank of the places; all when left out
 * @throws RankingReplaced when its matchday is counted again meanwhile
 */
export async function* eachPlace(
  context: BaseContext,
  ranking: ExportedRanking,
  lastRank = Number.POSITIVE_INFINITY,
): AsyncGenerator<PlaceRow[]> {
  if (!ranking) return;
  const whole = await StoredRanking.open(context, ranking);
  for (let from = 0; from < whole.length; from += STEP) {
    const places = await whole.placesAt(indexRange(from, Math.min(from + STEP, whole.length)));
    const wanted = places.filter(({ rank }) => rank <= lastRank);
    if (wanted.length === 0) return;
    const teams = await loadTeams(
      context,
      wanted.map(({ teamId }) => teamId),
    );
    yield wanted.flatMap(({ teamId, rank, points, weekPoints }) => {
      const team = teams.get(teamId);
      return team ? [{ ...team, rank, points: toPoints(points), weekPoints: toPoints(weekPoints) }] : [];
    });
  }
}

type Team = Pick<PlaceRow, 'teamId' | 'team' | 'userId' | 'firstName' | 'lastName'>;

async function loadTeams(
  { sequelize }: BaseContext,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, Team>> {
  const rows = await select<Team>(
    sequelize,
    `SELECT t.id AS teamId, t.name AS team, t.user_id AS userId, u.first_name AS firstName, u.last_name AS lastName
       FROM teams t JOIN users u ON u.id = t.user_id
      WHERE t.id IN (:teamIds) AND t.deleted_at IS NULL`,
    { teamIds },
  );
  return new Map(rows.map((row) => [row.teamId, row]));
}
