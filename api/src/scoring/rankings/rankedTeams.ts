import type { RankedTeam } from '@euro/api-contract';
import { premiumSql } from '../../http/index.js';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { POSITION, POSITION_BITS, POSITIONS, readPosition } from '../../packed/index.js';
import { presentBadge } from '../../teams/index.js';
import type { RankingVersion } from './rankingParts.js';

/** A team with its manager, as the database answers it. */
interface RankedTeamRow {
  /** 1 among those of the owner. */
  readonly isOwn: number;
  readonly teamId: number;
  readonly name: string;
  readonly badge: string | null;
  readonly nameVisible: number | boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPremium: number;
  /** Only of those of the owner; null where the ranking was stored without it. */
  readonly position: Buffer | ArrayBuffer | null;
}

/** Maximum number of teams of one owner. */
const MAX_OWN_TEAMS = 100;

const COLUMNS = `t.id AS teamId, t.name, t.badge, t.name_visible AS nameVisible, u.first_name AS firstName,
    u.last_name AS lastName,
    ${premiumSql('t.user_id', 't.competition_id')} AS isPremium`;
const RANKED_TEAMS_SQL = `
  SELECT 0 AS isOwn, ${COLUMNS}, NULL AS position FROM teams t JOIN users u ON u.id = t.user_id
   WHERE t.id IN (:teamIds) AND t.deleted_at IS NULL`;
const OWN = `
  SELECT * FROM (
    SELECT 1 AS isOwn, ${COLUMNS},
        (SELECT SUBSTR(p.positions, (t.id % ${POSITIONS}) * ${POSITION} + 1, ${POSITION}) FROM ranking_positions p
          WHERE p.week_id = :weekId AND p.version = :version AND p.first_week = :firstWeek
            AND p.part = t.id >> ${POSITION_BITS}) AS position
      FROM teams t JOIN users u ON u.id = t.user_id
     WHERE t.user_id = :userId AND t.competition_id = :competitionId AND t.deleted_at IS NULL
     ORDER BY t.id LIMIT ${MAX_OWN_TEAMS}) AS mine`;

/** The owner whose teams are loaded, and the ranking. */
interface Owner extends RankingVersion {
  readonly userId: number;
}

type RankedTeams = ReadonlyMap<number, RankedTeam>;

/**
 * A team of the owner, and where it is in the ranking: null where it was stored without positions, −1 when it is not
 * in it.
 */
export interface OwnRankedTeam {
  readonly team: RankedTeam;
  readonly index: number | null;
}

/**
 * The rows of these teams by id, and the teams that an owner has in the competition, the oldest first; without
 * deleted ones. One statement, because a round trip to the database costs more than the rest of a ranking.
 */
export async function loadRankedTeams(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamIds: readonly number[],
  owner: Owner | null,
): Promise<{ readonly teams: RankedTeams; readonly own: readonly OwnRankedTeam[] }> {
  const selects = [...(teamIds.length > 0 ? [RANKED_TEAMS_SQL] : []), ...(owner ? [OWN] : [])];
  if (selects.length === 0) return { teams: new Map(), own: [] };
  const rows = await select<RankedTeamRow>(sequelize, selects.join(' UNION ALL '), {
    teamIds: [...teamIds],
    ...owner,
  });
  const shownRows = rows.filter(({ isOwn }) => !isOwn);
  const own = rows.filter(({ isOwn }) => isOwn).sort((a, b) => a.teamId - b.teamId);
  return {
    teams: new Map(shownRows.map((row) => [row.teamId, presentRankedTeam(row)])),
    own: own.map((row) => ({
      team: presentRankedTeam(row),
      index: row.position && readPosition(row.position) - 1,
    })),
  };
}

/** The manager's name only where the team shows it (decisions §5.4). */
function presentRankedTeam({ teamId, name, badge, isPremium, ...row }: RankedTeamRow): RankedTeam {
  const nameVisible = Boolean(row.nameVisible);
  return {
    id: teamId,
    name,
    badge: presentBadge(badge, Boolean(isPremium)),
    user: {
      firstName: nameVisible ? row.firstName : '',
      lastName: nameVisible ? row.lastName : '',
      nameVisible,
      premium: Boolean(isPremium),
    },
  };
}
