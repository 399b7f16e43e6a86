import type { RankedTeam } from '@euro/api-contract';
import type { Database } from '../db/database.js';
import { readRows } from '../db/readRows.js';
import { presentBadge } from '../teams/presentBadge.js';

/** A team with its manager, as the database answers it. */
interface RankedTeamRow {
  readonly teamId: number;
  readonly name: string;
  readonly badge: string | null;
  readonly nameVisible: number | boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPremium: number;
}

/** Teams of one owner that are looked at; more nobody can make. */
const MOST_OWN = 100;

const SELECT = `
  SELECT t.id AS teamId, t.name, t.badge, t.name_visible AS nameVisible, u.first_name AS firstName,
    u.last_name AS lastName,
    EXISTS (SELECT 1 FROM user_roles o WHERE o.user_id = u.id AND o.role = 'premium') AS isPremium
  FROM teams t JOIN users u ON u.id = t.user_id`;

/** What rankings show of these teams, by id; deleted ones are left out. */
export async function loadRankedTeams(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, RankedTeam>> {
  if (teamIds.length === 0) return new Map();
  const rows = await readRows<RankedTeamRow>(
    sequelize,
    `${SELECT} WHERE t.id IN (:teamIds) AND t.deleted_at IS NULL`,
    { teamIds: [...teamIds] },
  );
  return byId(rows);
}

/** What rankings show of the teams that somebody has in a competition, by id, the oldest first. */
export async function loadOwnTeams(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
  userId: number,
): Promise<ReadonlyMap<number, RankedTeam>> {
  const rows = await readRows<RankedTeamRow>(
    sequelize,
    `${SELECT} WHERE t.user_id = :userId AND t.competition_id = :competitionId AND t.deleted_at IS NULL
      ORDER BY t.id LIMIT ${MOST_OWN}`,
    { userId, competitionId },
  );
  return byId(rows);
}

function byId(rows: readonly RankedTeamRow[]): Map<number, RankedTeam> {
  return new Map(rows.map((row) => [row.teamId, presentRankedTeam(row)]));
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
