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
