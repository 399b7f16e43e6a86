import { type Booster, boosterInWeek, type Lineup } from '@euro/game';
import { QueryTypes } from 'sequelize';
import type { GameContext } from './gameContext.js';

/** A team with the lineup that holds for a matchday, and where it stood after the one before. */
export interface LinedUpTeam {
  readonly teamId: number;
  readonly createdAt: number;
  readonly lineup: Lineup;
  readonly booster: Booster | null;
  /** Half points after the matchday before. */
  readonly totalBefore: number;
  /** Overall rank after the matchday before; null without one. */
  readonly rankBefore: number | null;
}

export interface LineupRangesInput {
  readonly competitionId: number;
  readonly weekId: number;
  /** The visible version of the matchday before. */
  readonly versionBefore: number | null;
  readonly onlyPaid: boolean;
  /** Teams in one range. */
  readonly rangeSize: number;
}

interface TeamRow {
  readonly id: number;
  readonly createdAt: number;
  readonly starting: string;
  readonly bench: string;
  readonly captainId: number;
  readonly viceCaptainId: number;
  readonly bank: number | null;
  readonly tripleCaptain: number | null;
  readonly freeHit: number | null;
  readonly wildCard: number | null;
  readonly totalBefore: number | null;
  readonly rankBefore: number | null;
}

/** A lineup holds until a later one: the latest row up to the matchday is the one that counts. */
const SELECT_RANGE = `
  SELECT t.id, t.created_at AS createdAt, l.starting, l.bench, l.captain_id AS captainId,
    l.vice_captain_id AS viceCaptainId, t.bank_week AS bank, t.triple_captain_week AS tripleCaptain,
    t.free_hit_week AS freeHit, t.wild_card_week AS wildCard, p.total_half AS totalBefore, p.general_rank AS rankBefore
  FROM teams t
  JOIN team_lineups l ON l.team_id = t.id AND l.week_id =
    (SELECT MAX(x.week_id) FROM team_lineups x WHERE x.team_id = t.id AND x.week_id <= :weekId)
  LEFT JOIN team_results p ON p.week_id = :weekBefore AND p.version = :versionBefore AND p.team_id = t.id
  WHERE t.id > :after AND t.competition_id = :competitionId AND t.week_id <= :weekId AND t.deleted_at IS NULL
    AND (:onlyPaid = 0 OR t.paid = 1)
  ORDER BY t.id LIMIT :rangeSize`;

/** All teams that take part in a matchday, in ranges by id: memory stays flat however many there are. */
export async function* lineupRanges(
  { sequelize }: GameContext,
  input: LineupRangesInput,
): AsyncGenerator<LinedUpTeam[]> {
  const { competitionId, weekId, versionBefore, onlyPaid, rangeSize } = input;
  let after = 0;
  for (;;) {
    const rows = await sequelize.query<TeamRow>(SELECT_RANGE, {
      type: QueryTypes.SELECT,
      replacements: {
        competitionId,
        weekId,
        weekBefore: weekId - 1,
        versionBefore: versionBefore ?? 0,
        onlyPaid: Number(onlyPaid),
        after,
        rangeSize,
      },
    });
    if (rows.length > 0) yield rows.map((row) => toTeam(row, weekId));
    if (rows.length < rangeSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function toTeam(row: TeamRow, weekId: number): LinedUpTeam {
  const { id, captainId, viceCaptainId, totalBefore, rankBefore } = row;
  return {
    teamId: id,
    createdAt: Number(row.createdAt),
    lineup: { starting: toIds(row.starting), bench: toIds(row.bench), captainId, viceCaptainId },
    booster: boosterInWeek(row, weekId),
    totalBefore: totalBefore ?? 0,
    rankBefore,
  };
}

function toIds(list: string): number[] {
  return list.split(',').map(Number);
}
