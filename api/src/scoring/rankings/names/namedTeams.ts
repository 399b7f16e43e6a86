import type { Database } from '../../../infra/db/database.js';
import { select } from '../../../infra/db/select.js';
import type { TeamNaming } from './foldNames.js';

/**
 * Sum of the possible difference between clocks of machines and the longest time until a change is committed, in
 * milliseconds.
 */
const OVERLAP = 10_000;

interface NamingRow {
  readonly id: number;
  readonly competitionId: number;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nameVisible: number | boolean;
  readonly isDeleted: number;
}

/** The searchable names of a team; null when it was deleted. */
export interface NamedTeam {
  readonly teamId: number;
  readonly competitionId: number;
  readonly naming: TeamNaming | null;
}

const SELECT = `
  SELECT t.id, t.competition_id AS competitionId, t.name, t.name_visible AS nameVisible,
    t.deleted_at IS NOT NULL AS isDeleted, u.first_name AS firstName, u.last_name AS lastName
  FROM teams t JOIN users u ON u.id = t.user_id`;

type Sql = Pick<Database, 'sequelize'>;

/** The next teams in the order of their ids. */
export async function namedTeamsAfter(
  { sequelize }: Sql,
  highestId: number,
  limit: number,
  lastId = Number.MAX_SAFE_INTEGER,
): Promise<NamedTeam[]> {
  const statement = `${SELECT} WHERE t.id > :highestId AND t.id <= :lastId ORDER BY t.id LIMIT :limit`;
  return (await select<NamingRow>(sequelize, statement, { highestId, limit, lastId })).map(present);
}

/**
 * Teams that were named since, in whatever process.
 * @param readAt real time of the last reading, in milliseconds
 */
export async function namedTeamsSince({ sequelize }: Sql, readAt: number): Promise<NamedTeam[]> {
  const statement = `${SELECT} WHERE t.named_at >= :since`;
  return (await select<NamingRow>(sequelize, statement, { since: readAt - OVERLAP })).map(present);
}

function present({
  id,
  competitionId,
  name,
  nameVisible,
  firstName,
  lastName,
  isDeleted,
}: NamingRow): NamedTeam {
  const manager = nameVisible ? `${firstName} ${lastName}` : null;
  return { teamId: id, competitionId, naming: isDeleted ? null : { teamId: id, name, manager } };
}
