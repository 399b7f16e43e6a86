import type { Dialect } from '../../db/database.js';

/** The two rankings differ in the columns they are ordered by. */
export type RankingType = 'general' | 'week';

export const rankingColumns = {
  general: {
    points: 'total_half',
    rank: 'general_rank',
    position: 'general_position',
    move: 'r.general_move',
  },
  week: { points: 'half_points', rank: 'week_rank', position: 'week_position', move: 'NULL' },
} as const;

/** A row as the database answers it. */
export interface RankingRecord {
  readonly teamId: number;
  readonly name: string;
  readonly badge: string | null;
  readonly nameVisible: number | boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPremium: number;
  readonly points: number;
  readonly weekPoints: number;
  readonly teamRank: number;
  readonly position: number;
  readonly nextRank: number | null;
  readonly move: number | null;
}

/**
 * Rows of the visible version of one matchday's results, with their team and manager. The version is joined in the same
 * statement, so a reader sees one settlement or the other, never both.
 */
export function selectRanking(type: RankingType): string {
  const { points, rank, move } = rankingColumns[type];
  return `
    SELECT t.id AS teamId, t.name, t.badge, t.name_visible AS nameVisible, u.first_name AS firstName,
      u.last_name AS lastName, r.${points} AS points, r.half_points AS weekPoints, r.${rank} AS teamRank,
      r.${rankingColumns[type].position} AS position, n.${rank} AS nextRank, ${move} AS move,
      EXISTS (SELECT 1 FROM user_roles o WHERE o.user_id = u.id AND o.role = 'premium') AS isPremium
    ${fromRanking(type)}`;
}

/** How many rows there are; for searches, since a whole ranking's number is stored with the matchday. */
export function countRanking(): string {
  return `SELECT COUNT(*) AS total ${FROM}`;
}

const FROM = `
    FROM matchdays m
    JOIN team_results r ON r.week_id = m.week_id AND r.version = m.version
    JOIN teams t ON t.id = r.team_id AND t.deleted_at IS NULL
    JOIN users u ON u.id = t.user_id`;

function fromRanking(type: RankingType): string {
  const { position } = rankingColumns[type];
  return `${FROM}
    LEFT JOIN team_results n ON n.week_id = r.week_id AND n.version = r.version AND n.${position} = r.${position} + 1`;
}

export const OF_MATCHDAY = 'WHERE m.competition_id = :competitionId AND m.week_id = :weekId';

/** A page by places: however far down, it is one step in the index. */
export function betweenPlaces(type: RankingType): string {
  const { position } = rankingColumns[type];
  return `AND r.${position} > :after AND r.${position} <= :upTo ORDER BY r.${position}`;
}

export function byName(dialect: Dialect): string {
  const manager =
    dialect === 'sqlite' ? "u.first_name || ' ' || u.last_name" : "CONCAT(u.first_name, ' ', u.last_name)";
  return `AND (t.name LIKE :pattern ESCAPE '!' OR (t.name_visible = 1 AND ${manager} LIKE :pattern ESCAPE '!'))`;
}

/** A pattern that finds the text anywhere, its wildcards taken as letters. */
export function patternFor(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, '!$&')}%`;
}
