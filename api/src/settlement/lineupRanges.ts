import type { Booster, Lineup } from '@euro/game';
import { QueryTypes } from 'sequelize';
import type { Dialect } from '../db/database.js';
import type { GameContext } from './gameContext.js';

/** A team with the lineup that holds for a matchday. */
export interface LinedUpTeam {
  readonly teamId: number;
  readonly createdAt: number;
  readonly lineup: Lineup;
  readonly booster: Booster | null;
}

export interface LineupRangesInput {
  readonly competitionId: number;
  readonly weekId: number;
  readonly onlyPaid: boolean;
  /** Teams in one range. */
  readonly rangeSize: number;
}

interface TeamRow {
  readonly id: number;
  readonly createdAt: number;
  /** Captain, vice-captain, twelve starters, the bench: ids separated by commas. */
  readonly lineup: string;
  readonly booster: Booster | null;
}

/** The coach and eleven. */
const STARTING = 12;

/** A lineup holds until a later one: the latest row up to the matchday is the one that counts. */
function selectRange(dialect: Dialect): string {
  const columns = ['l.captain_id', 'l.vice_captain_id', 'l.starting', 'l.bench'];
  // One text instead of four values: drivers take their time for each value of each row.
  const lineup = dialect === 'mysql' ? `CONCAT_WS(',', ${columns.join(', ')})` : columns.join(" || ',' || ");
  return `
    SELECT t.id, t.created_at AS createdAt, ${lineup} AS lineup,
      CASE :weekId WHEN t.bank_week THEN 'bank' WHEN t.triple_captain_week THEN 'tripleCaptain'
        WHEN t.free_hit_week THEN 'freeHit' WHEN t.wild_card_week THEN 'wildCard' END AS booster
    FROM teams t
    JOIN team_lineups l ON l.team_id = t.id AND l.week_id =
      (SELECT MAX(x.week_id) FROM team_lineups x WHERE x.team_id = t.id AND x.week_id <= :weekId)
    WHERE t.id > :after AND t.competition_id = :competitionId AND t.week_id <= :weekId AND t.deleted_at IS NULL
      AND (:onlyPaid = 0 OR t.paid = 1)
    ORDER BY t.id LIMIT :rangeSize`;
}

/** All teams that take part in a matchday, in ranges by id: memory stays flat however many there are. */
export async function* lineupRanges(
  { sequelize, dialect }: GameContext,
  input: LineupRangesInput,
): AsyncGenerator<LinedUpTeam[]> {
  const { competitionId, weekId, onlyPaid, rangeSize } = input;
  const sql = selectRange(dialect);
  let after = 0;
  for (;;) {
    const rows = await sequelize.query<TeamRow>(sql, {
      type: QueryTypes.SELECT,
      replacements: {
        competitionId,
        weekId,
        onlyPaid: Number(onlyPaid),
        after,
        rangeSize,
      },
    });
    if (rows.length > 0) yield rows.map(toTeam);
    if (rows.length < rangeSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function toTeam({ id, lineup, booster, ...row }: TeamRow): LinedUpTeam {
  const [captainId = 0, viceCaptainId = 0, ...players] = lineup.split(',').map(Number);
  return {
    teamId: id,
    createdAt: Number(row.createdAt),
    lineup: {
      starting: players.slice(0, STARTING),
      bench: players.slice(STARTING),
      captainId,
      viceCaptainId,
    },
    booster,
  };
}
