import type { Transaction } from 'sequelize';
import { premiumSql } from '../http/index.js';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';
import type { Team, User } from '../models/index.js';
import type { LockedTeam } from './lockedTeam.js';

/** A team as reads need it, with the name of its manager. */
export type OwnedTeam = LockedTeam &
  Pick<Team, 'createdAt'> & {
    readonly owner: Pick<User, 'firstName' | 'lastName'> & { readonly premium: boolean };
  };

/** Columns for `readOwnedTeam`, from a statement over `teams t JOIN users u ON u.id = t.user_id`. */
export const OWNED_TEAM_COLUMNS = `
         t.id, t.competition_id AS competitionId, t.user_id AS userId, t.name, t.name_visible AS nameVisible,
         t.badge, t.week_id AS weekId, t.paid, t.payment_id AS paymentId, t.free_hit_week AS freeHitWeek,
         t.bank_week AS bankWeek, t.triple_captain_week AS tripleCaptainWeek, t.wild_card_week AS wildCardWeek,
         t.version, t.created_at AS createdAt, u.first_name AS firstName, u.last_name AS lastName,
         ${premiumSql('t.user_id', 't.competition_id')} AS premium`;

export type OwnedTeamRow = Omit<OwnedTeam, 'owner'> & OwnedTeam['owner'];

/** Null for a team that is not there (any more). */
export async function loadOwnedTeam(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamId: number,
  transaction?: Transaction,
): Promise<OwnedTeam | null> {
  const [row] = await select<OwnedTeamRow>(
    sequelize,
    `SELECT ${OWNED_TEAM_COLUMNS}
       FROM teams t JOIN users u ON u.id = t.user_id WHERE t.id = :teamId AND t.deleted_at IS NULL`,
    { teamId },
    transaction,
  );
  return row ? readOwnedTeam(row) : null;
}

/** Drops all other columns of the row. */
export function readOwnedTeam(row: OwnedTeamRow): OwnedTeam {
  const { firstName, lastName, premium } = row;
  return {
    id: row.id,
    competitionId: row.competitionId,
    userId: row.userId,
    name: row.name,
    // SQLite keeps flags as 0 and 1.
    nameVisible: Boolean(row.nameVisible),
    badge: row.badge,
    weekId: row.weekId,
    paid: Boolean(row.paid),
    paymentId: row.paymentId,
    freeHitWeek: row.freeHitWeek,
    bankWeek: row.bankWeek,
    tripleCaptainWeek: row.tripleCaptainWeek,
    wildCardWeek: row.wildCardWeek,
    version: row.version,
    createdAt: row.createdAt,
    owner: { firstName, lastName, premium: Boolean(premium) },
  };
}
