import type { Database } from '../../../infra/db/database.js';
import { select } from '../../../infra/db/select.js';
import type { TeamNaming } from '../../../packed/index.js';

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

/** Progress of reading names. */
export interface NameIndexState {
  readonly highestId: number;
  /** Real time of the last reading. */
  readonly readAt: number;
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

/** Teams that were made or named since, in whatever process: two steps in an index. */
export async function namedTeamsSince(
  { sequelize }: Sql,
  { highestId, readAt }: NameIndexState,
): Promise<NamedTeam[]> {
  const rows = await select<NamingRow>(
    sequelize,
    `${SELECT} WHERE t.id > :highestId UNION ALL ${SELECT} WHERE t.named_at >= :since`,
    { highestId, since: readAt - OVERLAP },
  );
  return rows.map(present);
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
