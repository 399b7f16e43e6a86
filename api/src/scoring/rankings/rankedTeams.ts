import type { RankedTeam } from '@euro/api-contract';
import { premiumSql } from '../../http/index.js';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { presentBadge } from '../../teams/index.js';

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
}

/** Teams of one owner that are looked at; more nobody can make. */
const MOST_OWN = 100;

const COLUMNS = `t.id AS teamId, t.name, t.badge, t.name_visible AS nameVisible, u.first_name AS firstName,
    u.last_name AS lastName,
    ${premiumSql('t.user_id', 't.competition_id')} AS isPremium`;
const SHOWN = `
  SELECT 0 AS isOwn, ${COLUMNS} FROM teams t JOIN users u ON u.id = t.user_id
   WHERE t.id IN (:teamIds) AND t.deleted_at IS NULL`;
const OWN = `
  SELECT * FROM (
    SELECT 1 AS isOwn, ${COLUMNS} FROM teams t JOIN users u ON u.id = t.user_id
     WHERE t.user_id = :userId AND t.competition_id = :competitionId AND t.deleted_at IS NULL
     ORDER BY t.id LIMIT ${MOST_OWN}) AS mine`;

interface Owner {
  readonly competitionId: number;
  readonly userId: number;
}

type RankedTeams = ReadonlyMap<number, RankedTeam>;

/**
 * What rankings show of these teams, and of those that somebody has in a competition, the oldest first: both by id, without
 * deleted ones. One statement, because a way to the database costs more than all the rest of a ranking.
 */
export async function loadRankedTeams(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamIds: readonly number[],
  owner: Owner | null,
): Promise<{ readonly shown: RankedTeams; readonly own: RankedTeams }> {
  const selects = [...(teamIds.length > 0 ? [SHOWN] : []), ...(owner ? [OWN] : [])];
  if (selects.length === 0) return { shown: new Map(), own: new Map() };
  const rows = await select<RankedTeamRow>(sequelize, selects.join(' UNION ALL '), {
    teamIds: [...teamIds],
    ...owner,
  });
  const own = rows.filter(({ isOwn }) => isOwn).sort((a, b) => a.teamId - b.teamId);
  return { shown: byId(rows.filter(({ isOwn }) => !isOwn)), own: byId(own) };
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
