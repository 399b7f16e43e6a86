import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { premiumCompetitionsSql } from './premiumSql.js';

/** Where somebody is a premium member. */
export interface Premium {
  readonly isEverywhere: boolean;
  /** The competitions whose own Premium was paid. */
  readonly competitionIds: readonly number[];
}

/** Where a user is a premium member now (docs/guides/premium.md). */
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

/** Whether a premium member anywhere: for what is of the person. */
export function isPremiumSomewhere({ isEverywhere, competitionIds }: Premium): boolean {
  return isEverywhere || competitionIds.length > 0;
}
