import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import type { Caller } from './caller.js';

/** For what premium members only may do (decisions §4.6). */
export function requirePremium(caller: Caller): void {
  if (!isPremium(caller)) throw new Refusal('premium-required');
}

export function isPremium(caller: Caller | null): boolean {
  return caller?.roles.has('premium') === true;
}

/** Competitions in which a user is a premium member. */
interface Premium {
  readonly isEverywhere: boolean;
  /** The competitions whose own Premium was paid. */
  readonly competitionIds: readonly number[];
}

/** Loads where a user is a premium member now (docs/guides/premium.md). */
export async function loadPremium(
  { sequelize }: Pick<Database, 'sequelize'>,
  userId: number,
  transaction?: Transaction,
): Promise<Premium> {
  const rows = await select<{ competitionId: number }>(
    sequelize,
    `SELECT 0 AS competitionId FROM user_roles WHERE user_id = :userId AND role = 'premium'
      UNION ALL ${premiumCompetitionsSql(':userId')}`,
    { userId },
    transaction,
  );
  const ids = rows.map(({ competitionId }) => competitionId);
  return { isEverywhere: ids.includes(0), competitionIds: ids.filter((id) => id !== 0) };
}

/** Whether a premium member in a competition. */
export function isPremiumIn({ isEverywhere, competitionIds }: Premium, competitionId: number): boolean {
  return isEverywhere || competitionIds.includes(competitionId);
}

/** True for a premium member of any competition, which counts for everything about the person. */
export function isPremiumSomewhere({ isEverywhere, competitionIds }: Premium): boolean {
  return isEverywhere || competitionIds.length > 0;
}

/** The conditions of an order that makes its payer a premium member of its competition alone. */
const LOCAL = "kind = 'premium' AND status = 'paid' AND granted = 1 AND premium_everywhere = 0";

/** SQL: whether a user is a premium member in a competition; both are columns or parameters of the statement. */
export function premiumSql(userId: string, competitionId: string): string {
  return `(EXISTS (SELECT 1 FROM user_roles pr WHERE pr.user_id = ${userId} AND pr.role = 'premium')
     OR EXISTS (SELECT 1 FROM orders po
                 WHERE po.user_id = ${userId} AND po.competition_id = ${competitionId} AND ${LOCAL}))`;
}

/** SQL: the competitions in which a user is a premium member while not in all, as `competitionId`. */
export function premiumCompetitionsSql(userId: string): string {
  return `SELECT DISTINCT competition_id AS competitionId FROM orders WHERE user_id = ${userId} AND ${LOCAL}`;
}
