import { QueryTypes } from 'sequelize';
import type { Database } from '../infra/db/database.js';

/** The counts on the operator's start page, as of now. */
export interface OverviewCounts {
  readonly users: number;
  readonly teams: number;
  readonly premium: number;
  /** Cents. */
  readonly income: number;
  readonly openOrders: number;
  readonly paymentMismatches: number;
  readonly waitingConversations: number;
  readonly waitingComplaints: number;
}

export async function overviewCounts(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
): Promise<OverviewCounts> {
  const [row] = await sequelize.query<Record<keyof OverviewCounts, number | string | null>>(
    `SELECT (SELECT COUNT(*) FROM users WHERE deleted_at IS NULL) AS users,
       (SELECT COUNT(*) FROM teams WHERE competition_id = :competitionId AND deleted_at IS NULL) AS teams,
       (SELECT COUNT(*) FROM user_roles WHERE role = 'premium') AS premium,
       (SELECT SUM(amount - refunded) FROM orders WHERE competition_id = :competitionId AND status = 'paid') AS income,
       (SELECT COUNT(*) FROM orders WHERE competition_id = :competitionId AND status = 'open') AS openOrders,
       (SELECT COUNT(*) FROM payment_mismatches WHERE settled IS NULL) AS paymentMismatches,
       (SELECT COUNT(*) FROM help_conversations WHERE waits = 1) AS waitingConversations,
       (SELECT COUNT(DISTINCT comment_id) + COUNT(DISTINCT league_id) + COUNT(DISTINCT team_id)
          FROM complaints WHERE decided_at IS NULL) AS waitingComplaints`,
    { type: QueryTypes.SELECT, replacements: { competitionId } },
  );
  // MySQL answers sums as text.
  const count = (name: keyof OverviewCounts) => Number(row?.[name] ?? 0);
  return {
    users: count('users'),
    teams: count('teams'),
    premium: count('premium'),
    income: count('income'),
    openOrders: count('openOrders'),
    paymentMismatches: count('paymentMismatches'),
    waitingConversations: count('waitingConversations'),
    waitingComplaints: count('waitingComplaints'),
  };
}
